import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SitemapEntry, SitemapPage } from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';

export class SitemapEntryDto implements SitemapEntry {
  @ApiProperty({ example: '/wods/4f6c2f0e-7d0a-4f0f-9a2e-0d6a5b1c9e11' })
  path: string;

  @ApiPropertyOptional({ format: 'date-time' })
  lastModified?: string;
}

export class SitemapPageDto implements SitemapPage {
  @ApiProperty({ type: [SitemapEntryDto] })
  entries: SitemapEntryDto[];

  @ApiProperty()
  pagination: PaginationDto;
}
