import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import type { SessionSummary, SummaryBlock, SummaryEntry } from '@wod/domain';
import { SessionWodDto } from './session-wod.dto.js';
import { ClassBlockDto, TrainingSessionDto } from './training-session.dto.js';

class SummaryWodDto extends PickType(SessionWodDto, ['name', 'type', 'estimatedDuration']) {}

class SummaryEntryDto implements SummaryEntry {
  @ApiProperty()
  wod: SummaryWodDto;
}

class SummaryBlockDto extends PickType(ClassBlockDto, ['title', 'minutes', 'place']) implements SummaryBlock {}

export class SessionSummaryDto
  extends PickType(TrainingSessionDto, ['id', 'name', 'description', 'isTemplate', 'totalMinutes', 'mobilityMinutes', 'cooldownMinutes', 'createdAt'])
  implements SessionSummary
{
  @ApiProperty({ type: [SummaryEntryDto], description: 'in the order of the class' })
  wods: SummaryEntryDto[];

  @ApiPropertyOptional({ type: [SummaryBlockDto], description: 'in the order of the class; absent when there are none' })
  blocks?: SummaryBlockDto[];

  @ApiProperty({ type: 'integer', description: 'rises with every edit' })
  version: number;
}
