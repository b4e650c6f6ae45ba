import { ApiPropertyOptional } from '@nestjs/swagger';
import { type ClassBlock, SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS, type SessionEntry, type TrainingSession } from '@wod/domain';
import { answeredDto } from '../../platform/fields/answered-dto.js';
import { SessionWodDto } from './session-wod.dto.js';

export class SessionEntryDto extends answeredDto(SESSION_ENTRY_FIELDS, { wod: SessionWodDto }) implements SessionEntry {}

export class ClassBlockDto extends answeredDto(SESSION_BLOCK_FIELDS, {}) implements ClassBlock {}

export class TrainingSessionDto extends answeredDto(SESSION_FIELDS, { wods: SessionEntryDto, blocks: ClassBlockDto }) implements TrainingSession {
  @ApiPropertyOptional({ description: 'whether who asks may change it; in answers to changes' })
  canEdit?: boolean;
}
