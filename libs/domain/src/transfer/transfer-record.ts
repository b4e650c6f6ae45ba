import { EXERCISE_FIELDS } from '../exercise/exercise-fields.js';
import type { Exercise } from '../exercise/exercise.js';
import { contentOf, type Fields } from '../field/field.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import type { WodEntryFields, Wod } from '../wod/wod.js';

/** An exercise, a WOD or an entry as a file has it: what is absent is left out. */
export type TransferRecord = Record<string, unknown>;

/** A WOD with the names of its exercises. */
export interface NamedWod extends Omit<Wod, 'exercises'> {
  exercises: readonly (WodEntryFields & { exercise: string })[];
}

/** What somebody said of a thing, in the order of the table; a flag that isn't set, a list with nothing in it and an empty text are absent. */
export const saidOf = (table: Fields, values: object): [name: string, value: unknown][] =>
  contentOf(table).flatMap(([name]): [string, unknown][] => {
    const value = (values as TransferRecord)[name];
    return value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0)
      ? []
      : [[name, value]];
  });

/** Minutes that are an estimate follow from the rest, so they are left out. */
const isKept = ({ minutesAreOwn }: { minutesAreOwn?: boolean | null }, name: string): boolean =>
  name !== 'estimatedDuration' || minutesAreOwn === true;

/** The content of a WOD without its entries. */
export const wodSaid = (wod: object): [name: string, value: unknown][] => saidOf(WOD_FIELDS, wod).filter(([name]) => isKept(wod, name));

/** A WOD as a file has it. Its entries name their exercises, whose names are unique. */
export function wodRecord(wod: NamedWod): TransferRecord {
  return {
    id: wod.id,
    ...Object.fromEntries(wodSaid(wod)),
    createdAt: wod.createdAt,
    ...(wod.publishAt !== undefined && { publishAt: wod.publishAt }),
    exercises: wod.exercises.map((entry) => ({ exercise: entry.exercise, ...Object.fromEntries(saidOf(WOD_ENTRY_FIELDS, entry)) })),
  };
}

/** An exercise as a file has it. */
export const exerciseRecord = (exercise: Exercise): TransferRecord => ({
  id: exercise.id,
  ...Object.fromEntries(saidOf(EXERCISE_FIELDS, exercise)),
  createdAt: exercise.createdAt,
  ...(exercise.needsReview && { needsReview: true }),
});
