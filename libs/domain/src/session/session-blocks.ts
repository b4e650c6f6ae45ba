import { DAY_MINUTES } from '../text/spans.js';
import type { SessionMinutes, TimedBlock, TimedEntry } from './session-time.js';

/** One stretch of a class; minutes count from its start. */
export type SessionBlock<Entry, Block = TimedBlock> = { from: number; to: number } & (
  | { kind: 'warmUp' | 'coolDown' }
  | { kind: 'wod'; entry: Entry }
  | { kind: 'block'; block: Block }
);

interface PlannedClass<Entry, Block> extends Omit<SessionMinutes, 'totalMinutes'> {
  readonly wods: readonly Entry[];
  readonly blocks?: readonly Block[];
}

/**
 * The class from start to end. Warm-up and cool-down are left out when they take no time; a WOD of unknown duration lasts 0 minutes. A
 * block whose place is after the last WOD comes before the cool-down.
 */
export function sessionBlocks<Entry extends TimedEntry, Block extends TimedBlock>({
  mobilityMinutes,
  cooldownMinutes,
  wods,
  blocks = [],
}: PlannedClass<Entry, Block>): SessionBlock<Entry, Block>[] {
  const stretches: SessionBlock<Entry, Block>[] = [];
  let at = 0;
  const next = (minutes: number) => {
    const from = at;
    at += minutes;
    return { from, to: at };
  };
  const last = wods.length + 1;
  const blocksAt = (place: number) => {
    for (const block of blocks) if (Math.min(block.place, last) === place) stretches.push({ kind: 'block', block, ...next(block.minutes) });
  };
  blocksAt(0);
  if (mobilityMinutes > 0) stretches.push({ kind: 'warmUp', ...next(mobilityMinutes) });
  blocksAt(1);
  for (const [index, entry] of wods.entries()) {
    stretches.push({ kind: 'wod', entry, ...next(entry.wod.estimatedDuration ?? 0) });
    blocksAt(index + 2);
  }
  if (cooldownMinutes > 0) stretches.push({ kind: 'coolDown', ...next(cooldownMinutes) });
  return stretches;
}

const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight of a time such as "18:05"; undefined for anything else. */
export function parseTimeOfDay(text: string | null | undefined): number | undefined {
  const [, hours, minutes] = TIME_OF_DAY.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The time of day this many minutes after midnight, "18:05"; it wraps to "00:00" at the next midnight. */
export function timeOfDay(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * When something in a class is: "18:05", and without a start "5 min".
 * @param minutes since the class begins
 * @param startsAt minutes since midnight
 */
export const stretchTime = (minutes: number, startsAt: number | undefined): string =>
  startsAt === undefined ? `${minutes} min` : timeOfDay(startsAt + minutes);

type Kind = SessionBlock<unknown>['kind'];

const isOpenEnded = (kind: Kind, minutes: number): boolean => kind === 'wod' && minutes === 0;

/** How long a stretch of a class lasts: "12 min", and "open end" of a WOD of unknown duration. */
export const stretchLength = (kind: Kind, minutes: number): string => (isOpenEnded(kind, minutes) ? 'open end' : `${minutes} min`);

/** From when to when a stretch of a class is: "18:05–18:17", "18:05, open end". @param startsAt minutes since midnight */
export const stretchSpan = ({ kind, from, to }: { kind: Kind; from: number; to: number }, startsAt: number): string =>
  `${stretchTime(from, startsAt)}${isOpenEnded(kind, to - from) ? ', open end' : `–${stretchTime(to, startsAt)}`}`;
