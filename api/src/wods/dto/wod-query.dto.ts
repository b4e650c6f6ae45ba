import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import {
  API_LIMITS,
  EQUIPMENT,
  type Equipment,
  KIT_ITEMS,
  type KitItem,
  LIMITS,
  LIST_LIMITS,
  WOD_CATEGORIES,
  WOD_GAPS,
  WOD_SORTS,
  WOD_TYPES,
  type WodCategory,
  type WodGap,
  type WodQuery,
  type WodSort,
  type WodType,
} from '@wod/domain';
import { ID_LENGTH } from '../../platform/database/columns.js';
import { FlagParam, ListParam, TextParam, WholeNumberParam } from '../../platform/input/query-values.js';

const say = (message: string) => ({ message });
const PAGE = say('page must be a whole number from 1');
const LIMIT = say(`limit must be a whole number from 1 to ${API_LIMITS.maxPageSize}`);
const TYPE = { each: true, message: `type must be one of ${WOD_TYPES.join(', ')}` };
const CATEGORY = say(`category must be one of ${WOD_CATEGORIES.join(', ')}`);
const EQUIPMENTS = { each: true, message: `equipment must be one of ${EQUIPMENT.join(', ')}` };
const KIT = ['BODYWEIGHT', ...KIT_ITEMS] as const;
const KITS = { each: true, message: `kit must be one of ${KIT.join(', ')}` };
const movements = (field: string) => say(`${field} must be at most ${API_LIMITS.movementsMax} ids`);
const movement = (field: string) => ({ each: true, ...movements(field) });
const LACKING = { each: true, message: `lacking must be one of ${WOD_GAPS.join(', ')}` };
const SORT = say(`sort must be one of ${WOD_SORTS.join(', ')}`);
const DRAW = say(`draw must be a whole number from 1 to ${API_LIMITS.drawMax}`);
const MINUTES = say(`maxMinutes must be a whole number from 1 to ${LIMITS.minutesMax}`);

/** The query of GET /wods. Several values of one filter, comma-separated or repeated, mean any of them. */
export class WodQueryDto implements WodQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(PAGE)
  @Min(1, PAGE)
  page?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: API_LIMITS.maxPageSize, default: API_LIMITS.defaultPageSize })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(API_LIMITS.maxPageSize, LIMIT)
  limit?: number;

  @ApiPropertyOptional({
    maxLength: LIST_LIMITS.searchMaxLength,
    description:
      'words that are all found in a WOD: its names, movements, type, category, headline, amounts, equipment, description or dedication; ' +
      'case, accents, hyphens and plurals are ignored, name matches come first',
  })
  @TextParam()
  @IsOptional()
  @MaxLength(LIST_LIMITS.searchMaxLength, say(`search must be one text of at most ${LIST_LIMITS.searchMaxLength} characters`))
  search?: string;

  @ApiPropertyOptional({ enum: WOD_TYPES, enumName: 'WodType', isArray: true })
  @ListParam()
  @IsOptional()
  @IsArray()
  @IsIn(WOD_TYPES, TYPE)
  type?: WodType[];

  @ApiPropertyOptional({ enum: WOD_CATEGORIES, enumName: 'WodCategory' })
  @TextParam()
  @IsOptional()
  @IsIn(WOD_CATEGORIES, CATEGORY)
  category?: WodCategory;

  @ApiPropertyOptional({ enum: EQUIPMENT, enumName: 'Equipment', isArray: true, description: 'at least one exercise uses one of these' })
  @ListParam()
  @IsOptional()
  @IsArray()
  @IsIn(EQUIPMENT, EQUIPMENTS)
  equipment?: Equipment[];

  @ApiPropertyOptional({
    enum: KIT,
    enumName: 'Kit',
    isArray: true,
    description: 'asks for nothing beyond these; BODYWEIGHT is always included, and alone means that nothing is needed',
  })
  @ListParam()
  @IsOptional()
  @IsArray()
  @IsIn(KIT, KITS)
  kit?: ('BODYWEIGHT' | KitItem)[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LIMITS.minutesMax,
    description: 'usually takes at most so many minutes; by the upper end where it has one',
  })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(MINUTES)
  @Min(1, MINUTES)
  @Max(LIMITS.minutesMax, MINUTES)
  maxMinutes?: number;

  @ApiPropertyOptional({ type: [String], maxItems: API_LIMITS.movementsMax, description: 'ids: has all of these exercises' })
  @ListParam()
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(API_LIMITS.movementsMax, movements('exercise'))
  @MaxLength(ID_LENGTH, movement('exercise'))
  exercise?: string[];

  @ApiPropertyOptional({ type: [String], maxItems: API_LIMITS.movementsMax, description: 'ids: has none of these exercises' })
  @ListParam()
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(API_LIMITS.movementsMax, movements('not'))
  @MaxLength(ID_LENGTH, movement('not'))
  not?: string[];

  @ApiPropertyOptional({ enum: WOD_GAPS, enumName: 'WodGap', isArray: true, description: 'is without all of these' })
  @ListParam()
  @IsOptional()
  @IsArray()
  @IsIn(WOD_GAPS, LACKING)
  lacking?: WodGap[];

  @ApiPropertyOptional({
    enum: WOD_SORTS,
    enumName: 'WodSort',
    description: 'relevance with a search, otherwise newest, where it is left out; shortest by the middle of the usual minutes, unknown ones last',
  })
  @TextParam()
  @IsOptional()
  @IsIn(WOD_SORTS, SORT)
  sort?: WodSort;

  @ApiPropertyOptional({ description: 'turns any sort but relevance around' })
  @FlagParam()
  @IsOptional()
  @IsBoolean(say('reversed must be 1 or 0'))
  reversed?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: API_LIMITS.drawMax,
    description: 'shuffles instead of sorting: the same number gives the same order, on all pages',
  })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(DRAW)
  @Min(1, DRAW)
  @Max(API_LIMITS.drawMax, DRAW)
  draw?: number;

  @ApiPropertyOptional({ description: 'also count how many WODs each value of each filter would leave' })
  @FlagParam()
  @IsOptional()
  @IsBoolean(say('facets must be 1 or 0'))
  facets?: boolean;

  @ApiPropertyOptional({ description: 'where nothing is found, also say what one change would find' })
  @FlagParam()
  @IsOptional()
  @IsBoolean(say('near must be 1 or 0'))
  near?: boolean;

  @ApiPropertyOptional({ description: 'search for exactly this text: where it finds nothing, correct no typo' })
  @FlagParam()
  @IsOptional()
  @IsBoolean(say('exact must be 1 or 0'))
  exact?: boolean;
}
