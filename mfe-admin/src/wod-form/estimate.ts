import { estimateDuration, type Wod } from '@wod/domain';
import { estimateInput, wodDraft, wodInput, type KnownExercises, type WodDraft } from './wod-draft';

/** The minutes that the WOD will have: the admin's own, or else the estimate; 0 when there is nothing to estimate from. */
export function minutesOf(draft: WodDraft, known: KnownExercises): number {
  const own = wodInput(draft).estimatedDuration;
  if (own !== undefined && own > 0) return own;
  const input = estimateInput(draft, known);
  return input === undefined ? 0 : estimateDuration(input);
}

/** The draft of a WOD; minutes that are not the estimator's were an admin's own, and stay so. */
export function draftOf(wod: Wod): WodDraft {
  const draft = wodDraft(wod);
  const known = new Map(wod.exercises.map(({ exercise }) => [exercise.id, exercise]));
  const { estimatedDuration } = wod;
  if (estimatedDuration === undefined || estimatedDuration === minutesOf(draft, known)) return draft;
  return { ...draft, ownMinutes: true, estimatedDuration: String(estimatedDuration) };
}
