import { predefinedExercises } from '@wod/catalogue';
import type { ExerciseInput } from '@wod/domain';
import { exerciseKey } from '../exercises/index.js';
import { keysOf } from './exercise-matcher.js';
import { predefinedExerciseInput } from './predefined-input.js';

const byKey = new Map(predefinedExercises.flatMap((exercise) => keysOf(exercise).map((key) => [key, exercise])));

/** A new exercise of which only the name is known: one of the catalogue is taken from there, any other needs no kit until somebody says so. */
export function newNamedExercise(name: string): ExerciseInput {
  const predefined = byKey.get(exerciseKey(name));
  return predefined ? { ...predefinedExerciseInput(predefined), name } : { name, equipment: 'BODYWEIGHT' };
}
