import type { RunEvent } from '../clock/run.js';
import { MINUTE_MS } from '../text/spans.js';
import { amrap, sunday } from './class.fixtures.js';
import { classAdvice, kitChange } from './class-advice.js';
import { classProgrammeOf } from './class-programme.js';
import { classStateAt } from './class-state.js';

const programme = classProgrammeOf(sunday);
const min = (minutes: number) => minutes * MINUTE_MS;
const did = (at: number, what: RunEvent['do'], fields: Partial<RunEvent> = {}): RunEvent => ({ at: min(at), do: what, ...fields });
const auto = did(0, 'auto');
const nexts = (...moments: number[]) => moments.map((at) => did(at, 'next'));

/** What somebody at the wall reads: stretch, how long it has left, where the class stands. */
const read = (events: RunEvent[], at: number, of = programme) => {
  const state = classStateAt(of, events, min(at));
  return [of.stretches[state.stretch]?.title, state.left === undefined ? undefined : state.left / MINUTE_MS, classAdvice(of, state)];
};

test('a session becomes its stretches, in order, with the programmes of its WODs', () => {
  expect(programme.stretches.map(({ title, seconds }) => [title, seconds / 60])).toEqual([
    ['Briefing', 5],
    ['Warm-up', 12],
    ['Set-up', 3],
    ['DT', 13],
    ['Change over', 3],
    ['Annie', 10],
    ['Cool-down', 14],
  ]);
  expect(programme.stretches.map(({ programme: own }) => own?.segments.length)).toEqual([
    undefined,
    undefined,
    undefined,
    5,
    undefined,
    5,
    undefined,
  ]);
  expect(programme.seconds).toBe(3600);
});

