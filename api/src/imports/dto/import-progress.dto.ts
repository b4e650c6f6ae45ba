import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ImportProgress, LastImport } from '@wod/domain';
import { ImportResultDto } from './import-result.dto.js';

const STATUSES = ['running', 'stopped', 'done'] as const satisfies readonly ImportProgress['status'][];

export class ImportProgressDto implements ImportProgress {
  @ApiProperty({ enum: STATUSES, description: 'stopped: the server ended in the middle, and nothing was imported' })
  status: ImportProgress['status'];

  @ApiProperty({ type: 'integer', description: 'WODs' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'WODs that were imported, skipped or refused so far' })
  done: number;

  @ApiProperty({ description: 'so far' })
  result: ImportResultDto;
}

/** The answer of GET /import/progress. */
export class LastImportDto implements LastImport {
  @ApiPropertyOptional()
  last?: ImportProgressDto;
}
