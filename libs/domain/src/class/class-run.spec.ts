import { adjustRun, elapsedOf, noteInRun, pauseOrGoOn, readRun, stepBackInRun, type RunRecord } from '../clock/run-record.js';
import type { Programme } from '../clock/programme.js';
import { MINUTE_MS } from '../text/spans.js';
import { amrap } from './class.fixtures.js';
import { classProgrammeOf } from './class-programme.js';
import { beginClass, clockRunOf, eventsAt, momentToBegin, noteInClass, plannedStart, stopClock, withClockRun } from './class-run.js';
import { classStateAt } from './class-state.js';

const programme = classProgrammeOf({
  totalMinutes: 20,
  mobilityMinutes: 5,
  cooldownMinutes: 2,
  wods: [{ id: 'x', wodId: 'x', order: 1, wod: amrap }],
});
const [own] = programme.stretches.flatMap((stretch) => stretch.programme ?? []);
const local = (hours: number, minutes: number, day = 22) => new Date(2026, 10, day, hours, minutes).getTime();
const SIX = local(18, 0);
const min = (minutes: number) => minutes * MINUTE_MS;

const stateOf = (run: RunRecord, now: number) => classStateAt(programme, eventsAt(run, now), elapsedOf(run, now));
/** Does something to the clock of the WOD, as its face does. */
const inClock = (run: RunRecord, now: number, change: (inner: RunRecord) => RunRecord): RunRecord => {
  const state = stateOf(run, now);
  const inner = clockRunOf(run, state, { kind: 'wod', id: 'ten' });
  return inner ? withClockRun(run, state, inner, change(inner), now) : run;
};

test.each([
  ['18:00', 18 * 60, local(17, 40), local(18, 0)],
  ['18:00, a little late', 18 * 60, local(18, 4), local(18, 0)],
  ['00:10, in the evening', 10, local(23, 50), local(0, 10, 23)],
  ['23:50, after midnight', 23 * 60 + 50, local(0, 5), local(23, 50, 21)],
  ['18:00, three hours late', 18 * 60, local(21, 0), local(18, 0)],
  ['18:00, over by now, is tomorrow’s', 18 * 60, local(21, 1), local(18, 0, 23)],
  ['07:00, in the evening', 7 * 60, local(18, 45), local(7, 0, 23)],
  ['18:45, in the morning', 18 * 60 + 45, local(6, 30), local(18, 45)],
])('%s: when a class begins that is set for it', (_, minutes, now, moment) => {
  expect(momentToBegin(minutes, now)).toBe(moment);
});

test('a class waits for its time, may begin before, and one that is late knows it', () => {
  const early = beginClass('s', true, SIX, SIX - min(5));
  expect(stateOf(early, SIX - min(5))).toMatchObject({ phase: 'before', isAuto: true });
  expect(plannedStart(early, SIX - min(5))).toBe(SIX);
  const atOnce = noteInClass(early, { do: 'next' }, SIX - min(4));
  expect(stateOf(atOnce, SIX - min(4))).toMatchObject({ phase: 'on', total: 0, behind: 0 });
  const late = beginClass('s', false, SIX, SIX + min(3));
  expect(stateOf(late, SIX + min(3))).toMatchObject({ phase: 'on', total: 0, behind: min(3), isAuto: false });
  expect(plannedStart(late, SIX + min(3))).toBe(SIX);
});

test('before it begins its plan may be changed, and nothing else begins it', () => {
  const early = beginClass('s', true, SIX, SIX - min(5));
  const changed = [
    { do: 'omit', task: 2 },
    { do: 'minutes', task: 0, amount: -1 },
    { do: 'minutes', task: 1, amount: 2 },
    { do: 'back' },
    { do: 'hand' },
    { do: 'go' },
  ] as const;
  const planned = changed.reduce((run: RunRecord, event, second) => noteInClass(run, event, SIX - min(4) + second * 1000), early);
  expect(stateOf(planned, SIX - min(3))).toMatchObject({ phase: 'before', isAuto: true });
  expect(stateOf(planned, SIX - min(3)).places.map(({ length, isOmitted }) => [length / MINUTE_MS, isOmitted])).toEqual([
    [4, false],
    [12, false],
    [2, true],
  ]);
  expect(stateOf(planned, SIX + min(4))).toMatchObject({ phase: 'on', stretch: 1, since: 0, left: min(12) });
  expect(stateOf(noteInClass(planned, { do: 'next' }, SIX - min(2)), SIX - min(1))).toMatchObject({ phase: 'on', stretch: 0, left: min(3) });
});