test.each<[string, RunEvent[], number, unknown[]]>([
  ['begins with the first stretch', [], 0, ['Briefing', 5, 'On time']],
  ['by hand a stretch goes on over its time', [], 8.5, ['Briefing', -3.5, '3 min behind: cool-down is 11 min instead of 14']],
  ['until Next', nexts(8.5), 9, ['Warm-up', 11.5, '3 min behind: cool-down is 11 min instead of 14']],
  ['by itself it goes on when the time is over', [auto], 5, ['Warm-up', 12, 'On time']],
  ['through everything', [auto], 45.5, ['Annie', 0.5, 'On time']],
  ['Next before the time is over', nexts(2), 3, ['Warm-up', 11, '3 min ahead']],
  ['too late for the cool-down alone', nexts(15), 15, ['Warm-up', 12, '10 min behind: cool-down is 7 min instead of 14; shorten DT by 3 min']],
  [
    'later than all that the next WOD lasts',
    nexts(15, 27, 42),
    42,
    ['DT', 13, '22 min behind: cool-down is 7 min instead of 14; it ends 15 min late'],
  ],
  ['behind the last WOD', nexts(15, 27, 30, 43, 46, 56), 56, ['Cool-down', 7, '3 min behind: it ends 3 min late']],
  ['caught up in the cool-down', nexts(8, 20, 23, 36, 39, 49), 50, ['Cool-down', 10, 'On time']],
  [
    'a WOD that was left out gains its minutes',
    [...nexts(8, 20, 23, 36), did(37, 'omit', { task: 5 }), did(39, 'next')],
    39,
    ['Cool-down', 14, '7 min ahead'],
  ],
  ['taken back in', [did(1, 'omit', { task: 5 }), did(2, 'omit', { task: 5 }), ...nexts(5, 17, 20, 33, 36)], 36, ['Annie', 10, 'On time']],
  [
    'the present stretch can’t be left out, nor one that there isn’t',
    [did(1, 'omit', { task: 0 }), did(1, 'omit', { task: 99 })],
    1,
    ['Briefing', 4, 'On time'],
  ],
  ['the first one is left out before it has begun', [auto, did(0, 'omit', { task: 0 })], 3, ['Warm-up', 9, '5 min ahead']],
  ['with the next one, and taken back in', [0, 1, 1].map((task) => did(0, 'omit', { task })), 3, ['Warm-up', 9, '5 min ahead']],
  ['both taken back in', [0, 1, 0, 1].map((task) => did(0, 'omit', { task })), 3, ['Briefing', 2, 'On time']],
  ['not all of them', [0, 1, 2, 3, 4, 5, 6].map((task) => did(0, 'omit', { task })), 3, ['Cool-down', 11, '46 min ahead']],
  ['a minute more', [did(1, 'minutes', { amount: 1 })], 2, ['Briefing', 4, '1 min behind: cool-down is 13 min instead of 14']],
  ['a minute less', [did(1, 'minutes', { amount: -1 })], 2, ['Briefing', 2, '1 min ahead']],
  [
    'a minute more after the time counts from then',
    [did(7, 'minutes', { amount: 1 })],
    7.5,
    ['Briefing', 0.5, '3 min behind: cool-down is 11 min instead of 14'],
  ],
  ['fewer minutes than have passed end it now', [auto, did(4.5, 'minutes', { amount: -1 })], 4.5, ['Warm-up', 12, 'On time']],
  [
    'a coming WOD shortened',
    [...nexts(15), did(16, 'minutes', { task: 3, amount: -3 })],
    16,
    ['Warm-up', 11, '10 min behind: cool-down is 7 min instead of 14'],
  ],
  [
    'a cool-down that somebody has set stays',
    [...nexts(8), did(9, 'minutes', { task: 6, amount: 1 })],
    9,
    ['Warm-up', 11, '3 min behind: cool-down is 12 min instead of 14; shorten DT by 1 min'],
  ],
  [
    'minutes of a stretch that is over, or of none, change nothing',
    [...nexts(5), did(6, 'minutes', { task: 0, amount: 5 }), did(6, 'minutes', { task: 70, amount: 5 })],
    6,
    ['Warm-up', 11, 'On time'],
  ],
  ['Back goes on as if it had not been left', [...nexts(2), did(3, 'back')], 3, ['Briefing', 2, 'On time']],
  ['Back in the first stretch changes nothing', [did(3, 'back')], 3, ['Briefing', 2, 'On time']],
  ['Back after the time holds it', [auto, did(6, 'back')], 9, ['Briefing', -4, '4 min behind: cool-down is 10 min instead of 14']],
  ['until Next, and then by itself again', [auto, did(6, 'back'), ...nexts(9)], 21, ['Set-up', 3, '4 min behind: cool-down is 10 min instead of 14']],
  ['Back before its time ends it then', [auto, ...nexts(2), did(3, 'back')], 5.5, ['Warm-up', 11.5, 'On time']],
  ['to by itself after the time goes on from then', [did(8, 'auto')], 8, ['Warm-up', 12, '3 min behind: cool-down is 11 min instead of 14']],
  ['by hand from now on', [auto, did(6, 'hand')], 20, ['Warm-up', -3, '3 min behind: cool-down is 11 min instead of 14']],
  ['a pause is lost', [did(3, 'lost', { amount: 240 })], 4, ['Briefing', 1, '4 min behind: cool-down is 10 min instead of 14']],
  ['so is a late start', [did(0, 'lost', { amount: 150 }), auto], 5, ['Warm-up', 12, '2 min behind: cool-down is 12 min instead of 14']],
  ['a pause in the cool-down shortens what is left of it', [auto, did(48, 'lost', { amount: 120 })], 48, ['Cool-down', 10, 'On time']],
])('%s', (_, events, at, expected) => {
  expect(read(events, at)).toEqual(expected);
});

test('a WOD that is to be shortened lasts longer than that', () => {
  const annieFirst = classProgrammeOf({ ...sunday, wods: sunday.wods.toReversed() });
  expect(read(nexts(15), 15, annieFirst)[2]).toBe('10 min behind: cool-down is 7 min instead of 14; shorten Annie by 3 min');
  expect(read(nexts(23), 23, annieFirst)[2]).toBe('18 min behind: cool-down is 7 min instead of 14; shorten DT by 11 min');
});

