import type { Programme, Segment } from './programme.js';
import { countsDown, stateAt } from './run.js';
import { adjustRun, backKind, beginRun, elapsedOf, noteInRun, pauseOrGoOn, readRun, stepBackInRun, type RunRecord } from './run-record.js';

const minute = (): Segment => ({ kind: 'work', label: '', seconds: 60, tasks: [], tap: 'none' });
const emom: Programme = { segments: [minute(), minute(), minute()], score: 'NONE' };
const amrap: Programme = { segments: [{ kind: 'work', label: '', seconds: 600, tasks: [], tap: 'round' }], score: 'ROUNDS_AND_REPS' };
const FRAN = { kind: 'wod', id: 'fran' } as const;
const START = 1_000_000;
/** A run whose lead-in has just ended. */
const run: RunRecord = beginRun(FRAN, {}, START - 10_000);
const at = (seconds: number) => START + seconds * 1000;

test('it begins with a lead-in, in which nothing counts', () => {
  expect(elapsedOf(run, START - 10_000)).toBe(-10_000);
  expect(noteInRun(run, { do: 'tap' }, START - 5000)).toEqual(run);
  expect(elapsedOf(noteInRun(run, { do: 'skip' }, START - 5000), START - 5000)).toBe(0);
});

test('pauses don’t count', () => {
  const paused = pauseOrGoOn(run, at(30));
  expect(elapsedOf(paused, at(500))).toBe(30_000);
  expect(elapsedOf(pauseOrGoOn(paused, at(500)), at(510))).toBe(40_000);
});

test('ten seconds more or less stay within the minute', () => {
  const left = (changed: RunRecord, now: number) => stateAt(emom, changed.events, elapsedOf(changed, now)).left;
  expect(left(adjustRun(run, emom, 10_000, at(30)), at(30))).toBe(40_000);
  expect(left(adjustRun(run, emom, -10_000, at(30)), at(30))).toBe(20_000);
  expect(left(adjustRun(run, emom, 10_000, at(64)), at(64))).toBe(60_000);
  expect(left(adjustRun(run, emom, -10_000, at(55)), at(55))).toBe(1);
  expect(elapsedOf(adjustRun(run, emom, 10_000, at(-4)), at(-4))).toBe(-10_000);
});

test('on a clock that counts up, ten seconds more are ten seconds more on it', () => {
  const forTime: Programme = { segments: [{ kind: 'work', label: '', tasks: [], tap: 'task' }], capSeconds: 120, score: 'TIME' };
  const shown = (ms: number, now: number) => elapsedOf(adjustRun(run, forTime, ms, now), now);
  expect(shown(10_000, at(61))).toBe(71_000);
  expect(shown(-10_000, at(61))).toBe(51_000);
  expect(shown(-10_000, at(4))).toBe(0);
  expect(shown(10_000, at(115))).toBe(119_999);
});

test('without a cap, rounds are counted on a clock that counts up', () => {
  const open: Programme = { segments: [{ kind: 'work', label: '', tasks: [], tap: 'round' }], score: 'ROUNDS_AND_REPS' };
  const capped: Programme = { ...open, capSeconds: 120 };
  expect([open, capped].map((programme) => countsDown(programme, stateAt(programme, [], 61_000)))).toEqual([false, true]);
  expect(elapsedOf(adjustRun(run, open, 10_000, at(61)), at(61))).toBe(71_000);
  expect(elapsedOf(adjustRun(run, capped, 10_000, at(61)), at(61))).toBe(51_000);
});

test('ten seconds more keep the rounds that were counted', () => {
  const more = adjustRun(noteInRun(run, { do: 'tap' }, at(58)), amrap, 10_000, at(60));
  expect(elapsedOf(more, at(60))).toBe(50_000);
  expect(stateAt(amrap, more.events, 50_000)).toMatchObject({ rounds: 1, splits: [50_000], left: 550_000 });
});

test('back takes back the last tap, begins a minute anew, or goes to the one before', () => {
  const counted = noteInRun(run, { do: 'tap' }, at(58));
  expect(stepBackInRun(counted, amrap, at(60)).events).toEqual([]);
  expect(elapsedOf(stepBackInRun(run, emom, at(90)), at(90))).toBe(60_000);
  expect(elapsedOf(stepBackInRun(run, emom, at(61)), at(61))).toBe(0);
});