test('a pause makes it late, while it lasts and afterwards, and the plan stays where it was', () => {
  const begun = beginClass('s', false, SIX, SIX);
  const paused = pauseOrGoOn(begun, SIX + min(2));
  expect(stateOf(paused, SIX + min(5))).toMatchObject({ left: min(3), behind: min(3) });
  expect(plannedStart(paused, SIX + min(5))).toBe(SIX);
  const on = pauseOrGoOn(paused, SIX + min(6));
  expect(stateOf(on, SIX + min(7))).toMatchObject({ left: min(2), behind: min(4) });
  expect(plannedStart(on, SIX + min(7))).toBe(SIX);
});

test('the clock of its WOD counts, undoes, moves in time and pauses as on its own', () => {
  const GO = SIX + min(6);
  const go = noteInClass(noteInClass(beginClass('s', false, SIX, SIX), { do: 'next' }, SIX + min(5)), { do: 'go' }, GO);
  const clockAt = (run: RunRecord, now: number) => stateOf(run, now).clock?.state;
  expect(
    clockAt(
      inClock(go, GO + 1000, (run) => noteInRun(run, { do: 'skip' }, GO + 1000)),
      GO + 2000,
    ),
  ).toMatchObject({ phase: 'work', total: 1000 });

  const tapped = inClock(go, GO + min(2), (run) => noteInRun(run, { do: 'tap' }, GO + min(2)));
  expect(clockAt(tapped, GO + min(3))).toMatchObject({ rounds: 1, splits: [min(2) - 10_000] });
  expect(stateOf(tapped, GO + min(3))).toMatchObject({ stretch: 1, since: min(4) });

  const more = inClock(tapped, GO + min(3), (run) => adjustRun(run, own ?? { segments: [], score: 'NONE' }, 10_000, GO + min(3)));
  expect(clockAt(more, GO + min(3))).toMatchObject({ rounds: 1, total: min(3) - 20_000 });
  expect(stateOf(more, GO + min(3))).toMatchObject({ since: min(4) });

  const undone = inClock(more, GO + min(3), (run) => stepBackInRun(run, own ?? { segments: [], score: 'NONE' }, GO + min(3)));
  expect(clockAt(undone, GO + min(3))).toMatchObject({ rounds: 0, total: min(3) - 20_000 });

  const paused = inClock(tapped, GO + min(3), (run) => pauseOrGoOn(run, GO + min(3)));
  expect(paused.pausedAt).toBe(GO + min(3));
  const on = inClock(paused, GO + min(4), (run) => pauseOrGoOn(run, GO + min(4)));
  expect(clockAt(on, GO + min(5))).toMatchObject({ rounds: 1, total: min(4) - 10_000 });
  expect(stateOf(on, GO + min(5)).behind).toBe(min(1));
});

