import { LEAD_IN_MS, stateAt, type RunEvent, type RunState } from '../clock/run.js';
import { LIMITS } from '../limits.js';
import { MINUTE_MS } from '../text/spans.js';
import type { ClassProgramme } from './class-programme.js';

/** A stretch as it was, or as it is going to be. Times are in milliseconds by the clock on the wall, since the class was to begin. */
export interface ClassPlace {
  from: number;
  to: number;
  /** how long it is meant to last, after what was changed; 0 where nothing is known */
  length: number;
  /** It is left out. */
  isOmitted: boolean;
}

/** Where a class is at a moment. Times are in milliseconds. */
export interface ClassState {
  phase: 'before' | 'on' | 'done';
  /** the stretch's place in the programme; the last one when it is done */
  stretch: number;
  /** since the stretch began, pauses left out */
  since: number;
  /** until its time is over, less than 0 afterwards; absent where it has no length */
  left?: number;
  /** since the class began, pauses left out; of one that is done, how long it took */
  total: number;
  /** It goes on by itself. */
  isAuto: boolean;
  /** every stretch, in the order of the programme */
  places: ClassPlace[];
  /** the stretch that comes next; absent in the last one */
  next?: number;
  /** the WOD's clock of this stretch, once it was started */
  clock?: Clock & { state: RunState };
  /** the WOD whose clock has just ended, in this stretch or, where the class has moved on by itself, in the one before */
  called?: { stretch: number; clock: Clock & { state: RunState } };
  /** by how much it is late at the end of this stretch, less than 0 where it is early */
  behind: number;
  /** by how much it is late at its end, less than 0 where it is over early */
  over: number;
}

/** The clock of a WOD within a class. */
interface Clock {
  /** when its lead-in ends, in the class's running time */
  zero: number;
  /** what was done in it, counted from `zero` */
  events: RunEvent[];
  /** where the class's list has its `go`, each `shift` of it, and each of its events */
  startedBy: number;
  shiftedBy: number[];
  places: number[];
}

/** How long everybody is shown that the time of a WOD is over. */
const CALLED_MS = 10_000;

/** Milliseconds rounded down to whole minutes. */
export const wholeMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS);

interface Position {
  stretch: number;
  /** when each stretch began; the present one and those before it that weren't left out */
  begins: (number | undefined)[];
  /** when something was last done: nothing can have moved on by itself before that */
  last: number;
  isAuto: boolean;
  /** The coach went back to it after its time, so it doesn't move on by itself. */
  isHeld: boolean;
  /** the lengths that somebody has changed */
  changed: (number | undefined)[];
  omitted: Set<number>;
  lost: { at: number; amount: number }[];
  clocks: (Clock | undefined)[];
  endedAt?: number;
}

const plannedOf = ({ stretches }: ClassProgramme, stretch: number): number => (stretches[stretch]?.seconds ?? 0) * 1000;
const beganOf = ({ begins, stretch }: Position): number => begins[stretch] ?? 0;

/** The time by the clock on the wall. */
const wall = ({ lost }: Position, at: number): number => lost.reduce((time, pause) => (pause.at <= at ? time + pause.amount : time), at);

/**
 * How long a stretch lasts that begins then, by the clock on the wall; Infinity where nothing is known. The cool-down gives way when the class is
 * late, by whole minutes and up to half of it, unless somebody has changed it.
 */
function lengthOf({ changed }: Position, programme: ClassProgramme, stretch: number, from: number): number {
  const planned = plannedOf(programme, stretch);
  if (planned === 0) return Infinity;
  if (changed[stretch] !== undefined) return changed[stretch];
  if (programme.stretches[stretch]?.kind !== 'coolDown') return planned;
  const over = from + planned - programme.seconds * 1000;
  return planned - Math.max(0, Math.min(wholeMinutes(over), wholeMinutes(planned / 2))) * MINUTE_MS;
}

/** The length of the present stretch. */
const presentLength = (position: Position, programme: ClassProgramme, at: number): number =>
  lengthOf(position, programme, position.stretch, wall(position, at) - (at - beganOf(position)));

function nextOf({ omitted }: Position, { stretches }: ClassProgramme, after: number): number | undefined {
  const next = stretches.findIndex((_, index) => index > after && !omitted.has(index));
  return next < 0 ? undefined : next;
}

function goTo(position: Position, programme: ClassProgramme, at: number): void {
  const next = nextOf(position, programme, position.stretch);
  position.isHeld = false;
  if (next === undefined) position.endedAt = at;
  else {
    position.stretch = next;
    position.begins[next] = at;
  }
}