/** What the key for going back says and does at a moment, once pressed. */
const pressedBack = (from: RunRecord, programme: Programme, seconds: number) => {
  const changed = stepBackInRun(from, programme, at(seconds));
  return {
    says: backKind(programme, stateAt(programme, from.events, elapsedOf(from, at(seconds)))),
    shows: elapsedOf(changed, at(seconds)) / 1000,
    events: changed.events.length,
  };
};
const did = (events: RunRecord['events']): RunRecord => ({ ...run, events });

test('rounds of work that the time has ended stay, and what somebody has ended goes on', () => {
  const rounds = did([100, 200, 300].map((seconds) => ({ at: seconds * 1000, do: 'tap' })));
  expect(pressedBack(rounds, amrap, 700)).toEqual({ says: undefined, shows: 700, events: 3 });
  const stopped = did([...rounds.events, { at: 400_000, do: 'end' }]);
  expect(pressedBack(stopped, amrap, 700)).toEqual({ says: 'undo', shows: 700, events: 3 });
  expect(pressedBack(rounds, amrap, 400)).toEqual({ says: 'undo', shows: 400, events: 2 });
  // With nothing left to take back, the whole of it doesn't start over.
  expect(pressedBack(run, amrap, 400)).toEqual({ says: undefined, shows: 400, events: 0 });
});

test('it undoes only what was done in this segment, and never winds back work that is ended by a tap', () => {
  const tapped = (seconds?: number): Segment => ({ kind: 'work', label: '', tasks: [], tap: 'segment', ...(seconds !== undefined && { seconds }) });
  const barbara: Programme = { segments: [tapped(), { kind: 'rest', label: 'Rest', seconds: 180, tasks: [], tap: 'none' }, tapped()], score: 'TIME' };
  const round = did([{ at: 240_000, do: 'tap' }]);
  expect(pressedBack(round, barbara, 300)).toEqual({ says: 'undo', shows: 300, events: 0 });
  expect(pressedBack(round, barbara, 570)).toEqual({ says: undefined, shows: 570, events: 1 });
  expect(pressedBack(did([{ at: 30_000, do: 'miss' }]), emom, 130)).toEqual({ says: 'back', shows: 120, events: 1 });
  const everyThree: Programme = { segments: [tapped(180), tapped(180)], score: 'TIME' };
  expect(
    pressedBack(
      did([
        { at: 90_000, do: 'tap' },
        { at: 95_000, do: 'tap' },
      ]),
      everyThree,
      100,
    ),
  ).toEqual({ says: 'undo', shows: 100, events: 0 });
});

test('back during the lead-in begins that anew', () => {
  expect(elapsedOf(stepBackInRun(run, emom, at(-4)), at(-4))).toBe(-10_000);
  const paused = pauseOrGoOn(run, at(-4));
  expect(elapsedOf(stepBackInRun(paused, emom, at(60)), at(90))).toBe(-10_000);
});

test('it survives a reload, and anything else that was kept is ignored', () => {
  const kept = JSON.stringify(noteInRun(run, { do: 'tap' }, at(5)));
  expect(readRun(kept, FRAN, at(60))).toMatchObject({ of: FRAN, events: [{ at: 5000, do: 'tap' }] });
  for (const junk of [null, '', '{}', '[]', 'null', '{"of":{}}', '{"of":{"kind":"wod","id":"fran"},"answers":{},"beganAt":"x","events":[]}'])
    expect(readRun(junk, FRAN, at(60))).toBeUndefined();
  for (const plan of ['null', '[]', '{"seconds":60}']) expect(readRun(kept.replace('}', `},"plan":${plan}`), FRAN, at(60))).toBeUndefined();
  for (const other of [
    { ...FRAN, id: 'helen' },
    { ...FRAN, kind: 'session' as const },
  ])
    expect(readRun(kept, other, at(60))).toBeUndefined();
  expect(readRun(kept, FRAN, at(13 * 3600))).toBeUndefined();
});
