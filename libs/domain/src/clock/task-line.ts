import type { Level } from '../board/board-choice.js';
import { type BoardLine, writeBoard } from '../board/board.js';
import { insteadAt } from '../board/level.js';
import type { WeightUnit } from '../board/loads.js';
import type { ClockWod, Task } from './programme.js';

/** The line of the board that is due, with the reps of its rung; undefined for a task that the WOD doesn't have. */
export function taskLine(
  { type, scaled, beginner, exercises }: ClockWod,
  { entry: place, reps }: Task,
  unit: WeightUnit,
  level: Level,
): BoardLine | undefined {
  const entry = exercises[place];
  if (!entry) return undefined;
  const { parts } = writeBoard(
    { type, scaled, beginner, exercises: [{ ...entry, minute: undefined, ...(reps !== undefined && { reps }) }] },
    unit,
    insteadAt(level),
  );
  return parts[0]?.lines[0];
}
