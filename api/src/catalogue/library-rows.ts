import type { DataSource, EntityManager } from 'typeorm';
import type { Exercise } from '@wod/domain';
import { inTransaction } from '../database/in-transaction.js';
import type { EntryRecord, WodRecord } from './records.js';

type Row = Record<string, unknown>;

const WOD_COLUMNS =
  'id, name, description, type, category, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, ' +
  'estimatedDuration, minutesAreOwn, videoUrl, version, createdAt, updatedAt, deletedAt';
/** In the order of `EntryValues`. */
const ENTRY_COLUMNS = 'position, exerciseId, reps, distance, duration, timeCap, weight, womenWeight, notes, part, partRounds, isEmomInterruption';
const CHUNK = 2000;

/** One entry as the database writes it into its WOD's row. */
type EntryValues = [
  position: number, exerciseId: string, reps: number | null, distance: number | null, duration: number | null,
  timeCap: number | null, weight: number | null, womenWeight: number | null, notes: string | null,
  part: number | null, partRounds: number | null, isEmomInterruption: unknown,
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

  /** Reads what a transaction sees, its own changes among it. */
  static within(manager: EntityManager): LibraryRows {
    return new LibraryRows(manager);
  }

  async contentVersion(): Promise<number> {
    const [row] = await this.rows('SELECT version FROM content_version');
    return Number(row?.version);
  }

  /** All, or those with these ids. */
  async exercises(ids?: readonly string[]): Promise<Exercise[]> {
    if (ids?.length === 0) return [];
    const where = ids ? ` WHERE id IN (${ids.map(() => '?').join(', ')})` : '';
    const columns = 'id, name, description, equipment, videoUrl, needsReview, version, createdAt';
    return (await this.rows(`SELECT ${columns} FROM exercises${where}`, [...ids ?? []])).map(exerciseOf);
  }

  /** How many WODs of the library use an exercise. */
  async uses(exerciseId: string): Promise<number> {
    const [row] = await this.rows(
      'SELECT COUNT(DISTINCT e.wodId) AS uses FROM wod_entries e JOIN wods w ON w.id = e.wodId WHERE e.exerciseId = ? AND w.deletedAt IS NULL',
      [exerciseId],
    );
    return Number(row?.uses);
  }

  /** One WOD, when it is in the library. */
  async wod(id: string): Promise<WodRecord | undefined> {
    const [row] = await this.wodRows('id = ? AND deletedAt IS NULL', id);
    return row && this.wodOf(row);
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
  minutesAreOwn: Number(row.minutesAreOwn) === 1 ? true : undefined,
  videoUrl: optional(row.videoUrl),
  createdAt: moment(row.createdAt),
  updatedAt: moment(row.updatedAt),
  version: Number(row.version),
  entries,
});

function entryOf(
  [, , reps, distance, duration, timeCap, weight, womenWeight, notes, part, partRounds, isEmomInterruption]: EntryValues, exerciseId: string,
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
    part: optional(part),
    partRounds: optional(partRounds),
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
