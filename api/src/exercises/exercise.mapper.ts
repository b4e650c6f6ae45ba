import { randomUUID } from 'node:crypto';
import { EXERCISE_FIELDS, type ExerciseInput, nameKey } from '@wod/domain';
import { KEY_LENGTH } from '../platform/database/columns.js';
import { contentValues } from '../platform/fields/content-columns.js';
import type { ExerciseEntity } from './exercise.entity.js';

/** The same for all spellings of one name, cut to the size of its column. */
export const exerciseKey = (name: string): string => nameKey(name).slice(0, KEY_LENGTH);

/** The columns that an input fills. */
export const exerciseColumns = (input: ExerciseInput) => ({ ...contentValues(EXERCISE_FIELDS, input), nameKey: exerciseKey(input.name) });

/** The row of a new exercise. */
export function newExerciseRow(input: ExerciseInput, { needsReview, now }: { needsReview: boolean; now: Date }): ExerciseEntity {
  return { id: randomUUID(), ...exerciseColumns(input), needsReview, mergedIds: null, version: 1, createdAt: now, updatedAt: now };
}