test('time that is free gives way first', () => {
  const roomy = classProgrammeOf({ ...sunday, totalMinutes: 65 });
  expect(read([], 8, roomy)).toEqual(['Briefing', -3, '3 min behind: it still ends in time']);
  expect(read([], 12, roomy)).toEqual(['Briefing', -7, '7 min behind: cool-down is 12 min instead of 14']);
});

test('a plan that is longer than its total ends with its last stretch', () => {
  expect(read([], 0, classProgrammeOf({ ...sunday, totalMinutes: 40 }))).toEqual(['Briefing', 5, 'On time']);
});

test('every stretch has its time by the clock on the wall, whatever was paused, left out or gone back to', () => {
  const { places } = classStateAt(programme, [...nexts(5), did(10, 'lost', { amount: 120 }), did(10, 'omit', { task: 4 }), ...nexts(17)], min(18));
  expect(places.map(({ from, to, isOmitted }) => [from / MINUTE_MS, to / MINUTE_MS, isOmitted])).toEqual([
    [0, 5, false],
    [5, 19, false],
    [19, 22, false],
    [22, 35, false],
    [35, 35, true],
    [35, 45, false],
    [45, 59, false],
  ]);
});

test('it is over after the last stretch, by Next or by itself, or when somebody says so; and Back takes that back', () => {
  const phase = (events: RunEvent[], at: number) => {
    const { phase: now, total, next, left } = classStateAt(programme, events, min(at));
    return [now, total / MINUTE_MS, next, left === undefined ? undefined : left / MINUTE_MS];
  };
  expect(phase([auto], 60)).toEqual(['done', 60, undefined, 0]);
  expect(phase(nexts(5, 17, 20, 33, 36, 46, 58), 70)).toEqual(['done', 58, undefined, 2]);
  expect(phase([did(30, 'finish')], 70)).toEqual(['done', 30, undefined, -25]);
  expect(phase([did(30, 'finish'), did(31, 'next')], 70)).toEqual(['done', 30, undefined, -25]);
  expect(phase([auto, did(61, 'back')], 62)).toEqual(['on', 62, undefined, -2]);
  expect(phase([], -1)).toEqual(['before', 0, 1, 5]);
  expect(read([did(30, 'finish')], 70)[2]).toBe('25 min behind');
});

test('nothing at all is over at once by itself, and at Next by hand', () => {
  const empty = classProgrammeOf({ totalMinutes: 60, mobilityMinutes: 0, cooldownMinutes: 0, wods: [] });
  expect(classStateAt(empty, nexts(1), min(2))).toMatchObject({ phase: 'done', total: min(1), places: [] });
});

