import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import {
  EQUIPMENT, type Equipment, LIMITS, WOD_CATEGORIES, WOD_TYPES, type WodCategory, type WodQuery, type WodType,
} from '@wod/domain';
import { FlagParam, ListParam, TextParam, WholeNumberParam } from '../../platform/input/query-values.js';

const say = (message: string) => ({ message });
const PAGE = say('page must be a whole number from 1');
const LIMIT = say(`limit must be a whole number from 1 to ${LIMITS.maxPageSize}`);
const TYPE = { each: true, message: `type must be one of ${WOD_TYPES.join(', ')}` };
const CATEGORY = say(`category must be one of ${WOD_CATEGORIES.join(', ')}`);
const equipment = (field: string) => ({ each: true, message: `${field} must be one of ${EQUIPMENT.join(', ')}` });
const MINUTES = say(`maxMinutes must be a whole number from 1 to ${LIMITS.minutesMax}`);

/** The query of GET /wods. Several values of one filter, comma-separated or repeated, mean any of them. */
export class WodQueryDto implements WodQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @WholeNumberParam() @IsOptional() @IsInt(PAGE) @Min(1, PAGE)
  page?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.maxPageSize, default: LIMITS.defaultPageSize })
  @WholeNumberParam() @IsOptional() @IsInt(LIMIT) @Min(1, LIMIT) @Max(LIMITS.maxPageSize, LIMIT)
  limit?: number;

  @ApiPropertyOptional({
    maxLength: LIMITS.searchMaxLength,
    description: 'words that are all found in a WOD: its names, movements, type, category, headline, amounts, equipment, description or dedication; '
      + 'case, accents, hyphens and plurals are ignored, name matches come first',
  })
  @TextParam() @IsOptional()
  @MaxLength(LIMITS.searchMaxLength, say(`search must be one text of at most ${LIMITS.searchMaxLength} characters`))
  search?: string;

  @ApiPropertyOptional({ enum: WOD_TYPES, enumName: 'WodType', isArray: true })
  @ListParam() @IsOptional() @IsArray() @IsIn(WOD_TYPES, TYPE)
  type?: WodType[];

  @ApiPropertyOptional({ enum: WOD_CATEGORIES, enumName: 'WodCategory' })
  @TextParam() @IsOptional() @IsIn(WOD_CATEGORIES, CATEGORY)
  category?: WodCategory;

  @ApiPropertyOptional({ enum: EQUIPMENT, enumName: 'Equipment', isArray: true, description: 'at least one exercise uses one of these' })
  @ListParam() @IsOptional() @IsArray() @IsIn(EQUIPMENT, equipment('equipment'))
  equipment?: Equipment[];

  @ApiPropertyOptional({
    enum: EQUIPMENT, enumName: 'Equipment', isArray: true,
    description: 'every exercise can be done with these; BODYWEIGHT is always included',
  })
  @ListParam() @IsOptional() @IsArray() @IsIn(EQUIPMENT, equipment('kit'))
  kit?: Equipment[];

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.minutesMax, description: 'usually takes at most so many minutes; by the upper end where it has one' })
  @WholeNumberParam() @IsOptional() @IsInt(MINUTES) @Min(1, MINUTES) @Max(LIMITS.minutesMax, MINUTES)
  maxMinutes?: number;

  @ApiPropertyOptional({ description: 'also count how many WODs each value of each filter would leave' })
  @FlagParam() @IsOptional() @IsBoolean(say('facets must be 1 or 0'))
  facets?: boolean;

  @ApiPropertyOptional({ description: 'search for exactly this text: where it finds nothing, correct no typo' })
  @FlagParam() @IsOptional() @IsBoolean(say('exact must be 1 or 0'))
  exact?: boolean;
}
