import { PickType } from '@nestjs/swagger';
import { type EmbeddedExercise, type Exercise, EXERCISE_FIELDS } from '@wod/domain';
import { answeredDto } from '../../platform/fields/answered-dto.js';

export class ExerciseDto extends answeredDto(EXERCISE_FIELDS, {}) implements Exercise {}

export class EmbeddedExerciseDto
  extends PickType(ExerciseDto, ['id', 'name', 'description', 'equipment', 'needs', 'scaled', 'beginner'])
  implements EmbeddedExercise {}
