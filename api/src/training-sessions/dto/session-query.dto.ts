import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { LIMITS, type SessionQuery } from '@wod/domain';
import { FlagParam, TextParam, WholeNumberParam } from '../../platform/input/query-values.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const LIMIT = { message: `limit must be a whole number from 1 to ${LIMITS.sessionPageMax}` };
const SEARCH = { message: `search must be one text of at most ${LIMITS.searchMaxLength} characters` };

/** Part of the name or the description. */
export const SearchParam = () => applyDecorators(
  ApiPropertyOptional({ maxLength: LIMITS.searchMaxLength, description: 'part of the name or the description; case and accents are ignored' }),
  TextParam(), IsOptional(), MaxLength(LIMITS.searchMaxLength, SEARCH),
);

/** The query of GET /training-sessions. */
export class SessionQueryDto extends PageQueryDto implements SessionQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.sessionPageMax, default: LIMITS.sessionPageSize })
  @WholeNumberParam() @IsOptional() @IsInt(LIMIT) @Min(1, LIMIT) @Max(LIMITS.sessionPageMax, LIMIT)
  limit?: number;

  @SearchParam()
  search?: string;

  @ApiPropertyOptional({ description: 'only templates' })
  @FlagParam() @IsOptional() @IsBoolean({ message: 'template must be 1 or 0' })
  template?: boolean;

  @ApiPropertyOptional({ enum: ['summary'], description: 'summary leaves out what a card does not show' })
  @TextParam() @IsOptional() @IsIn(['summary'], { message: 'view must be summary' })
  view?: 'summary';
}
