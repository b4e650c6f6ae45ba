import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EQUIPMENT, type EmbeddedExercise, type Equipment, type Exercise } from '@wod/domain';

export class EmbeddedExerciseDto implements EmbeddedExercise {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiPropertyOptional()
  description?: string;

  @ApiProperty({ enum: EQUIPMENT, enumName: 'Equipment' })
  equipment: Equipment;
}

export class ExerciseDto extends EmbeddedExerciseDto implements Exercise {
  @ApiPropertyOptional()
  videoUrl?: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiPropertyOptional({ description: 'an import created it and nobody has reviewed it yet' })
  needsReview?: boolean;

  @ApiPropertyOptional({ type: 'integer', description: 'rises with every edit' })
  version?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'how many WODs use it' })
  wodCount?: number;
}
