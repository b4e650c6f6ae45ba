import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Exercise } from '@wod/domain';
import { CONTENT_VERSION_ID, SESSIONS_VERSION_ID } from '../database/content-version.entity.js';
import { inTransaction } from '../database/in-transaction.js';
import { Dialect, linesOf, moment, optional, type Row } from './dialect.js';
import type { EntryRecord, WodRecord } from './records.js';
import { SessionReader } from './session-reader.js';

const WOD_COLUMNS =
  'id, name, description, type, category, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, ' +
  'estimatedDuration, minutesAreOwn, videoUrl, version, createdAt, updatedAt, deletedAt';
/** In the order of `EntryValues`. */
const ENTRY_COLUMNS = 'position, exerciseId, reps, distance, duration, timeCap, weight, womenWeight, notes, part, partRounds, isEmomInterruption';
/** How many ids one question names. */
const IDS_AT_ONCE = 500;

/** One entry as the database writes it into its WOD's row. */
type EntryValues = [
  position: number, exerciseId: string, reps: number | null, distance: number | null, duration: number | null,
  timeCap: number | null, weight: number | null, womenWeight: number | null, notes: string | null,
  part: number | null, partRounds: number | null, isEmomInterruption: unknown,
];

/** A WOD that changed. */
export interface WodChange {
  record: WodRecord;
  /** It has left the library. */
  isDeleted: boolean;
}

/** How many changes there have been of each kind of content. */
export interface Versions {
  library: number;
  sessions: number;
}

/**
 * Reads the library for the read model with plain SQL: entities would take many times the memory and the time. A WOD comes
 * as one row, its entries as JSON in it, since most of the time goes into the number of rows and values.
 */
export class LibraryRows {
  readonly sessions: SessionReader;
  private readonly dialect: Dialect;
  private readonly select: string;
  /** Each id once, however many entries name it. */
  private readonly exerciseIds = new Map<string, string>();

  /** Reads what is there in a transaction under way. */
  constructor(manager: EntityManager) {
    this.dialect = new Dialect(manager);
    this.sessions = new SessionReader(this.dialect);
    this.select = `${WOD_COLUMNS}, ${this.dialect.lines(ENTRY_COLUMNS, 'wod_entries', 'wodId = wods.id')} AS entries`;
  }

  /** Reads one state of the library, whatever other replicas write meanwhile. */
  static read<Result>(dataSource: DataSource, work: (rows: LibraryRows) => Promise<Result>): Promise<Result> {
    const on = (manager: EntityManager) => work(new LibraryRows(manager));
    return dataSource.options.type === 'mysql' ? inTransaction(dataSource, on, 'REPEATABLE READ') : on(dataSource.manager);
  }

  async versions(): Promise<Versions> {
    const rows = await this.dialect.rows('SELECT id, version FROM content_version');
    const versionOf = (id: number) => Number(rows.find((row) => Number(row.id) === id)?.version);
    return { library: versionOf(CONTENT_VERSION_ID), sessions: versionOf(SESSIONS_VERSION_ID) };
  }

  /** Which library it is: the same as long as nothing else has come into its place. */
  async epoch(): Promise<string> {
    const [row] = await this.dialect.rows('SELECT epoch FROM library_identity');
    return String(row?.epoch);
  }

  /** Makes the library one that nobody holds, at versions later than the given ones. */
  async setApart({ library, sessions }: Versions): Promise<void> {
    await this.dialect.rows('UPDATE library_identity SET epoch = ?', [randomUUID()]);
    for (const [id, version] of [[CONTENT_VERSION_ID, library], [SESSIONS_VERSION_ID, sessions]]) {
      await this.dialect.rows('UPDATE content_version SET version = ? WHERE id = ? AND version <= ?', [Number(version) + 1, id, version]);
    }
  }

  /** All, or those with these ids. */
  async exercises(ids?: readonly string[]): Promise<Exercise[]> {
    if (ids?.length === 0) return [];
    const where = ids ? ` WHERE id IN (${ids.map(() => '?').join(', ')})` : '';
    const columns = 'id, name, description, equipment, videoUrl, needsReview, version, createdAt';
    return (await this.dialect.rows(`SELECT ${columns} FROM exercises${where}`, [...ids ?? []])).map(exerciseOf);
  }

  /** How many WODs of the library use an exercise. */
  async uses(exerciseId: string): Promise<number> {
    const [row] = await this.dialect.rows(
      'SELECT COUNT(DISTINCT e.wodId) AS uses FROM wod_entries e JOIN wods w ON w.id = e.wodId WHERE e.exerciseId = ? AND w.deletedAt IS NULL',
      [exerciseId],
    );
    return Number(row?.uses);
  }

  /** Every WOD that is in the library, in chunks. */
  async *wods(): AsyncGenerator<WodRecord[]> {
    for await (const rows of this.dialect.chunks(this.select, 'wods', 'deletedAt IS NULL')) yield rows.map((row) => this.wodOf(row));
  }

  /** What has changed since a content version, deletions included. */
  async changesSince(version: number): Promise<WodChange[]> {
    const rows = await this.dialect.rows(`SELECT ${this.select} FROM wods WHERE contentVersion > ?`, [version]);
    return rows.map((row) => this.changeOf(row));
  }

  /** Those with these ids, also what has left the library. */
  async wodsWith(ids: readonly string[]): Promise<WodChange[]> {
    const found: WodChange[] = [];
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const some = ids.slice(from, from + IDS_AT_ONCE);
      const rows = await this.dialect.rows(`SELECT ${this.select} FROM wods WHERE id IN (${some.map(() => '?').join(', ')})`, some);
      found.push(...rows.map((row) => this.changeOf(row)));
    }
    return found;
  }

  private changeOf(row: Row): WodChange {
    return { record: this.wodOf(row), isDeleted: row.deletedAt !== null };
  }

  private wodOf(row: Row): WodRecord {
    return wodOf(row, linesOf<EntryValues>(row.entries).map((values) => entryOf(values, this.sameId(values[1]))));
  }

  private sameId(id: string): string {
    const known = this.exerciseIds.get(id);
    if (known === undefined) this.exerciseIds.set(id, id);
    return known ?? id;
  }
}

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
