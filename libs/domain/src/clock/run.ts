import type { Programme, Segment, Task } from './programme.js';

/**
 * In a WOD: `tap` ticks off, counts or ends what the segment's tap is for; `skip` goes to the next segment; `turn`: the next partner;
 * `miss`: the interval's work wasn't done in time, or was all the same; `part`: did an amount of one task of a free segment; `end`: stopped.
 */
export const WOD_DEEDS = ['tap', 'skip', 'turn', 'miss', 'end', 'part'] as const;
/**
 * In a class: `next` and `back` go to another stretch; `minutes` gives a stretch more of them or fewer; `omit` leaves a coming stretch out,
 * or takes it back in; `auto` and `hand`: how it goes on from there; `go` starts the clock of the stretch's WOD, `shift` moves it in
 * time, and `undo` takes back what was done last in it; `lost`: the class stood still; `finish`: it is over.
 */
export const CLASS_DEEDS = ['next', 'back', 'minutes', 'omit', 'auto', 'hand', 'go', 'shift', 'undo', 'lost', 'finish'] as const;

/** What somebody did while the clock ran, in milliseconds of running time since the end of the lead-in; pauses don't count. */
export interface RunEvent {
  at: number;
  do: (typeof WOD_DEEDS)[number] | (typeof CLASS_DEEDS)[number];
  /** of `part`: the task's place in the segment; of `minutes` and `omit`: the stretch's place in the class */
  task?: number;
  /**
   * of `part`: how much of it was done; of `minutes`: how many, less than 0 for fewer; of `lost`: seconds; of `shift`: seconds by which the clock
   * began later, less than 0 for earlier; of `undo`: how many events
   */
  amount?: number;
}

/** How long the lead-in lasts: until then the time is negative. */
export const LEAD_IN_MS = 10_000;

/** Where a programme is at a moment. Times are in milliseconds. */
export interface RunState {
  phase: 'lead-in' | 'work' | 'rest' | 'done';
  /** the segment's place in the programme; the last one when it is done */
  segment: number;
  /** since the segment began, and until it ends; `left` is absent where a tap ends it */
  since: number;
  left?: number;
  /** since the work began; of one that is done, how long it took */
  total: number;
  /** the task that is due, or how many are ticked off when all are */
  task: number;
  /** of a free segment, how much of each task has been done */
  done: number[];
  /** rounds that were counted, over all segments */
  rounds: number;
  /** when a round or a segment was ended by a tap */
  splits: number[];
  /** for each of the splits, how long it took since the one before, without the rest between them */
  laps: number[];
  /** how long the work of timed segments took that goes on, as a rest, once it is done */
  took: Took[];
  /** the segments whose work wasn't done in time */
  misses: number[];
  /** whose turn it is, from 0 */
  turn: number;
  /**
   * the place of the event that Undo takes back: the last one that did something in this segment, led to it, or ended everything; absent without any
   */
  undoes?: number;
  /**
   * the interruption that began last, from 0 (-1: none has), whether it still has to be done, and how long until the next one; absent without any
   * more
   */
  interruption?: { number: number; isDue: boolean; left: number };
}

/** How long the work of a segment took, in milliseconds. */
export interface Took {
  segment: number;
  ms: number;
}

interface Position {
  segment: number;
  began: number;
  task: number;
  done: number[];
  rounds: number;
  splits: number[];
  laps: number[];
  /** rest since the last split */
  rested: number;
  took: Took[];
  misses: number[];
  turn: number;
  /** how many interruptions have been done, or missed */
  interruptions: number;
  /** when the work went on after the last of them */
  resumedAt: number;
  endedAt?: number;
  /** the last event that did something, unless the time has moved on since */
  undoes?: number;
}

const lengthOf = (segment: Segment | undefined): number => (segment?.seconds ?? Infinity) * 1000;
const lastOf = ({ segments }: Programme): number => Math.max(0, segments.length - 1);

function next(position: Position, programme: Programme, at: number): void {
  if (programme.segments[position.segment]?.kind === 'rest') position.rested += at - position.began;
  if (position.segment >= lastOf(programme)) position.endedAt = at;
  else Object.assign(position, { segment: position.segment + 1, began: at, task: 0, done: [] });
}

/** When everything ends if nothing is tapped: at the cap, or at the time by which the segment has to be done. */
const lastMoment = ({ capSeconds = Infinity }: Programme, segment: Segment | undefined): number =>
  Math.min(capSeconds, segment?.bySeconds ?? Infinity) * 1000;

/** Passes the ends of timed segments and the cap. */
function runTo(position: Position, programme: Programme, at: number): void {
  while (position.endedAt === undefined) {
    const segment = programme.segments[position.segment];
    const [ends, last] = [position.began + lengthOf(segment), lastMoment(programme, segment)];
    if (Math.min(ends, last) > at) return;
    delete position.undoes;
    if (last <= ends) position.endedAt = last;
    else next(position, programme, ends);
  }
}