/** When the present stretch ends by itself: at its time, but not while its WOD is being done. */
function endOf(position: Position, programme: ClassProgramme, at: number): number {
  const ends = Math.max(beganOf(position) + presentLength(position, programme, at), position.last);
  if (ends > at) return ends;
  const clock = clockAt(position, programme, position.stretch, at);
  if (!clock) return ends;
  return clock.state.phase === 'done' ? Math.max(ends, endOfClock(clock)) : Infinity;
}

function clockAt({ clocks }: Position, { stretches }: ClassProgramme, stretch: number, at: number): ClassState['clock'] {
  const [clock, wod] = [clocks[stretch], stretches[stretch]?.programme];
  return clock && wod && { ...clock, state: stateAt(wod, clock.events, at - clock.zero) };
}

/** When the clock of a WOD that is done has ended. */
const endOfClock = ({ zero, state }: NonNullable<ClassState['clock']>): number => zero + state.total;

/** Who goes on by hand, or ends the class, wants to see what comes next. */
function calledAt(position: Position, programme: ClassProgramme, at: number): ClassState['called'] {
  const before = position.begins.findLastIndex((began, index) => began !== undefined && index < position.stretch);
  const movedOn = position.endedAt ?? Infinity;
  for (const [stretch, left] of [
    [position.stretch, movedOn],
    [before, beganOf(position)],
  ] as const) {
    const clock = clockAt(position, programme, stretch, at);
    if (clock?.state.phase !== 'done') continue;
    const end = endOfClock(clock);
    if (at - end < CALLED_MS && (left === end || left === Infinity)) return { stretch, clock };
  }
  return undefined;
}

function runTo(position: Position, programme: ClassProgramme, at: number): void {
  while (position.isAuto && !position.isHeld && position.endedAt === undefined) {
    const ends = endOf(position, programme, at);
    if (ends > at) return;
    goTo(position, programme, ends);
  }
}

/** Goes back to the previous stretch, which continues as if it had never been left. */
function goBack(position: Position, programme: ClassProgramme, at: number): void {
  if (position.endedAt !== undefined) delete position.endedAt;
  else {
    const before = position.begins.findLastIndex((began, index) => began !== undefined && index < position.stretch);
    if (before < 0) return;
    position.begins[position.stretch] = undefined;
    position.stretch = before;
  }
  position.isHeld = beganOf(position) + presentLength(position, programme, at) <= at;
}

/** Gives a stretch more minutes or fewer; one that is over its time gets that many from now on. */
function changeMinutes(position: Position, programme: ClassProgramme, { at, task: stretch = position.stretch, amount = 0 }: RunEvent): void {
  const place = placesOf(position, programme, at)[stretch];
  if (!place || stretch < position.stretch || plannedOf(programme, stretch) === 0) return;
  const since = stretch === position.stretch ? at - beganOf(position) : 0;
  const length = Math.max(since, Math.max(since, place.length) + amount * MINUTE_MS);
  position.changed[stretch] = Math.min(length, Math.max(since, LIMITS.minutesMax * MINUTE_MS));
}

/** Leaves a coming stretch out or takes it back in. Before anything has begun the first one is still to come; one of all stays. */
function omit(position: Position, programme: ClassProgramme, { at, task: stretch = 0 }: RunEvent): void {
  const { omitted, begins } = position;
  const isFresh = at === 0 && begins.filter((began) => began !== undefined).length === 1;
  if (!omitted.delete(stretch) && (isFresh || stretch > position.stretch)) omitted.add(stretch);
  if (!isFresh) return;
  const first = nextOf(position, programme, -1);
  if (first === undefined) omitted.delete(stretch);
  else Object.assign(position, { stretch: first, begins: Array.from({ length: first + 1 }, (_, index) => (index === first ? 0 : undefined)) });
}

/** Moves the clock of the present WOD in time; what was noted in it later than it then shows counts as noted then. */
function shift({ clocks, stretch }: Position, { at, amount = 0 }: RunEvent, place: number): void {
  const clock = clocks[stretch];
  if (!clock) return;
  const zero = clock.zero + Math.round(amount * 1000);
  clock.zero = zero;
  clock.events = clock.events.map((event) => ({ ...event, at: Math.min(event.at, at - zero) }));
  clock.shiftedBy.push(place);
}

/** Takes back what was done last in the clock of the present WOD. */
function undo({ clocks, stretch }: Position, { amount = 1 }: RunEvent): void {
  const clock = clocks[stretch];
  if (!clock) return;
  const left = Math.max(0, clock.events.length - amount);
  clock.events = clock.events.slice(0, left);
  clock.places = clock.places.slice(0, left);
}

