import { SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS, type TrainingSessionInput } from '@wod/domain';
import { sessionBlock, sessionEntry, sessionRecord } from '../library/session-reader.js';
import type { SessionRecord } from '../library/session-record.js';
import { contentValues } from '../platform/fields/content-columns.js';
import { sessionBytes } from './session-bytes.js';
import type { SessionBlockEntity } from './session-block.entity.js';
import type { SessionEntryEntity } from './session-entry.entity.js';
import type { TrainingSessionEntity } from './training-session.entity.js';

type EntryRow = Omit<SessionEntryEntity, 'session' | 'wod'>;

type BlockRow = Omit<SessionBlockEntity, 'session'>;

/** A session as the database stores it, with its entries and blocks in order. */
export type SessionRow = Omit<TrainingSessionEntity, 'entries' | 'blocks'> & { entries: EntryRow[]; blocks: BlockRow[] };

/** The columns of a session that an input fills, without its WODs and blocks. */
export const sessionColumns = (input: TrainingSessionInput) => ({ ...contentValues(SESSION_FIELDS, input), bytes: sessionBytes(input) });

/** The WODs of a session in the order they were sent, numbered from 1. */
export function entryRows(sessionId: string, { wods }: TrainingSessionInput): EntryRow[] {
  return [...wods]
    .sort((a, b) => a.order - b.order)
    .map((entry, index) => ({ sessionId, position: index + 1, wodId: entry.wodId, ...contentValues(SESSION_ENTRY_FIELDS, entry) }));
}

/** The blocks of a session in the order of the class, numbered from 1. */
export function blockRows(sessionId: string, { blocks = [] }: TrainingSessionInput): BlockRow[] {
  return [...blocks]
    .sort((a, b) => a.place - b.place)
    .map((block, index) => ({ sessionId, position: index + 1, ...contentValues(SESSION_BLOCK_FIELDS, block) }));
}

/** A row as held by the read model. */
export const recordOf = (row: SessionRow): SessionRecord => sessionRecord(row, row.entries.map(sessionEntry), row.blocks.map(sessionBlock));
