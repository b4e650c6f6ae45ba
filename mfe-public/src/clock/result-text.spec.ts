import { stateAt, type Programme, type RunEvent, type Segment } from '@wod/domain';
import { countedText, isCapped, repsOf, roundsOf, usualRoundsScore } from './result-text';

const work = (fields: Partial<Segment> = {}): Segment => ({ kind: 'work', label: '', tasks: [], tap: 'segment', ...fields });
const programme = (score: Programme['score'], segments: Segment[], capSeconds?: number): Programme => ({
  score,
  segments,
  ...(capSeconds !== undefined && { capSeconds }),
});
const nothing = { rounds: 0, reps: 0, load: undefined };
const taps = (...times: number[]): RunEvent[] => times.map((at) => ({ at, do: 'tap' }));

test('work for time is its time, or its cap with what was left', () => {
  const forTime = programme('TIME', [work()], 300);
  const done = stateAt(forTime, taps(252_000), 300_000);
  expect([isCapped(forTime, done), countedText(forTime, done, nothing, 'kg')]).toEqual([false, '4:12']);
  const capped = stateAt(forTime, [], 300_000);
  expect([isCapped(forTime, capped), countedText(forTime, capped, { ...nothing, reps: 14 }, 'kg')]).toEqual([true, 'Cap + 14 reps']);
  expect(countedText(forTime, capped, nothing, 'kg')).toBe('Cap');
});

test('rounds are those that were tapped, or the intervals that were not missed', () => {
  const amrap = programme('ROUNDS_AND_REPS', [work({ seconds: 600, tap: 'round' })]);
  expect(roundsOf(amrap, stateAt(amrap, taps(1000, 2000), 600_000))).toBe(2);
  expect(countedText(amrap, stateAt(amrap, [], 0), { ...nothing, rounds: 12, reps: 8 }, 'kg')).toBe('12 rounds + 8 reps');
  const emom = programme('ROUNDS_AND_REPS', [work({ seconds: 60 }), work({ seconds: 60 }), work({ seconds: 60 })]);
  expect(roundsOf(emom, stateAt(emom, [{ at: 70_000, do: 'miss' }], 180_000))).toBe(2);
});

test('parts and windows are no rounds where rounds are tapped, however few', () => {
  const rest: Segment = { kind: 'rest', label: 'Rest', seconds: 60, tasks: [], tap: 'none' };
  const chief = programme('ROUNDS_AND_REPS', [work({ seconds: 180, tap: 'round' }), rest, work({ seconds: 180, tap: 'round' })]);
  expect([[], taps(1000, 250_000)].map((events) => roundsOf(chief, stateAt(chief, events, 420_000)))).toEqual([0, 2]);
  const garbo = programme('ROUNDS_AND_REPS', [work({ tap: 'task', tasks: [{ entry: 0 }] }), work({ tap: 'round' })], 1260);
  expect([[], taps(100_000), taps(100_000, 200_000)].map((events) => roundsOf(garbo, stateAt(garbo, events, 1_260_000)))).toEqual([0, 0, 1]);
});

test('an interval that was broken off is no round', () => {
  const emom = programme('ROUNDS_AND_REPS', [work({ seconds: 60 }), work({ seconds: 60 }), work({ seconds: 60 })]);
  expect(roundsOf(emom, stateAt(emom, [{ at: 150_000, do: 'end' }], 180_000))).toBe(2);
  expect(roundsOf(emom, stateAt({ ...emom, isUntilMissed: true }, [{ at: 150_000, do: 'miss' }], 180_000))).toBe(2);
  const earned = programme('ROUNDS_AND_REPS', [work({ bySeconds: 240 }), work({ bySeconds: 240 }), work({ bySeconds: 480 })]);
  expect([taps(100_000), taps(100_000, 200_000, 300_000)].map((events) => roundsOf(earned, stateAt(earned, events, 480_000)))).toEqual([1, 3]);
});

test('a load is in the reader’s unit, and what isn’t scored is done', () => {
  const load = programme('LOAD', [work()]);
  expect(countedText(load, stateAt(load, [], 0), { ...nothing, load: '215' }, 'lb')).toBe('215 lb');
  const emom = programme('NONE', [work({ seconds: 60 }), work({ seconds: 60 })]);
  expect(countedText(emom, stateAt(emom, [], 120_000), nothing, 'kg')).toBe('Done');
  expect(countedText(emom, stateAt(emom, [{ at: 1000, do: 'miss' }], 120_000), nothing, 'kg')).toBe('1 of 2 done');
});

