import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ExerciseMerge, MergedExercise } from '@wod/domain';
import { ExerciseDto } from '../../exercises/index.js';
import { ID_LENGTH } from '../../platform/database/columns.js';

const INTO = { message: 'into must be the id of an exercise' };
const whole = (field: string) => ({ message: `${field} must be a whole number` });

export class ExerciseMergeDto implements ExerciseMerge {
  @ApiProperty({ description: 'the id of the exercise that stays', maxLength: ID_LENGTH })
  @IsString(INTO)
  @MaxLength(ID_LENGTH, INTO)
  into: string;

  @ApiPropertyOptional({ type: 'integer', description: 'the version of the one that goes; an older one is refused with 409' })
  @IsOptional()
  @IsInt(whole('version'))
  version?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'the version of the one that stays; an older one is refused with 409' })
  @IsOptional()
  @IsInt(whole('intoVersion'))
  intoVersion?: number;
}

export class MergedExerciseDto implements MergedExercise {
  @ApiProperty({ description: 'the one that stays' })
  exercise: ExerciseDto;

  @ApiProperty({ type: 'integer', description: 'how many WODs have changed, deleted ones among them' })
  wods: number;

  @ApiProperty({ description: 'what POST /steps/{id}/undo takes' })
  stepId: string;
}
