import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Min } from 'class-validator';
import { WholeNumberParam } from '../input/query-values.js';

const PAGE = { message: 'page must be a whole number from 1' };

/** Which page of a list. */
export const PageParam = (): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 }), WholeNumberParam(), IsOptional(), IsInt(PAGE), Min(1, PAGE));

/** The query for one page of a list. */
export class PageQueryDto {
  @PageParam()
  page?: number;
}