test('rounds that are each for time are the sum of their work, once all were done', () => {
  const everyThree = programme('TIME', [work({ seconds: 180 }), work({ seconds: 180 })]);
  const both = stateAt(everyThree, taps(90_000, 95_000, 180_000 + 100_000), 360_000);
  expect(both.took).toEqual([
    { segment: 0, ms: 90_000 },
    { segment: 1, ms: 100_000 },
  ]);
  expect(countedText(everyThree, both, nothing, 'kg')).toBe('3:10');
  expect(countedText(everyThree, stateAt(everyThree, taps(90_000), 360_000), nothing, 'kg')).toBe('Done');
  const oneOfThem = programme('TIME', [work({ seconds: 180 }), work()]);
  expect(countedText(oneOfThem, stateAt(oneOfThem, taps(90_000, 200_000), 200_000), nothing, 'kg')).toBe('3:20');
});

test('rounds that have a time each are scored by it, without the rest between them', () => {
  const rest: Segment = { kind: 'rest', label: 'Rest', seconds: 180, tasks: [], tap: 'none' };
  const barbara: Programme = { ...programme('TIME', [work(), rest, work(), rest, work()]), isEachForTime: true };
  const done = stateAt(barbara, taps(240_000, 660_000, 1_090_000), 1_090_000);
  expect(done.laps).toEqual([240_000, 240_000, 250_000]);
  expect((['sum', 'slowest', 'all'] as const).map((time) => countedText(barbara, done, { ...nothing, time }, 'kg'))).toEqual([
    '12:10',
    '4:10',
    '18:10',
  ]);
  expect(countedText(barbara, done, nothing, 'kg')).toBe('12:10');
  expect(countedText(barbara, stateAt(barbara, [...taps(240_000), { at: 500_000, do: 'end' }], 900_000), nothing, 'kg')).toBe('Done');
  expect(countedText({ ...barbara, capSeconds: 600 }, stateAt({ ...barbara, capSeconds: 600 }, taps(240_000), 900_000), nothing, 'kg')).toBe('Cap');
  expect(
    ['Note each time, the score is the slowest.', 'Note the slowest and the fastest round.'].map((description) => usualRoundsScore({ description })),
  ).toEqual(['slowest', 'sum']);
});

test('the reps that were ticked off are known', () => {
  const wod = {
    exercises: [7, 50, undefined].map((reps, index) => ({
      id: String(index),
      exerciseId: '',
      exercise: { id: '', name: '', equipment: 'BODYWEIGHT' as const },
      ...(reps && { reps }),
    })),
  };
  const tasks = [{ entry: 0 }, { entry: 1 }, { entry: 2, reps: 100 }];
  const amrap = programme('REPS', [work({ seconds: 600, tap: 'round', tasks })]);
  expect(repsOf(wod, amrap, stateAt(amrap, taps(1000, 2000, 3000), 600_000))).toBe(471);
  const windows = (...second: typeof tasks) =>
    programme('REPS', [work({ seconds: 600, tap: 'round', tasks }), work({ seconds: 600, tap: 'round', tasks: second })]);
  const [same, other] = [windows(...tasks), windows({ entry: 0 })];
  expect(repsOf(wod, same, stateAt(same, taps(1000, 700_000), 1_200_000))).toBe(314);
  expect(repsOf(wod, other, stateAt(other, taps(1000, 700_000), 1_200_000))).toBe(0);
  const growing = programme('REPS', [
    work({ seconds: 600, tap: 'round', tasks: [{ entry: 0, reps: 3, more: 3 }, { entry: 1, reps: 3, more: 3 }, { entry: 2 }] }),
  ]);
  expect([0, 1, 5].map((count) => repsOf(wod, growing, stateAt(growing, taps(...[1, 2, 3, 4, 5].slice(0, count)), 600_000)))).toEqual([0, 6, 90]);
  const lines = programme('REPS', [work({ tap: 'task', tasks }), work({ tap: 'task', tasks })]);
  expect(repsOf(wod, lines, stateAt(lines, taps(1, 2, 3, 4), 9000))).toBe(164);
  const rounds = programme('REPS', [work({ tasks }), work({ tasks, bySeconds: 240 })]);
  expect(repsOf(wod, rounds, stateAt(rounds, taps(1000), 240_000))).toBe(157);
  expect(repsOf(wod, rounds, stateAt(rounds, taps(1000, 2000), 240_000))).toBe(314);
  const free = programme('REPS', [work({ tap: 'task', isFree: true, tasks })]);
  expect(repsOf(wod, free, stateAt(free, [{ at: 1, do: 'part', task: 1, amount: 10 }], 1000))).toBe(10);
  expect(repsOf(wod, free, stateAt(free, [{ at: 1, do: 'part', task: 1, amount: 10 }, ...taps(2)], 1000))).toBe(157);
});
