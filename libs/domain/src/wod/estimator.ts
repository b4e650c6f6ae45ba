import { positive } from '../field/positive.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/words.js';
import { entryTime } from './entry-time.js';
import type { EstimateEntry } from './entry-time.js';
import { PARAMETER_DEFAULTS } from './parameters.js';
import { parseRepScheme } from './rep-scheme.js';
import { tabataMinutes } from './tabata.js';
import type { WodType } from './wod-type.js';
import type { WodParameters } from './wod.js';

export type EstimateInput = WodParameters & { type: WodType; exercises: readonly EstimateEntry[] };

/** A line of the breakdown: first one for each exercise with its own minutes, then steps with the minutes reached so far. */
export interface EstimateStep {
  label: string;
  minutes: number;
}

/** The types whose length the clock decides, whatever the exercises are. */
function clockSteps({ type, timeCapMinutes, tabataCycles, intervalMinutes, exercises }: EstimateInput): EstimateStep[] | undefined {
  if (type === 'AMRAP') {
    const cap = positive(timeCapMinutes);
    return cap === undefined ? undefined : [{ label: 'Time cap', minutes: cap }];
  }
  if (type === 'TABATA') {
    const cycles = positive(tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
    return [{ label: `${plural(cycles, 'cycle')} × ${tabataMinutes(1)} minutes`, minutes: tabataMinutes(cycles) }];
  }
  if (type === 'EMOM') {
    const interval = positive(intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
    const intervals = Math.max(10, 3 * exercises.length);
    return [{ label: `${intervals} intervals × ${plural(interval, 'minute')}`, minutes: interval * intervals }];
  }
  return undefined;
}

/** What the type makes of the minutes that one pass through all exercises takes. */
function typeSteps(input: EstimateInput, base: number): EstimateStep[] {
  switch (input.type) {
    case 'ROUNDS': {
      const rounds = positive(input.rounds) ?? PARAMETER_DEFAULTS.rounds;
      if (rounds === 1) return [];
      return [
        { label: `× ${rounds} rounds`, minutes: base * rounds },
        { label: 'plus 0.5 minute between rounds', minutes: base * rounds + 0.5 * (rounds - 1) },
      ];
    }
    case 'LADDER': {
      const start = positive(input.startReps) ?? PARAMETER_DEFAULTS.startReps;
      const scheme = parseRepScheme(input.repScheme);
      const reps = scheme.length > 0 ? scheme.reduce((sum, set) => sum + set, 0) : (start * (start + 1)) / 2;
      const first = positive(input.exercises[0]?.reps) ?? LIMITS.defaultReps;
      return [{ label: `× ${reps} reps of the ladder ÷ ${plural(first, 'rep')} of the first exercise`, minutes: (base * reps) / first }];
    }
    case 'FOR_TIME': {
      const minutes = base * 1.2;
      const cap = positive(input.timeCapMinutes) ?? Infinity;
      return [{ label: '× 1.2 for breaks', minutes }, ...(minutes > cap ? [{ label: 'Time cap', minutes: cap }] : [])];
    }
    case 'CHIPPER_EMOM': {
      const interval = positive(input.intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
      const rests = Math.floor((1.3 * base) / interval);
      return [{ label: `plus ${plural(rests, 'interval')} × 0.5 minute of rest`, minutes: base + 0.5 * rests }];
    }
    default:
      return [];
  }
}

function workSteps(input: EstimateInput): EstimateStep[] {
  const times = input.exercises.map((entry, index) => ({ name: entry.name ?? `Exercise ${index + 1}`, ...entryTime(entry) }));
  const base = times.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return [
    ...times.map(({ name, formula, seconds }) => ({ label: `${name}: ${formula}`, minutes: seconds / 60 })),
    ...(times.length > 1 ? [{ label: 'One pass', minutes: base }] : []),
    ...(times.length > 0 ? typeSteps(input, base) : []),
  ];
}

/** Half minutes round up, once floating-point loss (3.4999999999 for 3.5) is corrected. */
const roundMinutes = (minutes: number): number => Math.round(Number(minutes.toFixed(9)));

/**
 * The estimate step by step, in this order: the exercises, one pass through them, what the type makes of it, rounding and
 * the minimum. The minutes of the last step are the estimate.
 */
export function explainEstimate(input: EstimateInput): EstimateStep[] {
  const steps = clockSteps(input) ?? workSteps(input);
  const last = steps.at(-1);
  if (last === undefined) return [{ label: 'No exercises', minutes: 0 }];
  // A plan of more than a day is a typing error, and more than the library stores.
  if (last.minutes > LIMITS.minutesMax) return [...steps, { label: 'At most 24 hours', minutes: LIMITS.minutesMax }];
  const rounded = roundMinutes(last.minutes);
  if (rounded === last.minutes && rounded >= 1) return steps;
  return [...steps, rounded < 1 ? { label: 'At least 1 minute', minutes: 1 } : { label: 'Rounded', minutes: rounded }];
}

/** The estimated duration in whole minutes (spec 9): at least 1; 0 only when there is nothing to estimate from. */
export function estimateDuration(input: EstimateInput): number {
  return explainEstimate(input).at(-1)?.minutes ?? 0;
}
