import { ApiProperty } from '@nestjs/swagger';
import type { ImportResult } from '@wod/domain';

export class ImportSummaryDto {
  @ApiProperty({ type: 'integer' })
  imported: number;

  @ApiProperty({ type: 'integer', description: 'they were in the library already' })
  skipped: number;

  @ApiProperty({ type: 'integer' })
  errors: number;
}

export class ImportErrorDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'a sentence for a person' })
  error: string;
}

export class ImportResultsDto {
  @ApiProperty({ type: [ImportErrorDto] })
  errors: ImportErrorDto[];
}

/** The answer of POST /import/wods. */
export class ImportResultDto implements ImportResult {
  @ApiProperty()
  summary: ImportSummaryDto;

  @ApiProperty()
  results: ImportResultsDto;
}
