import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Exercise } from '@wod/domain';
import { inTransaction } from '../database/in-transaction.js';
import type { EntryRecord, WodRecord } from './records.js';

type Row = Record<string, unknown>;

const WOD_COLUMNS =
  'id, name, description, type, category, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, ' +
  'estimatedDuration, videoUrl, version, createdAt, updatedAt, deletedAt';
/** In the order of `EntryValues`. */
const ENTRY_COLUMNS = 'position, exerciseId, reps, distance, duration, timeCap, weight, womenWeight, notes, isEmomInterruption';
/** So many keep others waiting for about 10 ms while the library is loaded anew. */
const CHUNK = 250;

/** One entry as the database writes it into its WOD's row. */
type EntryValues = [
  position: number, exerciseId: string, reps: number | null, distance: number | null, duration: number | null,
  timeCap: number | null, weight: number | null, womenWeight: number | null, notes: string | null, isEmomInterruption: unknown,
];

/** What the two databases name differently: how one lists values as JSON, and the order in which it keeps the WODs. */
const DIALECTS = {
  mysql: { list: 'JSON_ARRAYAGG', place: 'id', start: '' },
  sqlite: { list: 'json_group_array', place: 'rowid', start: 0 },
} as const;

/** A WOD that changed; a deleted one has no record. */
export interface WodChange {
  id: string;
  record?: WodRecord;
}

/**
 * Reads the library for the read model with plain SQL: entities would take many times the memory and the time. A WOD comes
 * as one row, its entries as JSON in it, since most of the time goes into the number of rows and values.
 */
export class LibraryRows {
  private readonly dialect: (typeof DIALECTS)[keyof typeof DIALECTS];
  /** Each id once, however many entries name it. */
  private readonly exerciseIds = new Map<string, string>();

  private constructor(private readonly manager: EntityManager) {
    this.dialect = manager.dataSource.options.type === 'mysql' ? DIALECTS.mysql : DIALECTS.sqlite;
  }

  /** Reads one state of the library, whatever other replicas write meanwhile. */
  static read<Result>(dataSource: DataSource, work: (rows: LibraryRows) => Promise<Result>): Promise<Result> {
    const on = (manager: EntityManager) => work(new LibraryRows(manager));
    return dataSource.options.type === 'mysql' ? inTransaction(dataSource, on, 'REPEATABLE READ') : on(dataSource.manager);
  }

  /** Which library it is: the same as long as nothing else has come into its place. */
  async epoch(): Promise<string> {
    const [row] = await this.rows('SELECT epoch FROM library_identity');
    return String(row?.epoch);
  }

  /** Makes the library one that nobody holds, at a version later than the given one. */
  async setApart(version: number): Promise<void> {
    await this.rows('UPDATE library_identity SET epoch = ?', [randomUUID()]);
    await this.rows('UPDATE content_version SET version = ? WHERE id = 1', [version + 1]);
  }

  async contentVersion(): Promise<number> {
    const [row] = await this.rows('SELECT version FROM content_version');
    return Number(row?.version);
  }

  async exercises(): Promise<Exercise[]> {
    const rows = await this.rows(
      'SELECT id, name, description, equipment, videoUrl, needsReview, version, createdAt FROM exercises',
    );
    return rows.map(exerciseOf);
  }

  /** Every WOD that is in the library, in chunks. */
  async *wods(): AsyncGenerator<WodRecord[]> {
    const { place, start } = this.dialect;
    let after: unknown = start;
    for (;;) {
      const rows = await this.wodRows(`${place} > ? AND deletedAt IS NULL ORDER BY ${place} LIMIT ${CHUNK}`, after);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => this.wodOf(row));
      after = last.place;
    }
  }

  /** What has changed since a content version, deletions included. */
  async changesSince(version: number): Promise<WodChange[]> {
    const rows = await this.wodRows('contentVersion > ?', version);
    return rows.map((row) => ({ id: row.id as string, ...(row.deletedAt === null && { record: this.wodOf(row) }) }));
  }

  private wodRows(where: string, value: unknown): Promise<Row[]> {
    const { list, place } = this.dialect;
    const entries = `SELECT ${list}(JSON_ARRAY(${ENTRY_COLUMNS})) FROM wod_entries WHERE wodId = wods.id`;
    return this.rows(`SELECT ${WOD_COLUMNS}, ${place} AS place, CAST((${entries}) AS CHAR) AS entries FROM wods WHERE ${where}`, [value]);
  }

  private async rows(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.manager.query(sql, values)) as Row[];
  }

  private wodOf(row: Row): WodRecord {
    // The database lists them in no promised order.
    const entries = (JSON.parse((row.entries as string | null) ?? '[]') as EntryValues[]).sort(([a], [b]) => a - b);
    return wodOf(row, entries.map((values) => entryOf(values, this.sameId(values[1]))));
  }

  private sameId(id: string): string {
    const known = this.exerciseIds.get(id);
    if (known === undefined) this.exerciseIds.set(id, id);
    return known ?? id;
  }
}

/** Absent values are left out of the answers, never null; what is undefined, JSON leaves out. */
const optional = <Value>(value: unknown): Value | undefined => (value === null ? undefined : (value as Value));

/** mysql2 answers a Date; SQLite keeps "2026-01-31 12:00:00.000", in UTC. */
const moment = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : `${String(value).replace(' ', 'T')}Z`;

const wodOf = (row: Row, entries: EntryRecord[]): WodRecord => ({
  id: row.id as string,
  name: row.name as string,
  description: optional(row.description),
  type: row.type as WodRecord['type'],
  category: row.category as WodRecord['category'],
  timeCapMinutes: optional(row.timeCapMinutes),
  intervalMinutes: optional(row.intervalMinutes),
  rounds: optional(row.rounds),
  startReps: optional(row.startReps),
  repScheme: optional(row.repScheme),
  tabataCycles: optional(row.tabataCycles),
  estimatedDuration: optional(row.estimatedDuration),
  videoUrl: optional(row.videoUrl),
  createdAt: moment(row.createdAt),
  updatedAt: moment(row.updatedAt),
  version: Number(row.version),
  entries,
});

function entryOf(
  [, , reps, distance, duration, timeCap, weight, womenWeight, notes, isEmomInterruption]: EntryValues, exerciseId: string,
): EntryRecord {
  return {
    exerciseId,
    reps: optional(reps),
    distance: optional(distance),
    duration: optional(duration),
    timeCap: optional(timeCap),
    weight: optional(weight),
    womenWeight: optional(womenWeight),
    notes: optional(notes),
    isEmomInterruption: Number(isEmomInterruption) === 1 ? true : undefined,
  };
}

const exerciseOf = (row: Row): Exercise => ({
  id: row.id as string,
  name: row.name as string,
  description: optional(row.description),
  equipment: row.equipment as Exercise['equipment'],
  videoUrl: optional(row.videoUrl),
  createdAt: moment(row.createdAt),
  needsReview: Number(row.needsReview) === 1 ? true : undefined,
  version: Number(row.version),
});
