import { stateAt, type Programme, type Segment } from '@wod/domain';
import { adjust, begin, elapsed, note, pauseOrGoOn, readRun, stepBack, type RunRecord } from './run-record';

const minute = (): Segment => ({ kind: 'work', label: '', seconds: 60, tasks: [], tap: 'none' });
const emom: Programme = { segments: [minute(), minute(), minute()], score: 'NONE' };
const amrap: Programme = { segments: [{ kind: 'work', label: '', seconds: 600, tasks: [], tap: 'round' }], score: 'ROUNDS_AND_REPS' };
const START = 1_000_000;
/** A run whose lead-in has just ended. */
const run: RunRecord = begin('fran', {}, START - 10_000);
const at = (seconds: number) => START + seconds * 1000;

test('it begins with a lead-in, in which nothing counts', () => {
  expect(elapsed(run, START - 10_000)).toBe(-10_000);
  expect(note(run, { do: 'tap' }, START - 5000)).toEqual(run);
  expect(elapsed(note(run, { do: 'skip' }, START - 5000), START - 5000)).toBe(0);
});

test('pauses don’t count', () => {
  const paused = pauseOrGoOn(run, at(30));
  expect(elapsed(paused, at(500))).toBe(30_000);
  expect(elapsed(pauseOrGoOn(paused, at(500)), at(510))).toBe(40_000);
});

test('ten seconds more or less stay within the minute', () => {
  const left = (changed: RunRecord, now: number) => stateAt(emom, changed.events, elapsed(changed, now)).left;
  expect(left(adjust(run, emom, 10_000, at(30)), at(30))).toBe(40_000);
  expect(left(adjust(run, emom, -10_000, at(30)), at(30))).toBe(20_000);
  expect(left(adjust(run, emom, 10_000, at(64)), at(64))).toBe(60_000);
  expect(left(adjust(run, emom, -10_000, at(55)), at(55))).toBe(1);
  expect(elapsed(adjust(run, emom, 10_000, at(-4)), at(-4))).toBe(-10_000);
});

test('ten seconds more keep the rounds that were counted', () => {
  const more = adjust(note(run, { do: 'tap' }, at(58)), amrap, 10_000, at(60));
  expect(elapsed(more, at(60))).toBe(50_000);
  expect(stateAt(amrap, more.events, 50_000)).toMatchObject({ rounds: 1, splits: [50_000], left: 550_000 });
});

test('back takes back the last tap, begins a minute anew, or goes to the one before', () => {
  const counted = note(run, { do: 'tap' }, at(58));
  expect(stepBack(counted, amrap, at(60)).events).toEqual([]);
  expect(elapsed(stepBack(run, emom, at(90)), at(90))).toBe(60_000);
  expect(elapsed(stepBack(run, emom, at(61)), at(61))).toBe(0);
});

test('it survives a reload, and anything else that was kept is ignored', () => {
  const kept = JSON.stringify(note(run, { do: 'tap' }, at(5)));
  expect(readRun(kept, 'fran', at(60))).toMatchObject({ wodId: 'fran', events: [{ at: 5000, do: 'tap' }] });
  for (const junk of [null, '', '{}', '[]', 'null', '{"wodId":"fran","beganAt":"x","events":[]}']) expect(readRun(junk, 'fran', at(60))).toBeUndefined();
  expect(readRun(kept, 'helen', at(60))).toBeUndefined();
  expect(readRun(kept, 'fran', at(13 * 3600))).toBeUndefined();
});