describe('by itself', () => {
  const GO = SIX + min(3);
  const short = { ...amrap, timeCapMinutes: 8, estimatedDuration: 5 };
  const two = classProgrammeOf({
    totalMinutes: 30,
    mobilityMinutes: 0,
    cooldownMinutes: 0,
    wods: ['a', 'b'].map((id, index) => ({ id, wodId: id, order: index + 1, wod: { ...short, id } })),
  });
  const at = (run: RunRecord, now: number) => classStateAt(two, eventsAt(run, now), elapsedOf(run, now));
  const inTheClock = (run: RunRecord, now: number, change: (inner: RunRecord, own: Programme) => RunRecord): RunRecord => {
    const [state, own] = [at(run, now), two.stretches[at(run, now).stretch]?.programme];
    const inner = clockRunOf(run, state, { kind: 'wod', id: 'a' });
    return inner && own ? withClockRun(run, state, inner, change(inner, own), now) : run;
  };
  /** Moves the clock that is on by ten seconds, which is as much more of it as of an AMRAP is left. */
  const tenMore = (run: RunRecord, now: number) => inTheClock(run, now, (inner, own) => adjustRun(inner, own, 10_000, now));
  const begun = noteInClass(beginClass('s', true, SIX, SIX), { do: 'go' }, GO);

  test('a clock that is moved to after the time of its stretch keeps the class where it is', () => {
    const NOW = SIX + min(7);
    expect(at(begun, NOW)).toMatchObject({ stretch: 0, clock: { state: { phase: 'work', total: min(4) - 10_000 } } });
    const moved = Array.from({ length: 20 }).reduce((run: RunRecord) => tenMore(run, NOW), begun);
    expect(at(moved, NOW)).toMatchObject({ stretch: 0, clock: { state: { phase: 'work', total: min(4) - 210_000 } } });
    // What was noted before is when it was, and the class goes on once the clock is done.
    expect(moved.events.slice(0, begun.events.length)).toEqual(begun.events);
    expect(at(moved, NOW + min(7))).toMatchObject({ stretch: 0 });
    expect(at(moved, NOW + min(8))).toMatchObject({ stretch: 1 });
  });

  test('a key that is held to move it is one event for each second', () => {
    const NOW = SIX + min(7);
    const moved = Array.from({ length: 90 }, (_, index) => NOW + index * 33).reduce((run, now) => tenMore(run, now), begun);
    expect(moved.events.length - begun.events.length).toBeLessThanOrEqual(3);
    expect(at(moved, NOW + 89 * 33)).toMatchObject({ stretch: 0, clock: { state: { phase: 'work', total: 0, left: min(8) } } });
  });

  test('one that wasn’t over yet goes on in its stretch, although the class had moved on by then', () => {
    const STOPPED = SIX + min(9);
    const on = noteInClass(noteInClass(beginClass('s', true, SIX, SIX), { do: 'next' }, GO), { do: 'go' }, GO);
    const stopped = noteInClass(on, { do: 'end' }, STOPPED);
    expect(at(stopped, STOPPED)).toMatchObject({ phase: 'done' });
    const returned = noteInClass(stopped, { do: 'back' }, STOPPED + 3000);
    expect(at(returned, STOPPED + 3000)).toMatchObject({ phase: 'on', stretch: 1, clock: { state: { phase: 'done' } } });
    const undone = inTheClock(returned, STOPPED + 4000, (inner, own) => stepBackInRun(inner, own, STOPPED + 4000));
    expect(at(undone, STOPPED + 4000)).toMatchObject({ phase: 'on', stretch: 1, clock: { state: { phase: 'work', total: min(6) - 6000 } } });
    const tapped = inTheClock(undone, STOPPED + 5000, (inner) => noteInRun(inner, { do: 'tap' }, STOPPED + 5000));
    expect(at(tapped, STOPPED + 5000)).toMatchObject({ stretch: 1, clock: { state: { rounds: 1 } } });
  });

  test('one that is stopped while it counts in takes its moves along', () => {
    const stopped = noteInClass(begun, { do: 'end' }, SIX + min(4));
    const again = noteInClass(stopped, { do: 'go' }, SIX + min(4.5));
    const moved = tenMore(again, SIX + min(4.5) + 5000);
    expect(stopClock(moved, at(moved, SIX + min(4.5) + 6000), SIX + min(4.5) + 6000)).toEqual(stopped);
  });
});

test('minutes given while a WOD is done stay when something of it is taken back', () => {
  const go = noteInClass(noteInClass(beginClass('s', false, SIX, SIX), { do: 'next' }, SIX), { do: 'go' }, SIX);
  const tapped = inClock(go, SIX + min(1), (run) => noteInRun(run, { do: 'tap' }, SIX + min(1)));
  const longer = noteInClass(tapped, { do: 'minutes', task: 1, amount: 2 }, SIX + min(2));
  const undone = inClock(longer, SIX + min(3), (run) => stepBackInRun(run, own ?? { segments: [], score: 'NONE' }, SIX + min(3)));
  expect(stateOf(undone, SIX + min(3))).toMatchObject({ left: min(9), clock: { state: { rounds: 0 } } });
});

test('it goes on after a reload', () => {
  const run = noteInClass(beginClass('s', true, SIX, SIX), { do: 'next' }, SIX + min(1));
  expect(readRun(JSON.stringify(run), { kind: 'session', id: 's' }, SIX + min(9))).toEqual(run);
  expect(readRun(JSON.stringify(run), { kind: 'session', id: 'other' }, SIX)).toBeUndefined();
});

