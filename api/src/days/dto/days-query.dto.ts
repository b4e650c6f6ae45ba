import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { DAYS, type DaysQuery, isDate } from '@wod/domain';
import { TextParam, WholeNumberParam } from '../../platform/input/query-values.js';

const LIMIT = { message: `limit must be a whole number from 1 to ${DAYS.pageMax}` };
const BEFORE = { message: 'before must be a day such as 2026-11-22' };

export class DaysQueryDto implements DaysQuery {
  @ApiPropertyOptional({ format: 'date', description: 'only days before this one' })
  @TextParam()
  @IsOptional()
  @ValidateBy({ name: 'date', validator: { validate: (value) => typeof value === 'string' && isDate(value) } }, BEFORE)
  before?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: DAYS.pageMax, default: DAYS.page })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(DAYS.pageMax, LIMIT)
  limit?: number;
}
