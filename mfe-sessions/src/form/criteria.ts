import { blocksMinutes, lastingBlocks, type GeneratorWod, type SessionDraft } from '@wod/domain';
import type { GeneratorOptions } from './form-state';

/**
 * What WODs are chosen by: the minutes of the draft that its blocks leave, and what the options say. Change-overs that will be replaced don't count.
 * @param wods to choose from
 */
export function criteriaOf<Picked extends GeneratorWod>(draft: SessionDraft, options: GeneratorOptions, wods: readonly Picked[]) {
  const { totalMinutes, mobilityMinutes, cooldownMinutes, blocks } = draft;
  const { equipment, excludedTypes, excludedNeeds, skip, changeOver } = options;
  return {
    totalMinutes,
    mobilityMinutes,
    cooldownMinutes,
    blockMinutes: blocksMinutes(changeOver ? lastingBlocks(draft) : blocks),
    wods,
    equipment,
    excludedTypes,
    excludedNeeds,
    skip: skip.map(({ id }) => id),
  };
}