describe('with two WODs', () => {
  const two = classProgrammeOf({
    totalMinutes: 30,
    mobilityMinutes: 0,
    cooldownMinutes: 0,
    wods: ['a', 'b'].map((id, index) => ({ id, wodId: id, order: index + 1, wod: { ...amrap, id } })),
  });
  const at = (run: RunRecord, now: number) => classStateAt(two, eventsAt(run, now), elapsedOf(run, now));
  const clockAt = (run: RunRecord, now: number) => at(run, now).clock?.state;
  const inOne = (run: RunRecord, now: number, change: (inner: RunRecord, own: Programme) => RunRecord): RunRecord => {
    const [state, own] = [at(run, now), two.stretches[at(run, now).stretch]?.programme];
    const inner = clockRunOf(run, state, { kind: 'wod', id: 'ten' });
    return inner && own ? withClockRun(run, state, inner, change(inner, own), now) : run;
  };
  const tap = (run: RunRecord, now: number) => inOne(run, now, (inner) => noteInRun(inner, { do: 'tap' }, now));
  const next = (run: RunRecord, now: number) => noteInClass(run, { do: 'next' }, now);
  const back = (run: RunRecord, now: number) => noteInClass(run, { do: 'back' }, now);
  const go = (run: RunRecord, now: number) => noteInClass(run, { do: 'go' }, now);
  /** Four rounds in the first; and one in the second. */
  const first = [2, 3, 4, 5].reduce((run, minute) => tap(run, SIX + min(minute)), go(beginClass('s', false, SIX, SIX), SIX + 10_000));
  const second = tap(go(next(first, SIX + min(6)), SIX + min(6)), SIX + min(8));

  test('after Back what is done counts in the WOD that is shown, once, and the clock of the later one stays as it was', () => {
    const NOW = SIX + min(9);
    const undo = (run: RunRecord) => inOne(run, NOW, (inner, own) => stepBackInRun(inner, own, NOW));
    const moved = (run: RunRecord, ms: number) => inOne(run, NOW, (inner, own) => adjustRun(inner, own, ms, NOW));
    const tapped = tap(back(second, NOW), NOW);
    const ways: [RunRecord, { rounds: number; total: number }][] = [
      [tapped, { rounds: 5, total: min(9) - 20_000 }],
      [tap(tapped, NOW), { rounds: 6, total: min(9) - 20_000 }],
      [undo(undo(tapped)), { rounds: 3, total: min(9) - 20_000 }],
      // An AMRAP shows what is left: more of it is an earlier moment.
      [moved(tapped, 10_000), { rounds: 5, total: min(9) - 30_000 }],
      [tap(moved(tapped, -10_000), NOW), { rounds: 6, total: min(9) - 10_000 }],
    ];
    for (const [changed, expected] of ways) {
      expect(clockAt(changed, NOW)).toMatchObject({ phase: 'work', ...expected });
      const later = next(changed, NOW);
      expect(clockAt(later, NOW)).toEqual(clockAt(second, NOW));
      expect(clockAt(tap(later, NOW), NOW)).toMatchObject({ rounds: 2 });
      expect(clockAt(back(tap(later, NOW), NOW), NOW)).toEqual(clockAt(changed, NOW));
    }
  });

  test('its clock can be stopped and taken back, and while it counts in it was never started', () => {
    const NOW = SIX + min(9);
    const stopped = stopClock(second, at(second, NOW), NOW);
    expect(clockAt(stopped, SIX + min(10))).toMatchObject({ phase: 'done', rounds: 1, total: min(3) - 10_000 });
    expect(
      clockAt(
        inOne(stopped, SIX + min(10), (inner, own) => stepBackInRun(inner, own, SIX + min(10))),
        SIX + min(10),
      ),
    ).toMatchObject({ phase: 'work', rounds: 1 });
    expect(stopClock(stopped, at(stopped, SIX + min(10)), SIX + min(10))).toBe(stopped);
    expect(at(back(stopped, NOW), NOW)).toMatchObject({ stretch: 0, clock: { state: { rounds: 4 } } });
    const again = go(stopped, SIX + min(10));
    expect(clockAt(again, SIX + min(10))).toMatchObject({ phase: 'lead-in' });
    expect(stopClock(again, at(again, SIX + min(10)), SIX + min(10))).toEqual(stopped);
  });
});

test('to start a clock ends a pause', () => {
  const on = noteInClass(beginClass('s', false, SIX, SIX), { do: 'next' }, SIX + min(5));
  const started = noteInClass(pauseOrGoOn(on, SIX + min(6)), { do: 'go' }, SIX + min(8));
  expect(stateOf(started, SIX + min(8.5)).clock?.state).toMatchObject({ phase: 'work', total: 20_000 });
  expect(plannedStart(started, SIX + min(9))).toBe(SIX);
  expect(stateOf(started, SIX + min(9))).toMatchObject({ behind: min(2) });
});
