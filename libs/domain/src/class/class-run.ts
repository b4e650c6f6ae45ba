import { elapsedOf, noteInRun, pauseOrGoOn, type RunOf, type RunRecord } from '../clock/run-record.js';
import { LEAD_IN_MS, WOD_DEEDS, type RunEvent } from '../clock/run.js';
import { timeOfDay } from '../session/session-blocks.js';
import type { ClassState } from './class-state.js';

const HALF_DAY_MS = 12 * 3_600_000;

/** The moment at that time of day, in the reader's time zone, that is nearest to now. @param minutes since midnight; all else in milliseconds since 1970 */
export function nearestMoment(minutes: number, now: number): number {
  const at = (days: number) => {
    const date = new Date(now);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 0, minutes).getTime();
  };
  return [-1, 0, 1].map(at).find((moment) => Math.abs(moment - now) <= HALF_DAY_MS) ?? at(0);
}

/** The time of day of a moment, in the reader's time zone: "18:05". @param moment milliseconds since 1970 */
export function momentText(moment: number): string {
  const date = new Date(moment);
  return timeOfDay(date.getHours() * 60 + date.getMinutes());
}

/** A class that begins at a moment; if that has passed, it begins now and is late. */
export function beginClass(id: string, isAuto: boolean, beginsAt: number, now: number): RunRecord {
  const events: RunEvent[] = [{ at: 0, do: isAuto ? 'auto' : 'hand' }];
  if (beginsAt < now) events.push({ at: 0, do: 'lost', amount: (now - beginsAt) / 1000 });
  return { of: { kind: 'session', id }, answers: {}, beganAt: Math.max(beginsAt, now), events };
}

/** What was done, with the pause that it is in. */
export function eventsAt({ beganAt, pausedAt, events }: RunRecord, now: number): RunEvent[] {
  return pausedAt === undefined ? events : [...events, { at: pausedAt - beganAt, do: 'lost', amount: (now - pausedAt) / 1000 }];
}

/** When the class was to begin, in milliseconds since 1970: its places count from then. */
export const plannedStart = (run: RunRecord, now: number): number =>
  eventsAt(run, now).reduce((start, { do: deed, amount = 0 }) => (deed === 'lost' ? start - Math.max(0, amount) * 1000 : start), run.beganAt + (run.pausedAt === undefined ? 0 : now - run.pausedAt));

const isOfWod = ({ do: deed }: RunEvent): boolean => (WOD_DEEDS as readonly string[]).includes(deed);

/** The run of the present WOD's own clock, as its face and its keys take it; undefined before it was started. */
export function clockRunOf(run: RunRecord, { clock }: ClassState, of: RunOf): RunRecord | undefined {
  return clock && { of, answers: {}, beganAt: run.beganAt + clock.zero, events: clock.events, ...(run.pausedAt !== undefined && { pausedAt: run.pausedAt }) };
}

/** The class after something was done to its present WOD's clock: noted, taken back, moved in time, paused. */
export function withClockRun(run: RunRecord, before: RunRecord, after: RunRecord, now: number): RunRecord {
  if (before.pausedAt !== after.pausedAt) return pauseOrGoOn(run, now);
  const start = run.events.findLastIndex(({ do: deed }) => deed === 'go');
  // Nothing is recorded before the class has begun.
  const zero = Math.max(LEAD_IN_MS, after.beganAt - run.beganAt);
  const others = run.events.filter((event, index) => index < start || !isOfWod(event));
  const present = others.map((event, index) => (index === start ? { ...event, at: zero - LEAD_IN_MS } : event));
  return { ...run, events: [...present, ...after.events.map((event) => ({ ...event, at: event.at + zero }))] };
}

/** Notes what the coach did; before the class only that it begins now. */
export function noteInClass(run: RunRecord, event: Omit<RunEvent, 'at'>, now: number): RunRecord {
  return elapsedOf(run, now) < 0 ? { ...run, beganAt: now } : noteInRun(run, event, now);
}
