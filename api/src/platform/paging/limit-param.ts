import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { WholeNumberParam } from '../input/query-values.js';

/** How many are on a page. */
export function LimitParam({ usual, most }: { usual: number; most: number }): PropertyDecorator {
  const rule = { message: `limit must be a whole number from 1 to ${most}` };
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: most, default: usual }),
    WholeNumberParam(),
    IsOptional(),
    IsInt(rule),
    Min(1, rule),
    Max(most, rule),
  );
}
