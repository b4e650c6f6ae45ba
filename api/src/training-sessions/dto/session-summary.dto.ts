import { ApiProperty, PickType } from '@nestjs/swagger';
import type { SessionSummary } from '@wod/domain';
import { TrainingSessionDto } from './training-session.dto.js';

export class SessionSummaryDto
  extends PickType(TrainingSessionDto, [
    'id', 'name', 'description', 'isTemplate', 'totalMinutes', 'mobilityMinutes', 'cooldownMinutes', 'createdAt',
  ])
  implements SessionSummary {
  @ApiProperty({ type: 'integer' })
  wodCount: number;

  @ApiProperty({ type: 'integer', description: 'minutes of all WODs whose length is known' })
  wodMinutes: number;

  @ApiProperty({ type: 'integer', description: 'rises with every edit' })
  version: number;
}
