import { stateAt, type Programme, type RunEvent, type Segment } from '@wod/domain';
import { countedText, isCapped, roundsOf } from './result-text';

const work = (fields: Partial<Segment> = {}): Segment => ({ kind: 'work', label: '', tasks: [], tap: 'segment', ...fields });
const programme = (score: Programme['score'], segments: Segment[], capSeconds?: number): Programme => ({ score, segments, ...(capSeconds !== undefined && { capSeconds }) });
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

test('a load is in the reader’s unit, and what isn’t scored is done', () => {
  const load = programme('LOAD', [work()]);
  expect(countedText(load, stateAt(load, [], 0), { ...nothing, load: '215' }, 'lb')).toBe('215 lb');
  const emom = programme('NONE', [work({ seconds: 60 }), work({ seconds: 60 })]);
  expect(countedText(emom, stateAt(emom, [], 120_000), nothing, 'kg')).toBe('Done');
  expect(countedText(emom, stateAt(emom, [{ at: 1000, do: 'miss' }], 120_000), nothing, 'kg')).toBe('1 of 2 done');
});
