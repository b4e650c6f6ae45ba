import { SESSION_ENTRY_FIELDS, SESSION_FIELDS, type TrainingSessionInput } from '@wod/domain';
import { sessionEntry, sessionRecord } from '../library/session-reader.js';
import type { SessionRecord } from '../library/session-record.js';
import { contentValues } from '../platform/fields/content-columns.js';
import { sessionBytes } from './session-bytes.js';
import type { SessionEntryEntity } from './session-entry.entity.js';
import type { TrainingSessionEntity } from './training-session.entity.js';

type EntryRow = Omit<SessionEntryEntity, 'session' | 'wod'>;

/** A session as the database stores it, with its entries in order. */
export type SessionRow = Omit<TrainingSessionEntity, 'entries'> & { entries: EntryRow[] };

/** The columns of a session that an input fills, without its WODs. */
export const sessionColumns = (input: TrainingSessionInput) => ({ ...contentValues(SESSION_FIELDS, input), bytes: sessionBytes(input) });

/** The WODs of a session in the order they were sent, numbered from 1. */
export function entryRows(sessionId: string, { wods }: TrainingSessionInput): EntryRow[] {
  return [...wods]
    .sort((a, b) => a.order - b.order)
    .map((entry, index) => ({ sessionId, position: index + 1, wodId: entry.wodId, ...contentValues(SESSION_ENTRY_FIELDS, entry) }));
}

/** A row as held by the read model. */
export const recordOf = (row: SessionRow): SessionRecord => sessionRecord(row, row.entries.map(sessionEntry));
