import { EQUIPMENT } from './enums.js';
import { LIMITS } from './limits.js';
import { oneOf, optionalText, problemsOf, requiredText, webAddress } from './rules.js';
import { isBlank } from './text.js';
import type { ExerciseInput, Problem } from './wire.js';

/** Spec 5 and 8. */
const REQUIRED = 'Name and equipment are required';

/** Every rule of spec 5 that the exercise breaks; empty when it can be saved. */
export function exerciseProblems(input: ExerciseInput): Problem[] {
  return problemsOf([
    ['name', isBlank(input.name) ? REQUIRED : requiredText('Name', LIMITS.nameMax)(input.name)],
    ['equipment', input.equipment ? oneOf('Equipment', EQUIPMENT)(input.equipment) : REQUIRED],
    ['description', optionalText('Description', LIMITS.descriptionMax)(input.description)],
    ['videoUrl', webAddress('Video URL')(input.videoUrl)],
  ]);
}
