import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { API_LIMITS } from '@wod/domain';
import { WholeNumberParam } from '../../platform/input/query-values.js';

const LIMIT = { message: `limit must be a whole number from 1 to ${API_LIMITS.maxPageSize}` };

/** The query of GET /wods/recent. */
export class RecentQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: API_LIMITS.maxPageSize, default: API_LIMITS.defaultRecent })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(API_LIMITS.maxPageSize, LIMIT)
  limit?: number;
}
