import { type Dialect, linesOf, moment, optional, type Row } from './dialect.js';
import type { SessionRecord } from './session-record.js';

const COLUMNS =
  'id, name, description, totalMinutes, mobilityMinutes, cooldownMinutes, notes, isTemplate, ownerKeyHash, version, createdAt, deletedAt';

type LineValues = [position: number, wodId: string, notes: string | null];

/** A session that changed; a deleted one has no record. */
export interface SessionChange {
  id: string;
  record?: SessionRecord;
}

/** Reads training sessions for the read model, each as one row with its WODs in it. */
export class SessionReader {
  private readonly select: string;

  constructor(private readonly dialect: Dialect) {
    const lines = dialect.lines('position, wodId, notes', 'session_entries', 'sessionId = training_sessions.id');
    this.select = `${COLUMNS}, ${lines} AS entries`;
  }

  /** Every session that is not deleted, in chunks. */
  async *all(): AsyncGenerator<SessionRecord[]> {
    for await (const rows of this.dialect.chunks(this.select, 'training_sessions', 'deletedAt IS NULL')) yield rows.map(recordOf);
  }

  /** What has changed since a version of the sessions, deletions included. */
  async changesSince(version: number): Promise<SessionChange[]> {
    const rows = await this.dialect.rows(`SELECT ${this.select} FROM training_sessions WHERE contentVersion > ?`, [version]);
    return rows.map((row) => ({ id: row.id as string, ...(row.deletedAt === null && { record: recordOf(row) }) }));
  }
}

const recordOf = (row: Row): SessionRecord => ({
  id: row.id as string,
  name: row.name as string,
  description: optional(row.description),
  totalMinutes: Number(row.totalMinutes),
  mobilityMinutes: Number(row.mobilityMinutes),
  cooldownMinutes: Number(row.cooldownMinutes),
  notes: optional(row.notes),
  isTemplate: Number(row.isTemplate) === 1,
  version: Number(row.version),
  createdAt: moment(row.createdAt),
  ownerKeyHash: optional(row.ownerKeyHash),
  entries: linesOf<LineValues>(row.entries).map(([, wodId, notes]) => ({ wodId, notes: optional(notes) })),
});
