import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIST_LIMITS, type Suggestion, SUGGESTION_KINDS } from '@wod/domain';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TextParam } from '../../platform/input/query-values.js';

const TEXT = { message: `q must be one text of 1 to ${LIST_LIMITS.searchMaxLength} characters` };

/** The query of GET /suggestions. */
export class SuggestionQueryDto {
  @ApiProperty({ minLength: 1, maxLength: LIST_LIMITS.searchMaxLength, description: 'what has been typed so far' })
  @TextParam()
  @IsString(TEXT)
  @MaxLength(LIST_LIMITS.searchMaxLength, TEXT)
  q: string;

  @ApiPropertyOptional({ enum: SUGGESTION_KINDS, enumName: 'SuggestionKind', description: 'only these' })
  @TextParam()
  @IsOptional()
  @IsIn(SUGGESTION_KINDS, { message: `kind must be one of ${SUGGESTION_KINDS.join(', ')}` })
  kind?: Suggestion['kind'];
}
