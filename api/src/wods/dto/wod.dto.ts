import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Wod, WOD_CATEGORIES, WOD_TYPES, type WodCategory, type WodEntry, type WodType } from '@wod/domain';
import { EmbeddedExerciseDto } from '../../exercises/dto/exercise.dto.js';

export class WodEntryDto implements WodEntry {
  @ApiProperty()
  id: string;

  @ApiProperty()
  exerciseId: string;

  @ApiProperty()
  exercise: EmbeddedExerciseDto;

  @ApiPropertyOptional({ type: 'integer' })
  reps?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'metres' })
  distance?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'seconds' })
  duration?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'seconds' })
  timeCap?: number;

  @ApiPropertyOptional({ description: 'kg' })
  weight?: number;

  @ApiPropertyOptional({ description: 'kg' })
  womenWeight?: number;

  @ApiPropertyOptional()
  notes?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'of a WOD in several parts: the one that the entry belongs to, from 1' })
  part?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'how often that part is done' })
  partRounds?: number;

  @ApiPropertyOptional({ description: 'done at the start of each interval of a CHIPPER_EMOM' })
  isEmomInterruption?: boolean;
}

export class WodDto implements Wod {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiPropertyOptional()
  description?: string;

  @ApiProperty({ enum: WOD_TYPES, enumName: 'WodType' })
  type: WodType;

  @ApiProperty({ enum: WOD_CATEGORIES, enumName: 'WodCategory' })
  category: WodCategory;

  @ApiPropertyOptional({ type: 'integer' })
  timeCapMinutes?: number;

  @ApiPropertyOptional({ type: 'integer' })
  intervalMinutes?: number;

  @ApiPropertyOptional({ type: 'integer' })
  rounds?: number;

  @ApiPropertyOptional({ type: 'integer' })
  startReps?: number;

  @ApiPropertyOptional({ description: 'dash-separated rep counts, for example 21-15-9' })
  repScheme?: string;

  @ApiPropertyOptional({ type: 'integer' })
  tabataCycles?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'minutes' })
  estimatedDuration?: number;

  @ApiPropertyOptional({ description: 'set when somebody said how long it takes; otherwise the minutes are an estimate' })
  minutesAreOwn?: boolean;

  @ApiPropertyOptional()
  videoUrl?: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiPropertyOptional({ type: 'integer', description: 'rises with every edit' })
  version?: number;

  @ApiProperty({ type: [WodEntryDto] })
  exercises: WodEntryDto[];
}
