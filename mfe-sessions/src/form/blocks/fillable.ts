import { blocksMinutes, lastingBlocks, type SessionDraft } from '@wod/domain';
import type { GeneratorOptions } from '../form-state';

/** What the generators fill: the minutes of the draft that its blocks leave. Change-overs that will be replaced don't count. */
export function fillable(draft: SessionDraft, { changeOver }: Pick<GeneratorOptions, 'changeOver'>) {
  const { totalMinutes, mobilityMinutes, cooldownMinutes, blocks } = draft;
  return { totalMinutes, mobilityMinutes, cooldownMinutes, blockMinutes: blocksMinutes(changeOver ? lastingBlocks(draft) : blocks) };
}
