import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CHANGE_ACTIONS, CHANGE_SUBJECTS, type ChangeAction, type ChangeLogEntry, type ChangeLogPage, type ChangeSubject } from '@wod/domain';
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

  @ApiProperty({ enum: CHANGE_SUBJECTS, enumName: 'ChangeSubject' })
  subject: ChangeSubject;

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
