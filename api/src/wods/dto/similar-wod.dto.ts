import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { type SimilarWod } from '@wod/domain';
import { WodIndexEntryDto } from './wod-index-entry.dto.js';

export class SimilarWodDto extends OmitType(WodIndexEntryDto, ['movements', 'needs']) implements SimilarWod {
  @ApiProperty({ description: 'of its board', example: '21-15-9 for time' })
  headline: string;

  @ApiPropertyOptional({ description: 'it needs less kit' })
  needsLess?: boolean;
}
