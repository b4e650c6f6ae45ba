import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type Namesake } from '@wod/domain';
import { IsOptional, MaxLength } from 'class-validator';
import { ID_LENGTH } from '../../platform/database/columns.js';
import { TextParam } from '../../platform/input/query-values.js';

/** The query of GET /namesakes. */
export class NamesakeQueryDto {
  @ApiPropertyOptional({ maxLength: LIMITS.nameMax })
  @TextParam()
  @IsOptional()
  @MaxLength(LIMITS.nameMax, { message: `name must be one text of at most ${LIMITS.nameMax} characters` })
  name?: string;

  @ApiPropertyOptional({ maxLength: ID_LENGTH, description: 'the id of a WOD that is left out' })
  @TextParam()
  @IsOptional()
  @MaxLength(ID_LENGTH, { message: `besides must be one id` })
  besides?: string;
}

export class NamesakeDto implements Namesake {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'whether it is not in the library yet' })
  isDraft: boolean;
}
