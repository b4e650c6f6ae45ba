import type { ClockAnswers, Programme } from './programme.js';
import { countsDown, LEAD_IN_MS, stateAt, type RunEvent, type RunState } from './run.js';

/** What is run. */
export interface RunOf {
  kind: 'wod' | 'session';
  id: string;
}

/** A stretch of a class as it was planned. */
export interface PlannedStretch {
  kind: (typeof STRETCH_KINDS)[number];
  title: string;
  seconds: number;
  /** of a WOD */
  wodId?: string;
}

export const STRETCH_KINDS = ['warmUp', 'coolDown', 'wod', 'block'] as const;

/** What a class was to be when it was started, in seconds: its stretches, and all of it. */
export interface ClassPlan {
  seconds: number;
  stretches: PlannedStretch[];
}

/** A WOD or a class that is being done: enough to go on after a reload, or on another screen. Times are in milliseconds since 1970. */
export interface RunRecord {
  of: RunOf;
  answers: Partial<ClockAnswers>;
  /** when the lead-in ends or ended, moved on by what was paused */
  beganAt: number;
  pausedAt?: number;
  events: RunEvent[];
  /** of a class: its events name stretches by their place in it, whatever becomes of the session */
  plan?: ClassPlan;
}

export const STEP_MS = 10_000;
/** More events than anybody taps in a workout. */
const MOST_EVENTS = 5000;
/** A run that began, or was paused, this long ago is over. */
const FORGOTTEN_MS = 12 * 3_600_000;

/** A run whose lead-in begins now. @param now milliseconds since 1970 */
export const beginRun = (of: RunOf, answers: Partial<ClockAnswers>, now: number): RunRecord => ({
  of,
  answers,
  beganAt: now + LEAD_IN_MS,
  events: [],
});

/** Running time since the lead-in's end; negative during it. */
export const elapsedOf = ({ beganAt, pausedAt }: RunRecord, now: number): number => (pausedAt ?? now) - beganAt;

/** Whether it stands still. What is over isn't paused any more, even if it was when it ended. */
export const isPaused = ({ pausedAt }: RunRecord, { phase }: { phase: string }): boolean => pausedAt !== undefined && phase !== 'done';

/** A class notes how long it stood still, as it has a time to end at. */
export function pauseOrGoOn(run: RunRecord, now: number): RunRecord {
  const { pausedAt, ...rest } = run;
  if (pausedAt === undefined) return { ...run, pausedAt: now };
  const lost: RunEvent[] = run.of.kind === 'session' ? [{ at: pausedAt - run.beganAt, do: 'lost', amount: (now - pausedAt) / 1000 }] : [];
  return { ...rest, beganAt: run.beganAt + now - pausedAt, events: [...run.events, ...lost] };
}

/** Notes what somebody did; nothing counts during the lead-in, except skipping what is left of it. */
export function noteInRun(run: RunRecord, event: Omit<RunEvent, 'at'>, now: number): RunRecord {
  const at = elapsedOf(run, now);
  if (at < 0) return event.do === 'skip' ? { ...run, beganAt: run.pausedAt ?? now } : run;
  return run.events.length >= MOST_EVENTS ? run : { ...run, events: [...run.events, { at, ...event }] };
}

/**
 * Puts the time that the clock shows forward or back, within the segment that runs; what was noted later than the new time counts as
 * noted then.
 * @param ms more than 0: the clock shows more, which is more time left where it counts down
 */
export function adjustRun(run: RunRecord, programme: Programme, ms: number, now: number): RunRecord {
  const at = elapsedOf(run, now);
  const state = stateAt(programme, run.events, at);
  const { total, since, left = Infinity } = state;
  const [earliest, latest] = at < 0 ? [-LEAD_IN_MS, -1] : [total - since, total + left - 1];
  const target = Math.min(latest, Math.max(earliest, countsDown(programme, state) ? at - ms : at + ms));
  return { ...run, beganAt: run.beganAt + at - target, events: run.events.map((event) => ({ ...event, at: Math.min(event.at, target) })) };
}

/** A segment that began so lately gives way to the one before. */
const FRESH_MS = 3000;

/**
 * Where Back leads without anything to undo, in running time: to the beginning of a timed segment, or of the one before; undefined where nothing is
 * to be gone back to.
 */
function backTo({ segments }: Programme, { phase, segment, since, total }: RunState): number | undefined {
  const [now, before] = [segments[segment], segments[segment - 1]];
  if (phase === 'done') return undefined;
  if (since < FRESH_MS && before?.seconds !== undefined) return total - since - before.seconds * 1000;
  // What is all of the WOD starts over by "Start again", which asks.
  return now?.seconds !== undefined && segments.length > 1 ? total - since : undefined;
}

/**
 * What the key for going back does at a moment: takes back what was done, or begins the lead-in or a timed segment anew; undefined where there is
 * neither, as of work that the time has ended.
 */
export function backKind(programme: Programme, state: RunState): 'undo' | 'back' | undefined {
  if (state.undoes !== undefined) return 'undo';
  return state.phase === 'lead-in' || backTo(programme, state) !== undefined ? 'back' : undefined;
}

/**
 * Takes back what was done last in the present segment, with what led to it and what ended it. Without that, a timed segment and the lead-in start
 * over; a segment that has just begun gives way to the one before.
 */
export function stepBackInRun(run: RunRecord, programme: Programme, now: number): RunRecord {
  const at = elapsedOf(run, now);
  if (at < 0) return { ...run, beganAt: (run.pausedAt ?? now) + LEAD_IN_MS };
  const state = stateAt(programme, run.events, at);
  if (state.undoes !== undefined) return { ...run, events: run.events.slice(0, state.undoes) };
  const to = backTo(programme, state);
  return to === undefined ? run : { ...run, beganAt: run.beganAt + at - Math.max(run.events.at(-1)?.at ?? 0, to) };
}

/** A record as it was kept, whatever it runs; undefined for anything else, and for one that is long over. */
export function readAnyRun(text: string | null, now: number): RunRecord | undefined {
  try {
    const run = JSON.parse(text ?? '') as RunRecord;
    const isRun =
      typeof run.of.kind === 'string' &&
      typeof run.of.id === 'string' &&
      Number.isFinite(run.beganAt) &&
      Array.isArray(run.events) &&
      run.events.every(({ at }) => Number.isFinite(at)) &&
      typeof run.answers === 'object' &&
      (run.pausedAt === undefined || Number.isFinite(run.pausedAt)) &&
      (run.plan === undefined || (Number.isFinite(run.plan.seconds) && Array.isArray(run.plan.stretches)));
    return isRun && now - (run.pausedAt ?? run.beganAt) < FORGOTTEN_MS ? run : undefined;
  } catch {
    return undefined;
  }
}

/** A record as it was kept; undefined for anything else, for another run, and for one that is long over. */
export function readRun(text: string | null, of: RunOf, now: number): RunRecord | undefined {
  const run = readAnyRun(text, now);
  return run?.of.kind === of.kind && run.of.id === of.id ? run : undefined;
}
