import { COUNT_MS, LONG_MS, marksBetween, type Mark, type RunEvent } from '../clock/run.js';
import { MINUTE_MS } from '../text/spans.js';
import type { ClassProgramme } from './class-programme.js';
import { classStateAt, type ClassState } from './class-state.js';

/**
 * The marks of a class after one moment up to another, in order: `go` where a stretch begins, `end` where its time is over, and while a
 * WOD's clock runs only that clock's.
 */
export function classMarksBetween(programme: ClassProgramme, events: readonly RunEvent[], after: number, until: number): Mark[] {
  const marks: Mark[] = [];
  let from = after;
  while (from <= until) {
    const state = classStateAt(programme, events, from);
    const nextEvent = events.find(({ at }) => at > from)?.at ?? Infinity;
    const [began, stop] = [from, Math.min(from < 0 ? 0 : Infinity, nextEvent, changeAfter(state, from))];
    const found = [...ownMarks(state, from), ...clockMarks(programme, state, from, Math.min(until, stop))];
    marks.push(...found.filter(({ at }) => at > after && at <= until && at >= began && at < stop));
    if (state.phase === 'done') break;
    from = stop;
  }
  return marks.sort((a, b) => a.at - b.at);
}

const isBusy = ({ clock }: ClassState): boolean => clock !== undefined && clock.state.phase !== 'done';

/** When something changes by itself after a moment: the time of the stretch is over, or its WOD is done. */
function changeAfter(state: ClassState, from: number): number {
  if (state.phase !== 'on') return Infinity;
  const over = state.total + (state.left ?? Infinity);
  const done = isBusy(state) ? from + (state.clock?.state.left ?? Infinity) : Infinity;
  return Math.min(...[over, done].filter((at) => at > from), Infinity);
}

/** What a stretch sounds for, whenever that is. */
function ownMarks(state: ClassState, from: number): Mark[] {
  if (state.phase === 'before') return COUNT_MS.map((before) => ({ at: -before, kind: 'count' }));
  if (state.phase === 'done') return [{ at: state.total, kind: 'end' }];
  const [began, ends] = [state.total - state.since, state.total + (state.left ?? Infinity)];
  const begins: Mark[] = began === from ? [{ at: began, kind: 'go' }] : [];
  if (isBusy(state)) return begins;
  if (ends === from && began < from) return [...begins, { at: ends, kind: 'end' }];
  return [
    ...begins,
    ...(state.isAuto ? COUNT_MS.map((before): Mark => ({ at: ends - before, kind: 'count' })) : []),
    ...(ends - began >= LONG_MS ? [{ at: ends - MINUTE_MS, kind: 'last-minute' } as const] : []),
  ];
}

function clockMarks({ stretches }: ClassProgramme, state: ClassState, from: number, until: number): Mark[] {
  const wod = stretches[state.stretch]?.programme;
  if (!state.clock || !wod || state.phase !== 'on') return [];
  const { zero, events } = state.clock;
  return marksBetween(wod, events, from - zero - 1, until - zero).map((mark) => ({ ...mark, at: mark.at + zero }));
}
