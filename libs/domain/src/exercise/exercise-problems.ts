import { problemsOf, rulesOf } from '../field/rules.js';
import { isBlank } from '../text/text.js';
import type { Problem } from '../wire.js';
import { EXERCISE_FIELDS } from './exercise-fields.js';
import type { ExerciseInput } from './exercise.js';

/** Spec 5 and 8. */
const REQUIRED = 'Name and equipment are required';

const { name: nameField, equipment: equipmentField, ...others } = EXERCISE_FIELDS;
// The form asks for the equipment right after the name.
const RULES = rulesOf({ name: nameField, equipment: equipmentField, ...others });

/** Every rule of spec 5 that the exercise breaks; empty when it can be saved. */
export function exerciseProblems(input: ExerciseInput): Problem[] {
  const isMissing = (field: string) => (field === 'name' && isBlank(input.name)) || (field === 'equipment' && !input.equipment);
  return problemsOf(RULES.map(([field, rule]) => [field, isMissing(field) ? REQUIRED : rule(input[field as keyof ExerciseInput])]));
}
