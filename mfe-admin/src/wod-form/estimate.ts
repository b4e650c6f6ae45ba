import { estimateDuration } from '@wod/domain';
import { estimateInput, wodInput, type KnownExercises, type WodDraft } from './wod-draft';

/** The admin's own minutes, if they apply. */
export function ownMinutesOf(draft: WodDraft): number | undefined {
  const own = wodInput(draft).estimatedDuration;
  return own !== undefined && own > 0 ? own : undefined;
}

/** The minutes the WOD will have: the admin's own, or else the estimate; 0 when there is nothing to estimate from. */
export function minutesOf(draft: WodDraft, known: KnownExercises): number {
  const input = estimateInput(draft, known);
  return ownMinutesOf(draft) ?? (input === undefined ? 0 : estimateDuration(input));
}
