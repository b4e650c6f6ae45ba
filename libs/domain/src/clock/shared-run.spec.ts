import { beginRun, type RunRecord } from './run-record.js';
import {
  clockAhead,
  followedPath,
  followPath,
  isRunKey,
  needsMoreSamples,
  onOtherClock,
  readRunCode,
  readSharedRun,
  runCodeText,
  SHARED_RUN,
} from './shared-run.js';

const NOW = 1_800_000_000_000;
const of = { kind: 'wod', id: 'fran-1' } as const;
const run: RunRecord = {
  of,
  answers: { minutes: null, attempts: 3 },
  beganAt: NOW - 60_000,
  pausedAt: NOW - 1000,
  events: [
    { at: 1000, do: 'tap' },
    { at: 2000.5, do: 'part', task: 1, amount: -5 },
  ],
};

it('reads a run, with nothing but what belongs to it', () => {
  expect(readSharedRun(run, NOW)).toEqual(run);
  expect(readSharedRun(beginRun({ kind: 'session', id: 'a' }, {}, NOW), NOW)).toEqual(beginRun({ kind: 'session', id: 'a' }, {}, NOW));
  const foreign = {
    ...run,
    isAdmin: true,
    of: { ...of, name: 'Fran' },
    answers: { ...run.answers, more: 1 },
    events: [{ at: 1, do: 'tap', who: 'me' }],
  };
  expect(readSharedRun(foreign, NOW)).toEqual({ ...run, events: [{ at: 1, do: 'tap' }] });
});

const stretch = { kind: 'wod', title: 'Fran', seconds: 360, wodId: 'fran-1' } as const;
const planned = (fields: object = {}, plan: object = {}) => ({
  ...beginRun({ kind: 'session', id: 'a' }, {}, NOW),
  plan: { seconds: 3600, stretches: [{ ...stretch, ...fields }], ...plan },
});

it('reads the plan of a class', () => {
  expect(readSharedRun(planned(), NOW)).toEqual(planned());
  expect(readSharedRun(planned({ more: 1 }, { more: 1 }), NOW)).toEqual(planned());
  expect(readSharedRun(planned({}, { stretches: Array(SHARED_RUN.stretchesMax).fill(stretch) }), NOW)?.plan?.stretches).toHaveLength(72);
});

const events = (count: number) => Array.from({ length: count }, () => ({ at: 1, do: 'tap' }));

it('reads as many events as may be', () => {
  expect(readSharedRun({ ...run, events: events(SHARED_RUN.eventsMax) }, NOW)?.events).toHaveLength(SHARED_RUN.eventsMax);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'run'],
  ['a list', []],
  ['no events', { ...run, events: undefined }],
  ['another kind', { ...run, of: { kind: 'exercise', id: 'a' } }],
  ['no id', { ...run, of: { kind: 'wod' } }],
  ['an id with a slash', { ...run, of: { kind: 'wod', id: 'a/b' } }],
  ['an id that is too long', { ...run, of: { kind: 'wod', id: 'a'.repeat(65) } }],
  ['no answers', { ...run, answers: undefined }],
  ['an answer that is too much', { ...run, answers: { minutes: 1441 } }],
  ['no attempts', { ...run, answers: { attempts: null } }],
  ['an answer that is a text', { ...run, answers: { setRest: '60' } }],
  ['no beginning', { ...run, beganAt: undefined }],
  ['a beginning that is no number', { ...run, beganAt: NaN }],
  ['a beginning two days ago', { ...run, beganAt: NOW - 2 * SHARED_RUN.farthestMs }],
  ['one in two days', { ...run, beganAt: NOW + 2 * SHARED_RUN.farthestMs }],
  ['a pause at no time', { ...run, pausedAt: Infinity }],
  ['too many events', { ...run, events: events(SHARED_RUN.eventsMax + 1) }],
  ['an event that is none', { ...run, events: [null] }],
  ['an unknown event', { ...run, events: [{ at: 1, do: 'jump' }] }],
  ['an event before the beginning', { ...run, events: [{ at: -1, do: 'tap' }] }],
  ['an event of the day after', { ...run, events: [{ at: SHARED_RUN.farthestMs + 1, do: 'tap' }] }],
  ['a plan that is none', { ...run, plan: null }],
  ['a plan without stretches', planned({}, { stretches: undefined })],
  ['too many stretches', planned({}, { stretches: Array(SHARED_RUN.stretchesMax + 1).fill(stretch) })],
  ['a plan without end', planned({}, { seconds: Infinity })],
  ['an unknown stretch', planned({ kind: 'nap' })],
  ['a title that is too long', planned({ title: 'a'.repeat(121) })],
  ['a stretch without a title', planned({ title: undefined })],
  ['a stretch of less than nothing', planned({ seconds: -1 })],
  ['a WOD with a slash', planned({ wodId: 'a/b' })],
  ['half a task', { ...run, events: [{ at: 1, do: 'part', task: 0.5 }] }],
  ['an amount without end', { ...run, events: [{ at: 1, do: 'part', task: 0, amount: 1e9 }] }],
])('is no run with %s', (_, value) => {
  expect(readSharedRun(value, NOW)).toBeUndefined();
});

