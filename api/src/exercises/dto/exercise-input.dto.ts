import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EQUIPMENT, type Equipment, type ExerciseInput, LIMITS } from '@wod/domain';
import { LineValue, NumberValue, TextValue } from '../../input/body-values.js';

/** The body of POST and PUT /exercises. The types are checked here; every other rule is `exerciseProblems`, as in the form. */
export class ExerciseInputDto implements ExerciseInput {
  @ApiProperty({ maxLength: LIMITS.nameMax })
  @LineValue('Name')
  name: string;

  @ApiPropertyOptional({ maxLength: LIMITS.descriptionMax })
  @TextValue('Description')
  description?: string;

  @ApiProperty({ enum: EQUIPMENT, enumName: 'Equipment' })
  @LineValue('Equipment')
  equipment: Equipment;

  @ApiPropertyOptional({ maxLength: LIMITS.urlMax })
  @LineValue('Video URL')
  videoUrl?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'the version that an edit began from; an older one is refused with 409' })
  @NumberValue('Version')
  version?: number;
}
