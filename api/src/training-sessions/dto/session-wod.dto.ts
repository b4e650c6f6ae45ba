import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import { boardOf, type SessionWod, WOD_FIELDS } from '@wod/domain';
import { WodDto, WodEntryDto } from '../../wods/index.js';

class SessionWodEntryDto extends OmitType(WodEntryDto, ['exerciseId']) {}

/** A WOD as a session embeds it. The descriptions of its exercises are left out. */
export class SessionWodDto extends PickType(WodDto, boardOf(WOD_FIELDS)) implements SessionWod {
  @ApiProperty({ type: [SessionWodEntryDto] })
  exercises: SessionWodEntryDto[];

  @ApiPropertyOptional({ description: 'set when it is no longer in the library' })
  removed?: boolean;
}
