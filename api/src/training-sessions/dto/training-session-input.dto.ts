import {
  type ClassBlockInput,
  SESSION_BLOCK_FIELDS,
  SESSION_ENTRY_FIELDS,
  SESSION_FIELDS,
  type SessionEntryInput,
  type TrainingSessionInput,
} from '@wod/domain';
import { sentDto } from '../../platform/fields/sent-dto.js';

/** One WOD of a session as it is sent. */
export class SessionEntryInputDto extends sentDto(SESSION_ENTRY_FIELDS, {}) implements SessionEntryInput {}

/** One block of a session as it is sent. */
export class ClassBlockInputDto extends sentDto(SESSION_BLOCK_FIELDS, {}) implements ClassBlockInput {}

/** The body of POST and PUT /training-sessions. */
export class TrainingSessionInputDto
  extends sentDto(SESSION_FIELDS, { wods: SessionEntryInputDto, blocks: ClassBlockInputDto })
  implements TrainingSessionInput {}
