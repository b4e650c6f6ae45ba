import { SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS } from '@wod/domain';
import { type Dialect, jsonText, linesOf, parsed, type Row } from '../platform/database/dialect.js';
import { RowReader } from '../platform/fields/row-reader.js';
import type { BlockRecord, SessionRecord } from './session-record.js';

const ROWS = new RowReader<SessionRecord>(SESSION_FIELDS, ['ownerKeyHash', 'editLinkHash', 'editors', 'entries', 'blocks']);
const ENTRY_ROWS = new RowReader<SessionRecord['entries'][number]>(SESSION_ENTRY_FIELDS);
const BLOCK_ROWS = new RowReader<BlockRecord>(SESSION_BLOCK_FIELDS);

/** A session that changed; a deleted one has no record. */
export interface SessionChange {
  id: string;
  record?: SessionRecord;
}

/** Reads training sessions for the read model, each as one row that includes its WODs and blocks. */
export class SessionReader {
  private readonly select: string;

  constructor(private readonly dialect: Dialect) {
    const lines = (columns: string, table: string) => jsonText(dialect.lines(`position, ${columns}`, table, 'sessionId = training_sessions.id'));
    const [entries, blocks] = [lines(ENTRY_ROWS.select, 'session_entries'), lines(BLOCK_ROWS.select, 'session_blocks')];
    this.select = `${ROWS.select}, ownerKeyHash, editLinkHash, editors, deletedAt, ${entries} AS entries, ${blocks} AS blocks`;
  }

  /** Every session that is not deleted, in chunks. */
  async *all(): AsyncGenerator<SessionRecord[]> {
    for await (const rows of this.dialect.chunks(this.select, 'training_sessions', 'deletedAt IS NULL')) yield rows.map(recordOf);
  }

  /** What has changed since a version of the sessions, including deletions. */
  async changesSince(version: number): Promise<SessionChange[]> {
    const rows = await this.dialect.rows(`SELECT ${this.select} FROM training_sessions WHERE contentVersion > ?`, [version]);
    return rows.map((row) => ({ id: row.id as string, ...(row.deletedAt === null && { record: recordOf(row) }) }));
  }
}

const recordOf = (row: Row): SessionRecord =>
  sessionRecord(
    row,
    linesOf(row.entries).map((line) => ENTRY_ROWS.line(line)),
    linesOf(row.blocks).map((line) => BLOCK_ROWS.line(line)),
  );

/**
 * A row as held by the read model.
 * @param entries in the order in which they are done
 * @param blocks in the order of the class
 */
export function sessionRecord(
  row: { ownerKeyHash?: unknown; editLinkHash?: unknown; editors?: unknown },
  entries: SessionRecord['entries'],
  blocks: readonly BlockRecord[],
): SessionRecord {
  const record = ROWS.row(row);
  record.ownerKeyHash = (row.ownerKeyHash as string | null) ?? undefined;
  record.editLinkHash = (row.editLinkHash as string | null) ?? undefined;
  record.editors = (parsed(row.editors) as string[] | null) ?? undefined;
  record.entries = entries;
  if (blocks.length > 0) record.blocks = blocks;
  return record;
}

/** The row of one of its entries. */
export const sessionEntry = (row: object): SessionRecord['entries'][number] => ENTRY_ROWS.row(row);

/** The row of one of its blocks. */
export const sessionBlock = (row: object): BlockRecord => BLOCK_ROWS.row(row);