/** @param place of the event in the class's list */
function apply(position: Position, programme: ClassProgramme, event: RunEvent, place: number): void {
  if (position.endedAt !== undefined && event.do !== 'back' && event.do !== 'lost') return;
  switch (event.do) {
    case 'next':
      return goTo(position, programme, event.at);
    case 'back':
      return goBack(position, programme, event.at);
    case 'minutes':
      return changeMinutes(position, programme, event);
    case 'omit':
      return omit(position, programme, event);
    case 'auto':
    case 'hand':
      position.isAuto = event.do === 'auto';
      position.isHeld = false;
      return;
    case 'go':
      position.clocks[position.stretch] = { zero: event.at + LEAD_IN_MS, events: [], startedBy: place, shiftedBy: [], places: [] };
      return;
    case 'shift':
      return shift(position, event, place);
    case 'undo':
      return undo(position, event);
    case 'lost':
      position.lost.push({ at: event.at, amount: Math.max(0, event.amount ?? 0) * 1000 });
      return;
    case 'finish':
      position.endedAt = event.at;
      return;
    default: {
      const clock = position.clocks[position.stretch];
      clock?.events.push({ ...event, at: event.at - clock.zero });
      clock?.places.push(place);
    }
  }
}

function positionAt(programme: ClassProgramme, events: readonly RunEvent[], at: number): Position {
  const position: Position = {
    stretch: 0,
    begins: [0],
    last: 0,
    isAuto: false,
    isHeld: false,
    changed: [],
    omitted: new Set(),
    lost: [],
    clocks: [],
  };
  for (const [place, event] of events.entries()) {
    if (event.at > at) break;
    runTo(position, programme, event.at);
    apply(position, programme, event, place);
    position.last = Math.max(position.last, event.at);
  }
  runTo(position, programme, at);
  return position;
}

/** Every stretch by the clock on the wall: as it was, as it is, and as it is going to be. */
function placesOf(position: Position, programme: ClassProgramme, at: number): ClassPlace[] {
  const isDone = position.endedAt !== undefined;
  let time = 0;
  return programme.stretches.map((_, index) => {
    const began = position.begins[index];
    const isOmitted = index > position.stretch ? position.omitted.has(index) || isDone : began === undefined;
    const from = began === undefined ? time : wall(position, began);
    const length = finite(index === position.stretch ? presentLength(position, programme, at) : lengthOf(position, programme, index, from));
    if (isOmitted) return { from: time, to: time, length, isOmitted };
    const after = position.begins.find((moment, other) => other > index && moment !== undefined);
    if (index < position.stretch) time = wall(position, after ?? at);
    else if (index > position.stretch) time = from + length;
    else time = wall(position, at) + (isDone ? 0 : Math.max(0, (began ?? 0) + length - at));
    return { from, to: time, length, isOmitted };
  });
}

/** How many minutes a stretch lasts: what is over, as it was; the others, as they are meant to be. 0 where nothing is known. */
export function stretchMinutes({ places, stretch, phase }: ClassState, index: number): number {
  const { from, to, length } = places[index] ?? { from: 0, to: 0, length: 0 };
  return Math.round((index < stretch || phase === 'done' ? to - from : length) / MINUTE_MS);
}

/** How long a class that is done took, by the clock on the wall, in milliseconds; by how much it began late doesn't count. */
export const classLength = ({ places, stretch }: ClassState): number =>
  (places[stretch]?.to ?? 0) - (places.find(({ isOmitted }) => !isOmitted)?.from ?? 0);

const finite = (ms: number): number => (Number.isFinite(ms) ? ms : 0);

/** When a stretch was planned to end. */
const plannedEnd = ({ stretches }: ClassProgramme, stretch: number): number =>
  stretches.slice(0, stretch + 1).reduce((sum, { seconds }) => sum + seconds * 1000, 0);

/**
 * Where a class is, derived from the time and what was done: nothing is counted from tick to tick, so a screen that slept, was reloaded or
 * joins late is right at once.
 * @param events in the order in which they were noted; taking the last one away undoes it
 * @param at milliseconds since the class began, negative before it, pauses left out
 */
export function classStateAt(programme: ClassProgramme, events: readonly RunEvent[], at: number): ClassState {
  const position = positionAt(programme, events, Math.max(0, at));
  const { stretch, isAuto, endedAt } = position;
  const total = Math.max(0, endedAt ?? at);
  const since = total - beganOf(position);
  const length = presentLength(position, programme, total);
  const places = placesOf(position, programme, total);
  const clock = clockAt(position, programme, stretch, total);
  const called = calledAt(position, programme, Math.max(0, at));
  const next = nextOf(position, programme, stretch);
  return {
    phase: at < 0 ? 'before' : endedAt === undefined ? 'on' : 'done',
    stretch,
    since,
    ...(Number.isFinite(length) && { left: length - since }),
    total,
    isAuto,
    places,
    ...(next !== undefined && endedAt === undefined && { next }),
    ...(clock && { clock }),
    ...(called && { called }),
    behind: (places[stretch]?.to ?? 0) - plannedEnd(programme, stretch),
    over: (places.at(-1)?.to ?? 0) - programme.seconds * 1000,
  };
}
