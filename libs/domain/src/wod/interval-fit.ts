import { positive } from '../field/positive.js';
import { type EstimateEntry, workSeconds } from './entry-time.js';
import { PARAMETER_DEFAULTS } from './parameters.js';
import type { WodParameters } from './wod.js';
import type { WodType } from './wod-type.js';

/** The estimate counts the pace of most; the fit are up to twice as fast. */
const FASTER = 2;

/** An interval with more in it than fits. */
export interface FullInterval {
  /** how long its work is estimated to take */
  seconds: number;
  /** how long it is */
  interval: number;
}

type IntervalWod = Pick<WodParameters, 'intervalMinutes'> & { type: WodType; exercises: readonly EstimateEntry[] };

/**
 * The fullest interval of an EMOM or a Chipper EMOM, if not even fast athletes get its work done in it: at the pace of the estimate it takes
 * more than twice as long. Work for as many reps as possible fits whatever there is room for; a Chipper's interval
 * needs room for its interruptions only.
 */
export function overfullInterval({ type, intervalMinutes, exercises }: IntervalWod): FullInterval | undefined {
  if (type !== 'EMOM' && type !== 'CHIPPER_EMOM') return undefined;
  const interval = 60 * (positive(intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes);
  const done = exercises.filter(({ isMax, isEmomInterruption }) => !isMax && (type === 'EMOM' || isEmomInterruption));
  const everywhere = done.filter(({ minute }) => positive(minute) === undefined);
  const laps = [...new Set(done.flatMap(({ minute }) => positive(minute) ?? []))];
  const secondsOf = (entries: readonly EstimateEntry[]) => entries.reduce((sum, entry) => sum + workSeconds(entry), 0);
  const base = type === 'EMOM' ? secondsOf(everywhere) : secondsOf(done);
  const fullest = type === 'EMOM' ? Math.max(0, ...laps.map((lap) => secondsOf(done.filter(({ minute }) => minute === lap)))) : 0;
  const seconds = Math.round(base + fullest);
  return seconds > FASTER * interval ? { seconds, interval } : undefined;
}
