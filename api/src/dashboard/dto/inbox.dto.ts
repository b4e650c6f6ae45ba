import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import {
  API_LIMITS,
  type DismissAll,
  type DismissedAll,
  type InboxItem,
  type InboxPage,
  type InboxQuery,
  LIST_LIMITS,
  type NamedRow,
} from '@wod/domain';
import { ExerciseDto } from '../../exercises/index.js';
import { ID_LENGTH } from '../../platform/database/columns.js';
import { FlagParam, TextParam } from '../../platform/input/query-values.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';
import { ExerciseInDraftsDto } from '../../wods/index.js';

const SEARCH = { message: `search must be one text of at most ${LIST_LIMITS.searchMaxLength} characters` };
const KEY = new RegExp(`^[\\w-]{1,${ID_LENGTH}}(~[\\w-]{1,${ID_LENGTH}})?$`);
const KEYS = { message: `keys must be a list of 1 to ${API_LIMITS.inboxKeysMax} keys, as the list has them` };

export class InboxQueryDto extends PageQueryDto implements InboxQuery {
  @ApiPropertyOptional({ maxLength: LIST_LIMITS.searchMaxLength, description: 'a part of a name' })
  @TextParam()
  @IsOptional()
  @IsString(SEARCH)
  @MaxLength(LIST_LIMITS.searchMaxLength, SEARCH)
  search?: string;

  @ApiPropertyOptional({ description: '1 lists those that were dismissed instead' })
  @FlagParam()
  @IsOptional()
  @IsBoolean({ message: 'dismissed must be 1 or 0' })
  dismissed?: boolean;
}

export class NamedRowDto implements NamedRow {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;
}

export class InboxItemDto extends NamedRowDto implements InboxItem {
  @ApiProperty({ description: 'names the finding among those of its kind, for as long as it is found' })
  key: string;

  @ApiProperty({ enum: ['wod', 'exercise'] })
  target: InboxItem['target'];

  @ApiPropertyOptional({ description: 'what exactly was found, where the kind does not say it' })
  why?: string;

  @ApiPropertyOptional({ description: 'what it may be the same as' })
  other?: NamedRowDto;

  @ApiPropertyOptional({ description: 'of an exercise: all of it' })
  exercise?: ExerciseDto;

  @ApiPropertyOptional({ type: [NamedRowDto], maxItems: 3, description: 'of an exercise: the newest WODs that use it' })
  usedBy?: NamedRowDto[];

  @ApiPropertyOptional({ description: 'of an exercise: the drafts that use it' })
  inDrafts?: ExerciseInDraftsDto;
}

export class InboxPageDto implements InboxPage {
  @ApiProperty({ type: [InboxItemDto], maxItems: API_LIMITS.inboxPageSize })
  items: InboxItemDto[];

  @ApiProperty()
  pagination: PaginationDto;

  @ApiProperty({ type: 'integer', description: 'how many were dismissed and would still be found' })
  dismissed: number;
}

export class FindingKeysDto {
  @ApiProperty({ type: [String], minItems: 1, maxItems: API_LIMITS.inboxKeysMax })
  @Matches(KEY, { each: true, ...KEYS })
  @ArrayNotEmpty(KEYS)
  @ArrayMaxSize(API_LIMITS.inboxKeysMax, KEYS)
  @IsArray(KEYS)
  keys: string[];
}

export class DismissAllDto implements DismissAll {
  @ApiPropertyOptional({ maxLength: LIST_LIMITS.searchMaxLength, description: 'a part of a name: only those' })
  @TextParam()
  @IsOptional()
  @IsString(SEARCH)
  @MaxLength(LIST_LIMITS.searchMaxLength, SEARCH)
  search?: string;
}

export class DismissedAllDto implements DismissedAll {
  @ApiProperty({ type: 'integer' })
  dismissed: number;

  @ApiProperty({ format: 'date-time', description: 'brings them back' })
  at: string;
}

export class DismissedAtDto {
  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true }, { message: 'at must be the moment that dismiss-all answered' })
  at: string;
}
