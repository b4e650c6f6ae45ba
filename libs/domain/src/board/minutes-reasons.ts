import { positive } from '../field/positive.js';
import type { WodType } from '../wod/wod-type.js';
import type { Wod, WodEntryFields } from '../wod/wod.js';
import { usualMinutes } from './minutes.js';

type Timed = Pick<Wod, 'type' | 'timeCapMinutes' | 'estimatedDuration' | 'minutesAreOwn' | 'minutesLow' | 'minutesHigh' | 'restBetweenRounds'> & {
  exercises: readonly Pick<WodEntryFields, 'partRounds' | 'restAfter'>[];
};

/** What the estimate of spec 9 adds to one pass through the exercises. */
const ADDED: Partial<Record<WodType, string>> = {
  ROUNDS: ', and half a minute between rounds',
  FOR_TIME: ', and a fifth on top for breaks',
  CHIPPER_EMOM: ', and half a minute for every interruption',
};

function source(wod: Timed): string[] {
  if (usualMinutes(wod) !== undefined) {
    return [
      wod.minutesLow === wod.minutesHigh
        ? 'The clock sets the time, rest included.'
        : 'The usual minutes of athletes with experience who do it as written, rest included.',
    ];
  }
  if (wod.minutesAreOwn) return ['Set by whoever added this workout.'];
  if (wod.type === 'TABATA' || (wod.type === 'AMRAP' && positive(wod.timeCapMinutes) !== undefined)) return ['The clock sets the time.'];
  if (wod.type === 'EMOM') return ['Estimated from the interval and the number of movements.'];
  const [partRounds, restAfter] = [
    wod.exercises.map((entry) => positive(entry.partRounds) ?? 1),
    wod.exercises.map((entry) => positive(entry.restAfter)),
  ];
  return [
    `Estimated from reps, distances and times, with five seconds to change movements${ADDED[wod.type] ?? ''}.`,
    ...(partRounds.some((rounds) => rounds > 1) ? ['Each part counts as often as it is done.'] : []),
    ...([positive(wod.restBetweenRounds), ...restAfter].some(Boolean) ? ['Prescribed rest is not counted.'] : []),
  ];
}

/** Where a WOD's minutes come from and what they leave out, in sentences for a person; none where its length is unknown. */
export const minutesReasons = (wod: Timed): string[] =>
  positive(wod.estimatedDuration) === undefined ? [] : [...source(wod), 'Warm-up and setting up are not counted.'];
