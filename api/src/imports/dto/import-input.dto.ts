import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { API_LIMITS, type ImportCategory, LIMITS } from '@wod/domain';
import { WORD_LENGTH } from '../../platform/database/columns.js';
import { LineValue, TextsValue } from '../../platform/input/body-values.js';
import { TextParam } from '../../platform/input/query-values.js';

const CATEGORIES = ['ALL', 'HERO', 'BENCHMARK'] as const satisfies readonly ImportCategory[];
const CATEGORY = { message: `category must be one of ${CATEGORIES.join(', ')}` };
const DOCUMENTED = { enum: CATEGORIES, enumName: 'ImportCategory', default: 'ALL' } as const;

/** The query of GET /import/preview. */
export class ImportPreviewQueryDto {
  @ApiPropertyOptional(DOCUMENTED)
  @TextParam()
  @IsOptional()
  @IsIn(CATEGORIES, CATEGORY)
  category?: ImportCategory;
}

/** The body of POST /import/wods. */
export class ImportInputDto {
  @ApiPropertyOptional(DOCUMENTED)
  @IsIn(CATEGORIES, CATEGORY)
  @LineValue('category', WORD_LENGTH)
  category?: ImportCategory;

  @ApiProperty({ type: [String], maxItems: API_LIMITS.maxPageSize })
  @TextsValue('wodNames', {
    most: API_LIMITS.maxPageSize,
    max: LIMITS.nameMax,
    tooMany: `At most ${API_LIMITS.maxPageSize} WODs can be imported at once`,
  })
  wodNames: string[] = [];
}
