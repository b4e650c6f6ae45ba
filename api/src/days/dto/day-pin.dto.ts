import { ApiPropertyOptional } from '@nestjs/swagger';
import type { DayPin } from '@wod/domain';
import { ID_LENGTH } from '../../platform/database/columns.js';
import { ExactValue } from '../../platform/input/body-values.js';

export class DayPinDto implements DayPin {
  @ApiPropertyOptional({ maxLength: ID_LENGTH, description: 'absent for a rest day' })
  @ExactValue('wodId', ID_LENGTH)
  wodId?: string;
}
