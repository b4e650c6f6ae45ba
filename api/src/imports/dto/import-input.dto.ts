import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString } from 'class-validator';
import { type ImportCategory, LIMITS } from '@wod/domain';
import { LineValue } from '../../input/body-values.js';
import { TextParam } from '../../input/query-values.js';

const CATEGORIES = ['ALL', 'HERO', 'BENCHMARK'] as const satisfies readonly ImportCategory[];
const CATEGORY = { message: `category must be one of ${CATEGORIES.join(', ')}` };
const DOCUMENTED = { enum: CATEGORIES, enumName: 'ImportCategory', default: 'ALL' } as const;

/** The query of GET /import/preview. */
export class ImportPreviewQueryDto {
  @ApiPropertyOptional(DOCUMENTED)
  @TextParam() @IsOptional() @IsIn(CATEGORIES, CATEGORY)
  category?: ImportCategory;
}

/** The body of POST /import/wods. */
export class ImportInputDto {
  @ApiPropertyOptional(DOCUMENTED)
  @IsIn(CATEGORIES, CATEGORY) @LineValue('category')
  category?: ImportCategory;

  @ApiProperty({ type: [String], maxItems: LIMITS.maxPageSize })
  @IsString({ each: true, message: 'wodNames must be a list of names' })
  @ArrayMaxSize(LIMITS.maxPageSize, { message: `At most ${LIMITS.maxPageSize} WODs can be imported at once` })
  @IsArray({ message: 'wodNames must be a list' })
  wodNames: string[] = [];
}
