import { estimateDuration, type EstimateInput } from './estimator.js';
import { middleMinutes } from './own-minutes.js';
import { scoreOf } from './score.js';
import type { WodInput } from './wod.js';

/** How many times longer than the slowest athletes the estimate may take. */
const MUCH_LONGER = 4;
/** How many times longer than the estimate the fastest athletes may take: it doesn't know about rest, lifts and what is in notes. */
const MUCH_SHORTER = 8;

type Minutes = Pick<WodInput, 'score' | 'estimatedDuration' | 'minutesAreOwn' | 'minutesLow' | 'minutesHigh'>;

/**
 * Our estimate in minutes, where somebody's own minutes are so far from it that one of them is probably a typing error: the estimate is
 * four times as long, or an eighth. Undefined where they agree, and where there is nothing to compare: the clock decides the length of
 * an AMRAP, an EMOM and a Tabata, and lifts are mostly rest.
 */
export function estimateFarFromOwn(wod: EstimateInput & Minutes): number | undefined {
  if (!wod.minutesAreOwn || ['AMRAP', 'EMOM', 'TABATA'].includes(wod.type) || scoreOf(wod) === 'LOAD') return undefined;
  const isRange = middleMinutes(wod) !== undefined;
  const [low, high] = isRange ? [wod.minutesLow, wod.minutesHigh] : [wod.estimatedDuration, wod.estimatedDuration];
  const estimate = estimateDuration(wod);
  if (!low || !high || estimate === 0) return undefined;
  return estimate >= MUCH_LONGER * high || low >= MUCH_SHORTER * estimate ? estimate : undefined;
}
