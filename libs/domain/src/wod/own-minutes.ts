import { positive } from '../field/positive.js';
import type { WodInput } from './wod.js';

type Range = Pick<WodInput, 'minutesLow' | 'minutesHigh'>;

/** The middle of how long it usually takes, in whole minutes; undefined unless both ends are known. */
export function middleMinutes({ minutesLow, minutesHigh }: Range): number | undefined {
  const [low, high] = [positive(minutesLow), positive(minutesHigh)];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/** The minutes that somebody gave, or the middle of their range; undefined where the estimate counts. */
export function ownMinutes({
  estimatedDuration,
  minutesAreOwn = true,
  ...range
}: Range & Pick<WodInput, 'estimatedDuration' | 'minutesAreOwn'>): number | undefined {
  return minutesAreOwn ? (middleMinutes(range) ?? positive(estimatedDuration)) : undefined;
}
