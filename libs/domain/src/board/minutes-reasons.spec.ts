import { minutesReasons } from './minutes-reasons.js';

type Timed = Parameters<typeof minutesReasons>[0];
const NOT_COUNTED = 'Warm-up and setting up are not counted.';
const FROM = 'Estimated from reps, distances and times, with five seconds to change movements';
const wod = (fields: Partial<Timed>): Timed => ({ type: 'FOR_TIME', estimatedDuration: 10, exercises: [{}], ...fields });

it.each<[Partial<Timed>, string[]]>([
  [{ minutesLow: 5, minutesHigh: 9, minutesAreOwn: true }, ['The usual minutes of athletes with experience who do it as written, rest included.']],
  [{ type: 'AMRAP', minutesLow: 20, minutesHigh: 20 }, ['The clock sets the time, rest included.']],
  [{ minutesAreOwn: true }, ['Set by whoever added this workout.']],
  [{ type: 'TABATA' }, ['The clock sets the time.']],
  [{ type: 'AMRAP', timeCapMinutes: 10 }, ['The clock sets the time.']],
  [{ type: 'AMRAP' }, [`${FROM}.`]],
  [{ type: 'EMOM' }, ['Estimated from the interval and the number of movements.']],
  [{ type: 'LADDER' }, [`${FROM}.`]],
  [{ type: 'ROUNDS' }, [`${FROM}, and half a minute between rounds.`]],
  [{ type: 'FOR_TIME' }, [`${FROM}, and a fifth on top for breaks.`]],
  [{ type: 'CHIPPER_EMOM' }, [`${FROM}, and half a minute for every interruption.`]],
  [{ type: 'LADDER', exercises: [{ partRounds: 1 }, { partRounds: 3 }] }, [`${FROM}.`, 'Each part counts as often as it is done.']],
  [{ type: 'LADDER', exercises: [{ partRounds: 1 }] }, [`${FROM}.`]],
  [{ type: 'LADDER', exercises: [{}, { restAfter: 60 }] }, [`${FROM}.`, 'Prescribed rest is not counted.']],
  [{ type: 'LADDER', restBetweenRounds: 60 }, [`${FROM}.`, 'Prescribed rest is not counted.']],
])('%j: %j', (fields, reasons) => {
  expect(minutesReasons(wod(fields))).toEqual([...reasons, NOT_COUNTED]);
});

it('gives no reasons where nobody knows how long it takes', () => {
  expect(minutesReasons(wod({ estimatedDuration: undefined }))).toEqual([]);
});
