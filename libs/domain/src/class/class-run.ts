import { elapsedOf, noteInRun, pauseOrGoOn, type ClassPlan, type RunOf, type RunRecord } from '../clock/run-record.js';
import type { RunEvent } from '../clock/run.js';
import { timeOfDay } from '../session/session-blocks.js';
import type { ClassState } from './class-state.js';

/** A class that was to begin this long ago has begun late; what is further back is over, and the next day's is meant. */
const LATE_MS = 3 * 3_600_000;

/**
 * When a class set for a time of day begins, in the reader's time zone: the next such moment, or one that has just passed.
 * @param minutes since midnight; all else in milliseconds since 1970
 */
export function momentToBegin(minutes: number, now: number): number {
  const at = (days: number) => {
    const date = new Date(now);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 0, minutes).getTime();
  };
  return [-1, 0].map(at).find((moment) => moment >= now - LATE_MS) ?? at(1);
}

/** The time of day of a moment, in the reader's time zone: "18:05". @param moment milliseconds since 1970 */
export function momentText(moment: number): string {
  const date = new Date(moment);
  return timeOfDay(date.getHours() * 60 + date.getMinutes());
}

/**
 * A class that begins at a moment; if that has passed, it begins now and is late.
 * @param plan that it keeps; left out, it is always what the session is
 */
export function beginClass(id: string, isAuto: boolean, beginsAt: number, now: number, plan?: ClassPlan): RunRecord {
  const events: RunEvent[] = [{ at: 0, do: isAuto ? 'auto' : 'hand' }];
  if (beginsAt < now) events.push({ at: 0, do: 'lost', amount: (now - beginsAt) / 1000 });
  return { of: { kind: 'session', id }, answers: {}, beganAt: Math.max(beginsAt, now), events, ...(plan && { plan }) };
}

/** What was done, with the pause that it is in. */
export function eventsAt({ beganAt, pausedAt, events }: RunRecord, now: number): RunEvent[] {
  return pausedAt === undefined ? events : [...events, { at: pausedAt - beganAt, do: 'lost', amount: (now - pausedAt) / 1000 }];
}

/** When the class was to begin, in milliseconds since 1970: its places count from then. */
export const plannedStart = (run: RunRecord, now: number): number =>
  eventsAt(run, now).reduce(
    (start, { do: deed, amount = 0 }) => (deed === 'lost' ? start - Math.max(0, amount) * 1000 : start),
    run.beganAt + (run.pausedAt === undefined ? 0 : now - run.pausedAt),
  );

/** The run of the present WOD's own clock, as its face and its keys take it; undefined before it was started. */
export function clockRunOf(run: RunRecord, { clock }: ClassState, of: RunOf): RunRecord | undefined {
  return (
    clock && {
      of,
      answers: {},
      beganAt: run.beganAt + clock.zero,
      events: clock.events,
      ...(run.pausedAt !== undefined && { pausedAt: run.pausedAt }),
    }
  );
}

/** Moves of a clock that follow each other within this are one, as those of a key that is held: a class that is shared has a bound on its events. */
const HELD_MS = 1000;

/**
 * The class after something was done to its present WOD's clock: noted, taken back, moved in time, paused. Clocks of other stretches stay as they
 * are, and so does when everything was noted, and whatever the class has done since: it is derived from that.
 */
export function withClockRun(run: RunRecord, { clock }: ClassState, before: RunRecord, after: RunRecord, now: number): RunRecord {
  if (!clock || before === after) return run;
  if (before.pausedAt !== after.pausedAt) return pauseOrGoOn(run, now);
  const [at, moved] = [elapsedOf(run, now), after.beganAt - before.beganAt];
  if (moved !== 0) return { ...run, events: withShift(run.events, clock, at, moved / 1000) };
  const undone = clock.places.slice(after.events.length);
  // What the class did since then may follow from them.
  const isFollowed = run.events.some((_, index) => index > (undone[0] ?? Infinity) && !clock.places.includes(index));
  const kept = isFollowed ? run.events : run.events.filter((_, index) => !undone.includes(index));
  const undo: RunEvent[] = isFollowed ? [{ at, do: 'undo', amount: undone.length }] : [];
  const added = after.events.slice(clock.places.length).map((event) => ({ ...event, at: event.at + clock.zero }));
  return { ...run, events: [...kept, ...undo, ...added] };
}

/** The events of a class whose present clock is moved by so many seconds. */
function withShift(
  events: readonly RunEvent[],
  { shiftedBy }: Pick<NonNullable<ClassState['clock']>, 'shiftedBy'>,
  at: number,
  amount: number,
): RunEvent[] {
  const last = events.at(-1);
  if (last && shiftedBy.at(-1) === events.length - 1 && at - last.at < HELD_MS)
    return [...events.slice(0, -1), { ...last, amount: (last.amount ?? 0) + amount }];
  return [...events, { at, do: 'shift', amount }];
}

/**
 * Notes what the coach did. Before the class has begun, `next` begins it now, and its plan may be changed. To start a WOD's clock ends a pause:
 * nobody means one that stands still.
 */
export function noteInClass(run: RunRecord, event: Omit<RunEvent, 'at'>, now: number): RunRecord {
  if (elapsedOf(run, now) >= 0) return noteInRun(event.do === 'go' && run.pausedAt !== undefined ? pauseOrGoOn(run, now) : run, event, now);
  if (event.do === 'next') return { ...run, beganAt: now };
  return event.do === 'minutes' || event.do === 'omit' ? noteInRun(run, event, run.beganAt) : run;
}

/** Stops the clock of the present WOD; one that is still counting in was never started. */
export function stopClock(run: RunRecord, { clock }: ClassState, now: number): RunRecord {
  if (!clock || clock.state.phase === 'done') return run;
  return clock.state.phase === 'lead-in'
    ? { ...run, events: run.events.filter((_, index) => index !== clock.startedBy && !clock.shiftedBy.includes(index)) }
    : noteInRun(run, { do: 'end' }, now);
}