describe('the clock of a WOD', () => {
  const short = classProgrammeOf({ ...sunday, mobilityMinutes: 0, blocks: [], wods: [{ id: 'x', wodId: 'x', order: 1, wod: amrap }] });
  const go = did(3, 'go');

  test('is started by a tap, has its lead-in, and takes what is done in it', () => {
    expect(classStateAt(short, [], min(3)).clock).toBeUndefined();
    expect(classStateAt(short, [go], min(3)).clock?.state).toMatchObject({ phase: 'lead-in' });
    expect(classStateAt(short, [go, did(5, 'tap'), did(6, 'tap')], min(7)).clock?.state).toMatchObject({
      phase: 'work',
      rounds: 2,
      total: min(4) - 10_000,
    });
  });

  test('ends before its stretch does by itself', () => {
    expect(read([auto, go], 11, short)[0]).toBe('Ten');
    expect(read([auto, go], 13 + 1 / 6, short)[0]).toBe('Cool-down');
    expect(read([auto], 10, short)[0]).toBe('Cool-down');
    expect(read([auto, did(1, 'go'), did(2, 'end')], 9.9, short)[0]).toBe('Ten');
  });

  test('begins anew with another tap, and is there again after Back', () => {
    expect(classStateAt(short, [go, did(5, 'tap'), did(6, 'go')], min(7)).clock?.state).toMatchObject({ rounds: 0, total: min(1) - 10_000 });
    expect(classStateAt(short, [go, did(5, 'tap'), ...nexts(6)], min(7)).clock).toBeUndefined();
    expect(classStateAt(short, [go, did(5, 'tap'), ...nexts(6), did(7, 'back')], min(8)).clock?.state).toMatchObject({ rounds: 1 });
  });

  describe('its end is shown for ten seconds', () => {
    const called = (events: RunEvent[], seconds: number, of = short) => classStateAt(of, events, seconds * 1000).called;
    /** The lead-in ends at 3:10, the ten minutes at 13:10. */
    const TIME = 790;
    const last = classProgrammeOf({
      totalMinutes: 12,
      mobilityMinutes: 2,
      cooldownMinutes: 0,
      wods: [{ id: 'x', wodId: 'x', order: 1, wod: amrap }],
    });

    test.each<[string, RunEvent[], number]>([
      ['that the coach has stopped', [go, did(5, 'end')], 300],
      ['of a class that is led by hand', [go], TIME],
      ['and the class has moved on by itself', [auto, go], TIME],
    ])('%s', (_, events, end) => {
      expect(called(events, end - 0.001)).toBeUndefined();
      expect(called(events, end)).toMatchObject({ stretch: 0, clock: { state: { phase: 'done', total: (end - 190) * 1000 } } });
      expect(called(events, end + 9.999)).toBeDefined();
      expect(called(events, end + 10)).toBeUndefined();
    });

    test('and it was the last of the class', () => {
      const events = [auto, go];
      expect(classStateAt(last, events, TIME * 1000).phase).toBe('done');
      expect(called(events, TIME + 5, last)).toBeDefined();
      expect(called(events, TIME + 10, last)).toBeUndefined();
    });

    test('unless somebody goes on, back, or ends the class', () => {
      const stopped = [go, did(5, 'end')];
      expect(called([...stopped, ...nexts(5.05)], 304)).toBeUndefined();
      expect(called([...nexts(2), ...stopped, did(5.05, 'back')], 304, last)).toBeUndefined();
      expect(called([...stopped, did(5.05, 'finish')], 304)).toBeUndefined();
      expect(called([...stopped, did(5.05, 'go')], 304)).toBeUndefined();
    });

    test('and not when it would have been over, of one that was left before', () => {
      expect(called([go, ...nexts(5)], TIME)).toBeUndefined();
    });
  });

  test('a stretch without one takes none, and what is done in a WOD does nothing to a class', () => {
    expect(read([did(1, 'go'), did(2, 'tap'), did(2, 'skip'), did(3, 'end')], 4)).toEqual(['Briefing', 1, 'On time']);
  });

  test('a WOD without minutes goes on until Next', () => {
    const open = classProgrammeOf({
      ...sunday,
      mobilityMinutes: 0,
      blocks: [],
      wods: [{ id: 'x', wodId: 'x', order: 1, wod: { ...amrap, estimatedDuration: undefined } }],
    });
    expect(read([auto, did(1, 'minutes', { amount: 1 })], 200, open).slice(0, 2)).toEqual(['Ten', undefined]);
    expect(read([auto, ...nexts(20)], 21, open)).toEqual(['Cool-down', 13, '20 min behind: it still ends in time']);
  });
});

test.each<[string, number[], string | undefined]>([
  ['before the first WOD', [], 'Barbell out for DT.'],
  ['during it', [5, 17, 20], 'Barbell away. Jump rope out for Annie.'],
  ['in the last one', [5, 17, 20, 33, 36], undefined],
])('what to put out %s', (_, moments, text) => {
  expect(kitChange(programme, classStateAt(programme, nexts(...moments), min(37)))).toBe(text);
});

test('a WOD that is left out needs nothing', () => {
  expect(kitChange(programme, classStateAt(programme, [did(1, 'omit', { task: 3 })], min(2)))).toBe('Jump rope out for Annie.');
});
