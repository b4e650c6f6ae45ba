import { positive } from '../field/positive.js';
import type { ClockEntry, ClockWod } from './clock-wod.js';
import type { Segment } from './segments.js';

/**
 * What headlines say: "5 × AMRAP 3, 1 min rest between", "add 1 each minute", "2 more each window", "minute 4: rest", "until you fail, at most 20
 * min", "5 rounds, each for time".
 */
const HEADLINE = {
  windows: /^(?:Partner, |Team of \d+, )?(\d{1,2}) × AMRAP (\d{1,3})(?:, (\d{1,3}) (min|s) rest between)?(?:, (?!\d)|$)/,
  earned: /^AMRAP (\d{1,3}), (\d{1,3}) min more for every (\d{1,2}) rounds done in time$/,
  growth: /\badd (\d{1,2}) each (?:minute|interval)\b|\b(\d{1,2}) more each window\b/,
  eachForTime: /\beach for time\b/,
  restMinutes: /\bminute (\d{1,3}(?:, \d{1,3})*): rest\b/,
  untilFailure: /\buntil you fail\b(?:, at most (\d{1,3}) min\b)?/,
};
/** What the names of parts say: "AMRAP 5", "Then 5 min", "8:00-18:00", "2:00-21:00, AMRAP", "Done by 12:00", "After 3 min of rest". */
const PART = {
  anyOrder: /\bany order\b/i,
  minutes: /^(?:AMRAP (\d+)(?:,|$)|(?:Then )?(\d+) min$)/,
  window: /^(\d+):(\d\d)\s*[-–]\s*(\d+):(\d\d)(?:,|$)/,
  doneBy: /^Done by (\d+):(\d\d)$/,
  timeLeft: /^AMRAP in the time left$/i,
  restBefore: /^After (\d{1,3}) min of rest$/i,
  repeats: /^(?:Each time|Rounds, until)\b/i,
};
/** What notes say: "find a 4-rep max", "within 3 min, rest for what is left", "add 3 every round". */
const NOTE = { growth: /\badd (\d{1,2}) every round\b/, load: /\b\d+-rep max\b/, within: /^within (\d{1,3}) min, rest for what is left$/ };

const textOf = ({ headline = '' }: ClockWod): string => headline.trim();

/** The windows of an AMRAP that is done several times, in seconds. */
export function amrapWindows(wod: ClockWod): { count: number; seconds: number; restSeconds: number } | undefined {
  const [, count = 0, minutes = 0, rest = 0, unit] = HEADLINE.windows.exec(textOf(wod)) ?? [];
  return Number(count) * Number(minutes) > 0
    ? { count: Number(count), seconds: Number(minutes) * 60, restSeconds: Number(rest) * (unit === 'min' ? 60 : 1) }
    : undefined;
}

/** An AMRAP whose clock goes on for those who have done enough rounds by then. */
export function earnedTime(wod: ClockWod): { seconds: number; moreSeconds: number; rounds: number } | undefined {
  const [, minutes = 0, more = 0, rounds = 0] = (HEADLINE.earned.exec(textOf(wod)) ?? []).map(Number);
  return minutes * more * rounds > 0 ? { seconds: minutes * 60, moreSeconds: more * 60, rounds } : undefined;
}

/** How many reps more each interval has than the one before. */
export function growthOf(wod: ClockWod): number {
  const [, each, more] = HEADLINE.growth.exec(textOf(wod)) ?? [];
  return Number(each ?? more ?? 0);
}

/** The intervals of a lap, from 1, that its headline says are for rest. */
export const restIntervals = (wod: ClockWod): number[] => HEADLINE.restMinutes.exec(textOf(wod))?.[1]?.split(', ').map(Number) ?? [];

/** Whether its rounds have a time each, which the rest between them isn't a part of. */
export const isEachForTime = (wod: ClockWod): boolean => HEADLINE.eachForTime.test(textOf(wod));

/** Of intervals that go on until one fails, after how many minutes they end all the same, or null; undefined of any others. */
export function failureLimit(wod: ClockWod): number | null | undefined {
  const found = HEADLINE.untilFailure.exec(textOf(wod));
  return found ? (positive(Number(found[1])) ?? null) : undefined;
}

/** What the name of a part says about its time. */
export function partClock(name: string): Pick<Segment, 'seconds' | 'bySeconds'> | undefined {
  const minutes = PART.minutes.exec(name);
  if (minutes) return { seconds: Number(minutes[1] ?? minutes[2]) * 60 };
  const [, fromMinutes, fromSeconds, toMinutes, toSeconds] = PART.window.exec(name)?.map(Number) ?? [];
  if (toMinutes !== undefined) return { seconds: Math.max(1, toMinutes * 60 + (toSeconds ?? 0) - (fromMinutes ?? 0) * 60 - (fromSeconds ?? 0)) };
  const [, byMinutes, bySeconds] = PART.doneBy.exec(name)?.map(Number) ?? [];
  return byMinutes === undefined ? undefined : { bySeconds: byMinutes * 60 + (bySeconds ?? 0) };
}

/** Whether the work of a part may be done in any order. */
export const isAnyOrder = (name: string): boolean => PART.anyOrder.test(name);
/** Whether a part is as many rounds as fit into what is left of the WOD's time. */
export const isTimeLeft = (name: string): boolean => PART.timeLeft.test(name);
/** Whether a part begins again until something else is done. */
export const repeatsUntil = (name: string): boolean => PART.repeats.test(name);
/** The rest before a part, in seconds. */
export const restBefore = (name: string): number | undefined => positive(Number(PART.restBefore.exec(name)?.[1]) * 60);

/** Whether an entry is a lift that is done once, as heavy as it goes. */
export const isForHeaviest = ({ notes = '' }: Pick<ClockEntry, 'notes'>): boolean => NOTE.load.test(notes);
/** How long an entry has, of which what isn't needed is rest; in seconds. */
export const withinSeconds = ({ notes = '' }: ClockEntry): number | undefined => positive(Number(NOTE.within.exec(notes.trim())?.[1]) * 60);
/** How many reps more an entry has in each round than in the one before. */
export const roundGrowth = ({ notes = '' }: ClockEntry): number | undefined => positive(Number(NOTE.growth.exec(notes)?.[1]));
