import { ApiProperty, PickType } from '@nestjs/swagger';
import type { SessionSummary, SummaryEntry } from '@wod/domain';
import { SessionWodDto } from './session-wod.dto.js';
import { TrainingSessionDto } from './training-session.dto.js';

class SummaryWodDto extends PickType(SessionWodDto, ['name', 'type', 'estimatedDuration']) {}

class SummaryEntryDto implements SummaryEntry {
  @ApiProperty()
  wod: SummaryWodDto;
}

export class SessionSummaryDto
  extends PickType(TrainingSessionDto, [
    'id', 'name', 'description', 'isTemplate', 'totalMinutes', 'mobilityMinutes', 'cooldownMinutes', 'createdAt',
  ])
  implements SessionSummary {
  @ApiProperty({ type: [SummaryEntryDto], description: 'in the order of the class' })
  wods: SummaryEntryDto[];

  @ApiProperty({ type: 'integer', description: 'rises with every edit' })
  version: number;
}
