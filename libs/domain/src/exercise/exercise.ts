import type { AnsweredValues, SentValues } from '../field/field.js';
import type { EXERCISE_FIELDS } from './exercise-fields.js';

export type Exercise = AnsweredValues<typeof EXERCISE_FIELDS>;

/** An exercise as embedded in a WOD entry. */
export type EmbeddedExercise = Pick<Exercise, 'id' | 'name' | 'description' | 'equipment' | 'needs' | 'scaled' | 'beginner'>;

/** The body of POST and PUT /exercises. */
export type ExerciseInput = SentValues<typeof EXERCISE_FIELDS>;
