import type { ClockEntry } from './clock-wod.js';

/** "10-9-8-…-1", "3-6-9-…", "21-15-9" */
const SCHEME = /^(\d+(?:-\d+)+)(-…(?:-(\d+))?)?$/;

/**
 * The reps of a rung of a ladder, from 0, for an entry whose notes have a scheme of its own. One that goes on does so as it began:
 * "3-3-3-6-…" has three rungs for each step.
 * @returns undefined where there is no such scheme, or no such rung in it
 */
export function ownReps({ notes = '' }: ClockEntry, rung: number): number | undefined {
  const [, text, goesOn, end] = SCHEME.exec(notes.trim()) ?? [];
  const written = text?.split('-').map(Number) ?? [];
  const [first = 0] = written;
  const rungsEach = written.findIndex((reps) => reps !== first);
  if (goesOn === undefined || rung < written.length || rungsEach < 1) return written[rung];
  const step = (written[rungsEach] ?? first) - first;
  const reps = first + step * Math.floor(rung / rungsEach);
  const last = end === undefined ? Infinity * step : Number(end);
  return reps >= 1 && (step > 0 ? reps <= last : reps >= last) ? reps : undefined;
}
