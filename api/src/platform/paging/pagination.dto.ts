import { ApiProperty } from '@nestjs/swagger';
import type { Pagination } from '@wod/domain';

/** Which page of a list an answer is. */
export class PaginationDto implements Pagination {
  @ApiProperty({ type: 'integer', minimum: 1 })
  page: number;

  @ApiProperty({ type: 'integer' })
  pages: number;

  @ApiProperty({ type: 'integer' })
  total: number;
}
