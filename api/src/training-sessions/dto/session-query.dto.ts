import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, MaxLength } from 'class-validator';
import { API_LIMITS, LIMITS, LIST_LIMITS, type SessionQuery } from '@wod/domain';
import { FlagParam, TextParam } from '../../platform/input/query-values.js';
import { LimitParam } from '../../platform/paging/limit-param.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const SEARCH = { message: `search must be one text of at most ${LIST_LIMITS.searchMaxLength} characters` };

/** Part of the name or the description. */
export const SearchParam = () =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: LIST_LIMITS.searchMaxLength, description: 'part of the name or the description; case and accents are ignored' }),
    TextParam(),
    IsOptional(),
    MaxLength(LIST_LIMITS.searchMaxLength, SEARCH),
  );

/** Only templates. */
export const TemplateParam = () =>
  applyDecorators(
    ApiPropertyOptional({ description: 'only templates' }),
    FlagParam(),
    IsOptional(),
    IsBoolean({ message: 'template must be 1 or 0' }),
  );

/** Only what a card shows. */
export const ViewParam = () => applyDecorators(TextParam(), IsOptional(), IsIn(['summary'], { message: 'view must be summary' }));

/** The query of GET /training-sessions. */
export class SessionQueryDto extends PageQueryDto implements SessionQuery {
  @LimitParam({ usual: LIMITS.sessionPageSize, most: API_LIMITS.sessionPageMax })
  limit?: number;

  @SearchParam()
  search?: string;

  @TemplateParam()
  template?: boolean;

  @ApiPropertyOptional({ enum: ['summary'], description: 'summary leaves out what a card does not show' })
  @ViewParam()
  view?: 'summary';
}
