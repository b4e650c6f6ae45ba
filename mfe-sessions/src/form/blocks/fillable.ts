import { blocksMinutes, lastingBlocks, type SessionDraft } from '@wod/domain';
import type { GeneratorOptions } from '../form-state';

/** What the generators fill: the minutes of the draft beside its blocks. Change-overs that are put anew don't count. */
export function fillable(draft: SessionDraft, { changeOver }: Pick<GeneratorOptions, 'changeOver'>) {
  const { totalMinutes, mobilityMinutes, cooldownMinutes, blocks } = draft;
  return { totalMinutes, mobilityMinutes, cooldownMinutes, blockMinutes: blocksMinutes(changeOver ? lastingBlocks(draft) : blocks) };
}
