import { EXERCISE_FIELDS, type ExerciseInput } from '@wod/domain';
import { sentDto } from '../../platform/fields/sent-dto.js';

/** The body of POST and PUT /exercises. */
export class ExerciseInputDto extends sentDto(EXERCISE_FIELDS, {}) implements ExerciseInput {}
