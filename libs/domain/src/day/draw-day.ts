import type { Equipment } from '../exercise/equipment.js';
import { dayNumber, daysAfter, weekdayOf } from '../text/calendar.js';
import type { WodType } from '../wod/wod-type.js';
import { DAYS } from './day.js';

/** What the draw needs to know about a WOD. */
export interface DayCandidate {
  id: string;
  /** what the draw goes by: where two libraries have the same WODs, they have the same days */
  name: string;
  type: WodType;
  /** how long it takes, where that is known */
  minutes?: number;
  equipment: readonly Equipment[];
  /** ids or names of its exercises */
  movements: readonly string[];
  /** Whether one person can do it alone. */
  isForOne: boolean;
}

/** What is decided for days around the one that is drawn: the id of a WOD, or undefined for a rest day. */
export type DecidedDays = ReadonlyMap<string, string | undefined>;

/** The WODs to draw from, by id. */
export type DayPool = ReadonlyMap<string, DayCandidate>;

/** Three days on, one off. */
const CYCLE = 4;
/** Where a day lies in its cycle, by its number modulo CYCLE. */
const PLACES = { rest: 1, standard: 2, quick: 3, withoutKit: 0 } as const;
const LONG_MINUTES = 30;
const QUICK_MINUTES = 15;
/** How many days ago the same WOD may have been shown, at worst: a small library repeats itself. */
const GAPS = [DAYS.apart, 30, 14, 7, 3, 1];
/** How far back earlier workouts are considered. */
const RECENT_DAYS = 7;

const isLong = ({ minutes = 0 }: DayCandidate) => minutes >= LONG_MINUTES;
const isQuick = ({ minutes = 0 }: DayCandidate) => minutes > 0 && minutes < QUICK_MINUTES;
const isStandard = (wod: DayCandidate) => !isLong(wod) && !isQuick(wod);
const hasBarbell = ({ equipment }: DayCandidate) => equipment.includes('BARBELL');
const needsKit = ({ equipment }: DayCandidate) => equipment.some((item) => item !== 'BODYWEIGHT');

/**
 * Draws the WOD of a day: the same for the same day, pool and decided days. Every fourth day is a rest day. Otherwise each rule
 * narrows the choice as long as something remains, the most important first: no repeats, no two of a type in a row, no barbell on
 * two days in a row, one long workout at the weekend and none between, what one person can do alone, a short one and one without
 * kit between two rest days, and neither the types nor the movements of the days before.
 * @returns `{}` for a rest day; undefined when there is nothing to draw from
 */
export function drawDay(date: string, pool: DayPool, decided: DecidedDays): { wodId?: string } | undefined {
  if (pool.size === 0) return undefined;
  const place = dayNumber(date) % CYCLE;
  if (place === PLACES.rest) return {};
  const wodOn = (days: number) => pool.get(decided.get(daysAfter(date, days)) ?? '');
  const [last, lastButOne] = Array.from({ length: RECENT_DAYS }, (_, days) => wodOn(-1 - days)).filter((wod) => wod !== undefined);
  const [yesterday, tomorrow] = [wodOn(-1), wodOn(1)];
  const neighbours = [yesterday, tomorrow].filter((wod) => wod !== undefined);
  const wantsLong = weekdayOf(date) === 'Saturday' || (weekdayOf(date) === 'Sunday' && !(yesterday && isLong(yesterday)));
  const rules: ((wod: DayCandidate) => boolean)[] = [
    ({ type }) => type !== last?.type && type !== tomorrow?.type,
    (wod) => !hasBarbell(wod) || !neighbours.some(hasBarbell),
    (wod) => isLong(wod) === wantsLong,
    ({ isForOne }) => isForOne,
    (wod) => place !== PLACES.withoutKit || !needsKit(wod),
    (wod) => wantsLong || (place === PLACES.quick ? isQuick(wod) : place !== PLACES.standard || isStandard(wod)),
    ({ type }) => type !== lastButOne?.type,
    ({ movements }) => !neighbours.some((other) => movements.some((movement) => other.movements.includes(movement))),
  ];
  const left = rules.reduce((wods, rule) => narrowed(wods, rule), withoutRepeats(date, [...pool.values()], decided));
  const [first] = left.map((wod) => ({ wod, rank: rankOf(`${date} ${wod.name}`) })).sort((a, b) => a.rank - b.rank || (a.wod.id < b.wod.id ? -1 : 1));
  return first && { wodId: first.wod.id };
}

function narrowed(wods: readonly DayCandidate[], rule: (wod: DayCandidate) => boolean): readonly DayCandidate[] {
  const some = wods.filter(rule);
  return some.length > 0 ? some : wods;
}

/** Those that aren't shown within DAYS.apart of the day; in a small library, those shown furthest from it. */
function withoutRepeats(date: string, wods: readonly DayCandidate[], decided: DecidedDays): readonly DayCandidate[] {
  for (const gap of GAPS) {
    const near = new Set<string | undefined>();
    for (let days = 1; days <= gap; days += 1) for (const way of [-days, days]) near.add(decided.get(daysAfter(date, way)));
    const some = wods.filter(({ id }) => !near.has(id));
    if (some.length > 0) return some;
  }
  return wods;
}

/** Spreads texts over the numbers from 0 to 2^32 - 1 (FNV-1a, then the finish of MurmurHash3; both public domain). */
export function rankOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
