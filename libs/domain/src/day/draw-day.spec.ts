import { daysAfter } from '../text/calendar.js';
import { type DayCandidate, type DayPool, drawDay, rankOf } from './draw-day.js';

/** A Monday, after a rest day. */
const MONDAY = '2026-06-08';
const SATURDAY = '2026-06-06';
const REST = '2026-06-05';

const wod = (id: string, fields: Partial<DayCandidate> = {}): DayCandidate => ({
  id,
  name: id,
  type: 'AMRAP',
  minutes: 20,
  equipment: ['BODYWEIGHT'],
  movements: [id],
  isForOne: true,
  ...fields,
});
const poolOf = (...wods: DayCandidate[]): DayPool => new Map(wods.map((one) => [one.id, one]));
const drawn = (date: string, wods: DayCandidate[], decided: Record<string, string | undefined> = {}) =>
  drawDay(date, poolOf(...wods), new Map(Object.entries(decided)))?.wodId;

it('there is no day without a WOD to draw', () => {
  expect(drawDay(REST, poolOf(), new Map())).toBeUndefined();
});

it('every fourth day is a rest day', () => {
  const rests = Array.from({ length: 9 }, (_, days) => daysAfter(REST, days)).filter((date) => drawn(date, [wod('a')]) === undefined);
  expect(rests).toEqual(['2026-06-05', '2026-06-09', '2026-06-13']);
});

it('is the same in whatever order the library is', () => {
  const wods = Array.from({ length: 20 }, (_, index) => wod(`wod ${index}`));
  expect(drawn(MONDAY, wods.toReversed())).toBe(drawn(MONDAY, wods));
});

it.each<[string, string, DayCandidate[], Record<string, string | undefined>, string]>([
  ['another type than the last one', MONDAY, [wod('same'), wod('other', { type: 'EMOM' }), wod('last')], { '2026-06-07': 'last' }, 'other'],
  [
    'another type across a rest day',
    '2026-06-10',
    [wod('same'), wod('other', { type: 'EMOM' }), wod('last')],
    { '2026-06-08': 'last', '2026-06-09': undefined },
    'other',
  ],
  [
    'another type than what is pinned to the next day',
    MONDAY,
    [wod('same'), wod('other', { type: 'EMOM' }), wod('next')],
    { '2026-06-09': 'next' },
    'other',
  ],
  [
    'no barbell beside another',
    MONDAY,
    [wod('heavy', { type: 'EMOM', equipment: ['BARBELL'] }), wod('light', { type: 'EMOM' }), wod('last', { equipment: ['BARBELL'] })],
    { '2026-06-07': 'last' },
    'light',
  ],
  ['a long one on Saturday', SATURDAY, [wod('short'), wod('long', { minutes: 40 })], {}, 'long'],
  ['a long one on Sunday when Saturday had none', '2026-06-07', [wod('short'), wod('long', { minutes: 40 })], { [SATURDAY]: undefined }, 'long'],
  [
    'no second long one on Sunday',
    '2026-06-07',
    [wod('short', { type: 'EMOM' }), wod('long', { type: 'EMOM', minutes: 40 }), wod('saturday', { minutes: 45 })],
    { [SATURDAY]: 'saturday' },
    'short',
  ],
  ['no long one on a Monday', MONDAY, [wod('short'), wod('long', { minutes: 40 })], {}, 'short'],
  ['nothing that needs a partner', MONDAY, [wod('two', { isForOne: false }), wod('one')], {}, 'one'],
  ['no kit before a rest day', MONDAY, [wod('kit', { equipment: ['KETTLEBELL'] }), wod('none')], {}, 'none'],
  ['a short one in the middle', '2026-06-11', [wod('standard'), wod('quick', { minutes: 9 })], {}, 'quick'],
  [
    'other movements than the day before',
    MONDAY,
    [wod('again', { type: 'EMOM', movements: ['run'] }), wod('fresh', { type: 'EMOM' }), wod('last', { movements: ['run'] })],
    { '2026-06-07': 'last' },
    'fresh',
  ],
  [
    'nothing of the last 60 days',
    MONDAY,
    [wod('a'), wod('b'), wod('c')],
    { [daysAfter(MONDAY, -60)]: 'a', [daysAfter(MONDAY, -61)]: 'b', [daysAfter(MONDAY, -2)]: 'c' },
    'b',
  ],
  ['nothing that is pinned to a day to come', MONDAY, [wod('a'), wod('b')], { [daysAfter(MONDAY, 60)]: 'a' }, 'b'],
  ['what is longest ago, in a small library', MONDAY, [wod('a'), wod('b')], { [daysAfter(MONDAY, -2)]: 'a', [daysAfter(MONDAY, -20)]: 'b' }, 'b'],
])('draws %s', (_, date, wods, decided, expected) => {
  expect(drawn(date, wods, decided)).toBe(expected);
});

it('a single WOD comes every day', () => {
  expect(drawn(MONDAY, [wod('only')], { '2026-06-07': 'only' })).toBe('only');
});

it('ranks spread evenly', () => {
  const ranks = Array.from({ length: 4000 }, (_, index) => rankOf(`2026-06-08 WOD ${index}`));
  const quarters = [0, 1, 2, 3].map((quarter) => ranks.filter((rank) => Math.floor(rank / 2 ** 30) === quarter).length);
  expect(new Set(ranks).size).toBe(4000);
  for (const count of quarters) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
