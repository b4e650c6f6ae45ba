import { programmeOf, stateAt, type WodEntry } from '@wod/domain';
import { lowestOf, stationsOf, totalReps } from './stations';

const entry = (id: string, fields: Partial<WodEntry> = {}) => ({ id, exerciseId: id, order: 1, exercise: { name: id }, ...fields }) as WodEntry;
const minute = { isMax: true, duration: 60 };

test('timed stations are counted round by round, those that were reached', () => {
  const programme = programmeOf({
    type: 'ROUNDS',
    rounds: 3,
    restBetweenRounds: 60,
    score: 'REPS',
    exercises: [entry('a', minute), entry('b', minute)],
  });
  expect(stationsOf(programme, stateAt(programme, [], 8 * 60_000))).toEqual([
    { entry: 0, segments: [0, 3, 6] },
    { entry: 1, segments: [1, 4, 7] },
  ]);
  expect(stationsOf(programme, stateAt(programme, [], 200_000))).toEqual([
    { entry: 0, segments: [0, 3] },
    { entry: 1, segments: [1] },
  ]);
});

test('a Tabata has eight of each movement, and the lowest counts', () => {
  const programme = programmeOf({ type: 'TABATA', tabataCycles: 2, exercises: [entry('squat'), entry('push-up')] });
  const [squats, pushUps] = stationsOf(programme, stateAt(programme, [], 8 * 60_000));
  expect([squats?.segments.length, pushUps?.segments.length]).toEqual([8, 8]);
  const reps = Object.fromEntries((squats?.segments ?? []).map((segment, index) => [segment, 20 - index]));
  expect([lowestOf(squats!, reps), lowestOf(pushUps!, reps), totalReps(reps)]).toEqual([13, undefined, 132]);
});

test('work that is ended by a tap has no stations', () => {
  const programme = programmeOf({ type: 'FOR_TIME', exercises: [entry('a', { reps: 10 })] });
  expect(stationsOf(programme, stateAt(programme, [], 60_000))).toEqual([]);
});
