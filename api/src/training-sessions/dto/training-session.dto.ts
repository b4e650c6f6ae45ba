import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SessionEntry, TrainingSession } from '@wod/domain';
import { SessionWodDto } from './session-wod.dto.js';

export class SessionEntryDto implements SessionEntry {
  @ApiProperty()
  id: string;

  @ApiProperty()
  wodId: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  order: number;

  @ApiPropertyOptional()
  notes?: string;

  @ApiProperty()
  wod: SessionWodDto;
}

export class TrainingSessionDto implements TrainingSession {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiPropertyOptional()
  description?: string;

  @ApiProperty({ type: 'integer' })
  totalMinutes: number;

  @ApiProperty({ type: 'integer' })
  mobilityMinutes: number;

  @ApiProperty({ type: 'integer' })
  cooldownMinutes: number;

  @ApiPropertyOptional()
  notes?: string;

  @ApiProperty()
  isTemplate: boolean;

  @ApiPropertyOptional({ type: 'integer', description: 'rises with every edit' })
  version?: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: [SessionEntryDto] })
  wods: SessionEntryDto[];

  @ApiPropertyOptional({ description: 'whether who asks may change it; in answers to changes' })
  canEdit?: boolean;
}
