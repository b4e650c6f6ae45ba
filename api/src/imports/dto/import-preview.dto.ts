import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  EQUIPMENT,
  type Equipment,
  type ImportPreview,
  type ImportPreviewExercise,
  type ImportPreviewItem,
  WOD_CATEGORIES,
  WOD_TYPES,
  type WodCategory,
  type WodType,
} from '@wod/domain';

const MATCH_STATUSES = ['matched', 'new'] as const;

export class ImportPreviewExerciseDto implements ImportPreviewExercise {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: EQUIPMENT, enumName: 'Equipment' })
  equipment: Equipment;

  @ApiProperty({ enum: MATCH_STATUSES, description: 'new is created by the import' })
  matchStatus: (typeof MATCH_STATUSES)[number];

  @ApiPropertyOptional({ description: 'name of the exercise in the library' })
  matchedExercise?: string;
}

export class ImportPreviewItemDto implements ImportPreviewItem {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: WOD_CATEGORIES, enumName: 'WodCategory' })
  category: WodCategory;

  @ApiProperty({ enum: WOD_TYPES, enumName: 'WodType' })
  type: WodType;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer' })
  exerciseCount: number;

  @ApiProperty()
  needsNewExercises: boolean;

  @ApiProperty({ type: [ImportPreviewExerciseDto] })
  exercises: ImportPreviewExerciseDto[];

  @ApiProperty({ description: 'the library has a WOD of this name; importing skips it' })
  alreadyImported: boolean;
}

export class ImportPreviewSummaryDto {
  @ApiProperty({ type: 'integer' })
  hero: number;

  @ApiProperty({ type: 'integer' })
  benchmark: number;

  @ApiProperty({ type: 'integer' })
  needingNewExercises: number;
}

/** The answer of GET /import/preview. */
export class ImportPreviewDto implements ImportPreview {
  @ApiProperty({ type: [ImportPreviewItemDto] })
  wods: ImportPreviewItemDto[];

  @ApiProperty()
  summary: ImportPreviewSummaryDto;
}