/** The interruptions at a moment: how many have begun, and when the next one will. Undefined without any, or without any more. */
function interruptionsAt(
  { interruption }: Programme,
  { interruptions, resumedAt }: Position,
  at: number,
): { begun: number; next: number } | undefined {
  const { everySeconds = 0, ofWork, untilSeconds = Infinity } = interruption ?? {};
  if (!interruption || at >= untilSeconds * 1000) return undefined;
  const every = everySeconds * 1000;
  if (ofWork) return { begun: interruptions + (at >= resumedAt + every ? 1 : 0), next: resumedAt + every };
  // The first with the work.
  const begun = Math.floor(at / every) + 1;
  return { begun, next: begun * every };
}

/** @returns whether it did anything */
function tap(position: Position, programme: Programme, at: number): boolean {
  const segment = programme.segments[position.segment];
  if (!segment || segment.tap === 'none') return false;
  const { begun = 0 } = interruptionsAt(programme, position, at) ?? {};
  if (begun > position.interruptions) {
    // Done: back to the line that was due.
    Object.assign(position, { interruptions: begun, resumedAt: at });
    return true;
  }
  if (segment.tap === 'round') return countRound(position, programme, at);
  const { task } = position;
  if (segment.tap === 'task') {
    position.task = segment.isFree ? segment.tasks.length : Math.min(task + 1, segment.tasks.length);
    if (programme.turnAfter === 'line') changeTurn(position, programme);
    if (segment.repeats && position.task === segment.tasks.length) {
      position.task = 0;
      return countRound(position, programme, at);
    }
    if (segment.seconds !== undefined) return position.task > task || programme.turnAfter === 'line';
    if (position.task < segment.tasks.length) return true;
  }
  return finish(position, programme, at);
}

/** All of the present segment is done. @returns whether it wasn't before */
function finish(position: Position, programme: Programme, at: number): boolean {
  if (programme.segments[position.segment]?.seconds !== undefined) {
    // It goes on to its end, as a rest.
    if (position.took.at(-1)?.segment === position.segment) return false;
    position.took.push({ segment: position.segment, ms: at - position.began });
    return true;
  }
  addSplit(position, at);
  if (programme.turnAfter === 'round') changeTurn(position, programme);
  next(position, programme, at);
  return true;
}

function addSplit(position: Position, at: number): void {
  position.laps.push(at - (position.splits.at(-1) ?? 0) - position.rested);
  position.splits.push(at);
  position.rested = 0;
}

function changeTurn(position: Position, { turns = 1 }: Programme): void {
  position.turn = (position.turn + 1) % turns;
}

function countRound(position: Position, programme: Programme, at: number): true {
  position.rounds += 1;
  addSplit(position, at);
  if (programme.turnAfter === 'round') changeTurn(position, programme);
  return true;
}

/** @returns whether it did anything */
function apply(position: Position, programme: Programme, event: RunEvent): boolean {
  const { segment, misses } = position;
  switch (event.do) {
    case 'tap':
      return tap(position, programme, event.at);
    case 'skip':
      next(position, programme, event.at);
      return true;
    case 'turn':
      changeTurn(position, programme);
      return true;
    case 'miss':
      position.misses = misses.includes(segment) ? misses.filter((other) => other !== segment) : [...misses, segment];
      if (programme.isUntilMissed) position.endedAt = event.at;
      return true;
    case 'end':
      position.endedAt = event.at;
      return true;
    case 'part':
      return addPart(position, programme, event);
    default:
      return false;
  }
}

/** Adds to one of the tasks of a free segment, which ends once nothing of any is left. @returns whether it did anything */
function addPart(position: Position, programme: Programme, { task, amount = 1, at }: RunEvent): boolean {
  const { tasks, isFree } = programme.segments[position.segment] ?? { tasks: [] };
  if (!isFree || task === undefined || !tasks[task]) return false;
  const { done } = position;
  const before = done[task] ?? 0;
  done[task] = Math.max(0, before + amount);
  if (tasks.every(({ reps }, index) => reps !== undefined && (done[index] ?? 0) >= reps)) finish(position, programme, at);
  return done[task] !== before;
}

function positionAt(programme: Programme, events: readonly RunEvent[], at: number): Position {
  const position: Position = {
    segment: 0,
    began: 0,
    task: 0,
    done: [],
    rounds: 0,
    splits: [],
    laps: [],
    rested: 0,
    took: [],
    misses: [],
    turn: 0,
    interruptions: 0,
    resumedAt: 0,
  };
  for (const [place, event] of events.entries()) {
    if (event.at > at) break;
    runTo(position, programme, event.at);
    if (position.endedAt !== undefined) break;
    if (apply(position, programme, event)) position.undoes = place;
  }
  runTo(position, programme, at);
  return position;
}

/**
 * Where a programme is, derived from the time and what was done: nothing is counted from tick to tick, so a clock that slept is right
 * as soon as it is asked again.
 * @param events in the order of their times; taking the last ones away undoes them
 * @param at milliseconds since the end of the lead-in, negative during it, pauses left out
 */
