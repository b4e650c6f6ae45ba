import { type FormerEdition, predefinedExercises, predefinedWods } from '@wod/catalogue';
import { exerciseColumns } from '../exercises/index.js';
import { presentContent } from './catalogue-plan.js';
import { digestOf, exerciseContent } from './content-digest.js';
import { predefinedExerciseInput } from './predefined-input.js';

/** The present catalogue as an edition that libraries hold. */
export const presentEdition = (): FormerEdition => ({
  wods: Object.fromEntries(predefinedWods.map((wod) => [wod.name, digestOf(presentContent(wod, (name) => name))])),
  exercises: Object.fromEntries(
    predefinedExercises.map((exercise) => [exercise.name, digestOf(exerciseContent(exerciseColumns(predefinedExerciseInput(exercise))))]),
  ),
});
