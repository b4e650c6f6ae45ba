import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CHANGE_ACTIONS, type ChangeAction, type ChangeLogEntry, type ChangeLogPage } from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';

export class ChangeLogEntryDto implements ChangeLogEntry {
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'username' })
  admin: string;

  @ApiProperty({ enum: CHANGE_ACTIONS, enumName: 'ChangeAction' })
  action: ChangeAction;

  @ApiProperty({ enum: ['wod', 'exercise', 'day', 'session', 'import', 'account', 'step'] })
  subject: ChangeLogEntry['subject'];

  @ApiPropertyOptional({ description: 'the id of what was changed, where it has one' })
  subjectId?: string;

  @ApiProperty({ description: 'what it was called, or a sentence on it' })
  title: string;
}

export class ChangeLogPageDto implements ChangeLogPage {
  @ApiProperty({ type: [ChangeLogEntryDto] })
  entries: ChangeLogEntryDto[];

  @ApiProperty()
  pagination: PaginationDto;
}
