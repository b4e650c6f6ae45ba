import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EQUIPMENT, type Equipment, type ExerciseInput, LIMITS } from '@wod/domain';
import { WORD_LENGTH } from '../../database/columns.js';
import { LineValue, NumberValue, TextValue } from '../../input/body-values.js';

/** The body of POST and PUT /exercises. The types are checked here; every other rule is `exerciseProblems`, as in the form. */
export class ExerciseInputDto implements ExerciseInput {
  @ApiProperty({ maxLength: LIMITS.nameMax })
  @LineValue('Name', LIMITS.nameMax)
  name: string;

  @ApiPropertyOptional({ maxLength: LIMITS.descriptionMax })
  @TextValue('Description', LIMITS.descriptionMax)
  description?: string;

  @ApiProperty({ enum: EQUIPMENT, enumName: 'Equipment' })
  @LineValue('Equipment', WORD_LENGTH)
  equipment: Equipment;

  @ApiPropertyOptional({ maxLength: LIMITS.urlMax })
  @LineValue('Video URL', LIMITS.urlMax)
  videoUrl?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'the version that an edit began from; an older one is refused with 409' })
  @NumberValue('Version')
  version?: number;
}