export function stateAt(programme: Programme, events: readonly RunEvent[], at: number): RunState {
  const position = positionAt(programme, events, Math.max(0, at));
  const { segment, began, endedAt, task, done, rounds, splits, laps, took, misses, turn, undoes } = position;
  const now = programme.segments[segment];
  const total = Math.max(0, endedAt ?? at);
  const length = Math.min(lengthOf(now), lastMoment(programme, now) - began);
  const interruptions = interruptionsAt(programme, position, total);
  return {
    task,
    done,
    rounds,
    splits,
    laps,
    took,
    misses,
    turn,
    phase: at < 0 ? 'lead-in' : endedAt !== undefined ? 'done' : (now?.kind ?? 'done'),
    segment,
    since: total - began,
    ...(Number.isFinite(length) && { left: Math.max(0, began + length - total) }),
    total,
    ...(undoes !== undefined && { undoes }),
    ...(interruptions && {
      interruption: {
        number: interruptions.begun - 1,
        isDue: interruptions.begun > position.interruptions,
        left: Math.max(0, interruptions.next - total),
      },
    }),
  };
}

/** The tasks of the present segment as they are in its present round. */
export const dueTasks = ({ segments }: Programme, { segment, rounds }: Pick<RunState, 'segment' | 'rounds'>): Task[] =>
  (segments[segment]?.tasks ?? []).map((task) => ({
    ...task,
    ...(task.reps !== undefined && task.more !== undefined && { reps: task.reps + task.more * rounds }),
  }));

/**
 * Whether the clock shows what is left, of the lead-in, of a timed segment or for rounds that end at a cap; otherwise it shows how long it has run.
 */
export function countsDown({ segments }: Programme, { phase, segment, left }: Pick<RunState, 'phase' | 'segment' | 'left'>): boolean {
  const now = segments[segment];
  return phase === 'lead-in' || (phase !== 'done' && left !== undefined && (now?.seconds !== undefined || now?.tap === 'round'));
}

/** What is heard and shown at a moment. */
export interface Mark {
  /** milliseconds since the end of the lead-in */
  at: number;
  /** `count`: 3, 2, 1 before a change; `interrupt`: the interruption is due */
  kind: 'count' | 'go' | 'rest' | 'half' | 'last-minute' | 'interrupt' | 'end';
}

/** A timed stretch this long has marks halfway and a minute before its end. */
export const LONG_MS = 4 * 60_000;
export const COUNT_MS = [3000, 2000, 1000];

/**
 * What ends at a moment, of which it can be half-way: a timed segment; otherwise all the time up to the cap, or between two times by which something
 * has to be done, whenever what is done in it was tapped.
 */
function stretchOf({ segments, capSeconds = Infinity }: Programme, { segment, since, total }: RunState): number {
  const [now, began] = [segments[segment], total - since];
  const bySeconds = now?.bySeconds ?? Infinity;
  if (began + lengthOf(now) < Math.min(capSeconds, bySeconds) * 1000) return began;
  return capSeconds <= bySeconds ? 0 : Math.max(0, ...segments.flatMap(({ bySeconds: by = 0 }) => (by < bySeconds ? by * 1000 : [])));
}

/** The marks after one moment up to another, in order; those of a tap that is yet to come aren't known. */
export function marksBetween(programme: Programme, events: readonly RunEvent[], after: number, until: number): Mark[] {
  const marks: Mark[] = [];
  let from = -Infinity;
  const add = (at: number, kind: Mark['kind'], before = Infinity) => {
    if (at >= from && at > after && at <= until && at < before) marks.push({ at, kind });
  };
  for (const before of COUNT_MS) add(-before, 'count');
  add(0, 'go');
  from = Math.max(0, after);
  while (from <= until) {
    const state = stateAt(programme, events, from);
    const { phase, since, left = Infinity, total, interruption } = state;
    if (phase === 'done') {
      add(total, 'end');
      break;
    }
    const [began, ends] = [total - since, total + left];
    if (began > 0 && began === from) add(began, phase === 'rest' ? 'rest' : 'go');
    // Until this moment, only the time changes.
    const stop = Math.min(ends, events.find(({ at }) => at > from)?.at ?? Infinity);
    for (const before of COUNT_MS) if (ends - before > began) add(ends - before, 'count', stop);
    const long = stretchOf(programme, state);
    if (ends - long >= LONG_MS) {
      add(long + (ends - long) / 2, 'half', stop);
      add(ends - 60_000, 'last-minute', stop);
    }
    const { everySeconds = Infinity, ofWork, untilSeconds = Infinity } = programme.interruption ?? {};
    const every = everySeconds * 1000;
    if (ofWork && interruption && !interruption.isDue) add(total + interruption.left, 'interrupt', stop);
    const lastOne = Math.min(until, stop, untilSeconds * 1000 - 1);
    if (interruption && !ofWork)
      for (let at = Math.max(every, Math.ceil(total / every) * every); at <= lastOne; at += every) add(at, 'interrupt', stop);
    from = stop;
  }
  return marks.sort((a, b) => a.at - b.at);
}