it.each([
  ['CDF4H7', 'CDF4H7'],
  ['cdf 4h7', 'CDF4H7'],
  [' cdf-4h7 ', 'CDF4H7'],
  ['CDF4H', undefined],
  ['CDF4H77', undefined],
  ['CDF4HA', undefined],
  ['', undefined],
  ['C'.repeat(50), undefined],
])('reads the code %p as %p', (typed, code) => {
  expect(readRunCode(typed)).toBe(code);
});

it('writes a code in two groups', () => {
  expect(runCodeText('CDF4H7')).toBe('CDF 4H7');
});

it('leads to where it is followed', () => {
  expect([followPath(), followPath('CDF4H7'), followPath('CDF4H7', 'key')]).toEqual(['/follow', '/follow/CDF4H7', '/follow/CDF4H7#key']);
  expect([followPath('CDF4H7', undefined, true), followPath(undefined, undefined, true)]).toEqual(['/follow/CDF4H7?on=wall', '/follow?on=wall']);
  expect(followedPath(of, 'CDF4H7')).toBe('/wods/fran-1/clock?follow=CDF4H7');
  expect(followedPath({ kind: 'session', id: 'a' }, 'CDF4H7')).toBe('/training-sessions/a/run?follow=CDF4H7');
  expect([followedPath(of, 'CDF4H7', true), followedPath({ kind: 'session', id: 'a' }, 'CDF4H7', true)]).toEqual([
    '/wods/fran-1/board?follow=CDF4H7',
    '/training-sessions/a/board?follow=CDF4H7',
  ]);
});

it('knows what a key looks like', () => {
  expect([isRunKey('a'.repeat(43)), isRunKey('a'.repeat(42)), isRunKey('/'.repeat(43)), isRunKey(undefined)]).toEqual([true, false, false, false]);
});

it('moves a run to another clock and back', () => {
  const moved = onOtherClock(run, 12_345);
  expect([moved.beganAt, moved.pausedAt]).toEqual([run.beganAt + 12_345, (run.pausedAt ?? 0) + 12_345]);
  expect(onOtherClock(moved, -12_345)).toEqual(run);
  expect(onOtherClock(beginRun(of, {}, 0.4), 0.2)).not.toHaveProperty('pausedAt');
});

it('asks for the time until an answer was fast', () => {
  const trips = (...lasted: number[]) => lasted.map((answered) => ({ asked: 0, answered, server: 0 }));
  expect(
    [trips(), trips(5, 5), trips(5, 500, 500), trips(100, 61, 61), trips(100, 61, 60), trips(...Array<number>(8).fill(100))].map(needsMoreSamples),
  ).toEqual([true, true, false, true, false, false]);
});

it('takes the time from the answer that was on its way for the shortest time', () => {
  expect(clockAhead([])).toBeUndefined();
  expect(
    clockAhead([
      { asked: 0, answered: 400, server: 5350 },
      { asked: 1000, answered: 1020, server: 6010 },
      { asked: 2000, answered: 2100, server: 7020 },
    ]),
  ).toBe(5000);
});
