import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Equipment, WodCategory, WodFacets, WodPage, WodType } from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';
import { WodDto } from './wod.dto.js';

const COUNTS = { type: 'object', additionalProperties: { type: 'integer' } } as const;

/** For each value of each filter, how many WODs it would leave if the other filters stay as they are. */
export class WodFacetsDto implements WodFacets {
  @ApiProperty(COUNTS)
  type: Record<WodType, number>;

  @ApiProperty(COUNTS)
  category: Record<WodCategory, number>;

  @ApiProperty(COUNTS)
  equipment: Record<Equipment, number>;

  @ApiProperty(COUNTS)
  maxMinutes: Record<string, number>;
}

export class WodPageDto implements WodPage {
  @ApiProperty({ type: [WodDto] })
  wods: WodDto[];

  @ApiProperty()
  pagination: PaginationDto;

  @ApiPropertyOptional()
  facets?: WodFacetsDto;

  @ApiPropertyOptional({ description: 'what was searched for instead, where the text that was sent finds nothing' })
  searchedFor?: string;
}
