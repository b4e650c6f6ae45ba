import { SESSION_ENTRY_FIELDS, SESSION_FIELDS, type SessionEntryInput, type TrainingSessionInput } from '@wod/domain';
import { sentDto } from '../../platform/fields/sent-dto.js';

/** One WOD of a session as it is sent. */
export class SessionEntryInputDto extends sentDto(SESSION_ENTRY_FIELDS, {}) implements SessionEntryInput {}

/** The body of POST and PUT /training-sessions. */
export class TrainingSessionInputDto extends sentDto(SESSION_FIELDS, { wods: SessionEntryInputDto }) implements TrainingSessionInput {}
