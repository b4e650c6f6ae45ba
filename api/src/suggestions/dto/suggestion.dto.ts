import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Suggestion, SUGGESTION_KINDS } from '@wod/domain';

export class SuggestionDto implements Suggestion {
  @ApiProperty({ enum: SUGGESTION_KINDS, enumName: 'SuggestionKind' })
  kind: Suggestion['kind'];

  @ApiProperty({ description: 'an id, or the value of the filter' })
  value: string;

  @ApiProperty()
  text: string;

  @ApiPropertyOptional({ description: 'the other name that was matched' })
  matched?: string;
}
