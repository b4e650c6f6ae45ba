import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Equipment, KitItem, NearChange, NearWods, WodCategory, WodFacets, WodPage, WodType } from '@wod/domain';
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

  @ApiProperty({ ...COUNTS, description: 'with one item turned over: added where it is not chosen, taken away where it is' })
  kit: Record<KitItem, number>;

  @ApiProperty({ type: 'integer', description: 'those that need nothing at all' })
  noKit: number;
}

/** What one change to a query that finds nothing would find. */
export class NearWodsDto implements NearWods {
  @ApiProperty({
    type: 'object',
    properties: {
      kit: { type: 'string', description: 'one more item of the kit' },
      minutes: { type: 'integer', description: 'the next limit that helps' },
      without: { type: 'string', description: 'the filter that is left out' },
      id: { type: 'string', description: 'of the one movement that is left out of exercise or not' },
    },
  })
  change: NearChange;

  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ description: 'of the first three' })
  names: string[];
}

/** A movement that a query names. */
export class MovementDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;
}

export class WodPageDto implements WodPage {
  @ApiProperty({ type: [WodDto] })
  wods: WodDto[];

  @ApiProperty()
  pagination: PaginationDto;

  @ApiPropertyOptional()
  facets?: WodFacetsDto;

  @ApiPropertyOptional({ type: [NearWodsDto], description: 'the most helpful changes, at most six' })
  near?: NearWodsDto[];

  @ApiPropertyOptional({ type: [MovementDto], description: 'those that exercise and not name' })
  movements?: MovementDto[];

  @ApiPropertyOptional({ description: 'what was searched for instead, where the text that was sent finds nothing' })
  searchedFor?: string;
}
