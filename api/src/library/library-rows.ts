import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { type Exercise, EXERCISE_FIELDS, UNPUBLISHED, WOD_ENTRY_FIELDS, WOD_FIELDS } from '@wod/domain';
import { Dialect, jsonText, type Line, linesOf, parsed, type Row } from '../platform/database/dialect.js';
import { inTransaction } from '../platform/database/in-transaction.js';
import { RowReader } from '../platform/fields/row-reader.js';
import { CONTENT_VERSION_ID, SESSIONS_VERSION_ID } from './content-version.entity.js';
import type { DayRecord } from './day-book.js';
import { ExerciseIndex } from './exercise-index.js';
import type { EntryRecord, WodRecord } from './records.js';
import { SessionReader } from './session-reader.js';

const WOD_ROWS = new RowReader<WodRecord>(WOD_FIELDS, ['entries']);
const EXERCISE_ROWS = new RowReader<Exercise>(EXERCISE_FIELDS);
const ENTRY_ROWS = new RowReader<EntryRecord>(WOD_ENTRY_FIELDS);
/** How many ids one query names. */
const IDS_AT_ONCE = 500;

/** A WOD that changed. */
export interface WodChange {
  record: WodRecord;
  /** Whether it has left the library; a draft, which `publishAt` tells, isn't in it either. */
  isDeleted: boolean;
}

/** How often each kind of content has changed. */
export interface Versions {
  library: number;
  sessions: number;
}

/** Which library there is, and in which state. */
export interface LibraryState {
  /** Identifies the library: the same until another one replaces it. */
  epoch: string;
  versions: Versions;
}

/**
 * Reads the library for the read model with plain SQL: entities would take many times the memory and time. A WOD comes
 * with its entries as one value of JSON, since most of the time depends on the number of rows and values.
 */
export class LibraryRows {
  readonly sessions: SessionReader;
  private readonly dialect: Dialect;
  private readonly select: string;
  /** Each id is stored once, however many entries name it. */
  private readonly exerciseIds = new Map<string, string>();

  /** Reads within a running transaction. */
  constructor(manager: EntityManager) {
    this.dialect = new Dialect(manager);
    this.sessions = new SessionReader(this.dialect);
    const entries = this.dialect.lines(`position, ${ENTRY_ROWS.select}`, 'wod_entries', 'wodId = wods.id');
    this.select = `${jsonText(`JSON_ARRAY(deletedAt IS NOT NULL, ${WOD_ROWS.select}, ${entries})`)} AS wod`;
  }

  /** Reads one state of the library, whatever other replicas write in the meantime. */
  static read<Result>(dataSource: DataSource, work: (rows: LibraryRows) => Promise<Result>): Promise<Result> {
    const on = (manager: EntityManager) => work(new LibraryRows(manager));
    return dataSource.options.type === 'mysql' ? inTransaction(dataSource, on, 'REPEATABLE READ') : on(dataSource.manager);
  }

  async state(): Promise<LibraryState> {
    const rows = await this.dialect.rows('SELECT id, version, (SELECT epoch FROM library_identity) AS epoch FROM content_version');
    const versionOf = (id: number) => Number(rows.find((row) => Number(row.id) === id)?.version);
    return { epoch: String(rows[0]?.epoch), versions: { library: versionOf(CONTENT_VERSION_ID), sessions: versionOf(SESSIONS_VERSION_ID) } };
  }

  /** Makes this a library that nobody holds yet, at versions later than the given ones. */
  async setApart({ library, sessions }: Versions): Promise<void> {
    await this.dialect.rows('UPDATE library_identity SET epoch = ?', [randomUUID()]);
    for (const [id, version] of [
      [CONTENT_VERSION_ID, library],
      [SESSIONS_VERSION_ID, sessions],
    ]) {
      await this.dialect.rows('UPDATE content_version SET version = ? WHERE id = ? AND version <= ?', [Number(version) + 1, id, version]);
    }
  }

  /** All, or those with these ids. */
  async exercises(ids?: readonly string[]): Promise<Exercise[]> {
    if (ids?.length === 0) return [];
    const where = ids ? ` WHERE id IN (${ids.map(() => '?').join(', ')})` : '';
    const rows = await this.dialect.rows(`SELECT ${EXERCISE_ROWS.select} FROM exercises${where}`, [...(ids ?? [])]);
    return rows.map((row) => EXERCISE_ROWS.row(row));
  }

  /**
   * All of them, with the ids of those merged into others, which links may still name.
   * @param known is returned itself as long as it is what is stored
   */
  async exerciseIndex(known?: ExerciseIndex): Promise<ExerciseIndex> {
    const rows = await this.dialect.rows(
      `SELECT ${jsonText(`JSON_ARRAY(mergedIds, ${EXERCISE_ROWS.select})`)} AS exercise FROM exercises ORDER BY id`,
    );
    const stored = rows.map(({ exercise }) => String(exercise)).join('\n');
    if (known?.stored === stored) return known;
    const merged = new Map<string, string>();
    const exercises = rows.map((row) => {
      const values = JSON.parse(String(row.exercise)) as unknown[];
      const exercise = EXERCISE_ROWS.line(values);
      for (const id of (parsed(values[0]) as string[] | null) ?? []) merged.set(id, exercise.id);
      return exercise;
    });
    return new ExerciseIndex(exercises, { merged, stored });
  }

  /** How many WODs of the library use an exercise. */
  async uses(exerciseId: string): Promise<number> {
    const [row] = await this.dialect.rows(
      'SELECT COUNT(DISTINCT e.wodId) AS uses FROM wod_entries e JOIN wods w ON w.id = e.wodId WHERE e.exerciseId = ? AND w.deletedAt IS NULL AND w.publishAt IS NULL',
      [exerciseId],
    );
    return Number(row?.uses);
  }

  /** Every WOD in the library, or every draft, in chunks. */
  async *wods(which: 'publishAt IS NULL' | 'publishAt IS NOT NULL' = 'publishAt IS NULL'): AsyncGenerator<WodRecord[]> {
    for await (const rows of this.dialect.chunks(this.select, 'wods', `deletedAt IS NULL AND ${which}`))
      yield rows.map((row) => this.changeOf(row).record);
  }

  /** What has changed since a content version, deletions included. */
  async changesSince(version: number): Promise<WodChange[]> {
    const rows = await this.dialect.rows('SELECT id FROM wods WHERE contentVersion > ?', [version]);
    return this.wodsWith(rows.map(({ id }) => String(id)));
  }

  /** Those with these ids, including those that have left the library. */
  async wodsWith(ids: readonly string[]): Promise<WodChange[]> {
    const found: WodChange[] = [];
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      // The embedded database never yields: while thousands are read, others get their turns.
      if (from > 0) await nextTurn();
      const some = ids.slice(from, from + IDS_AT_ONCE);
      const rows = await this.dialect.rows(`SELECT ${this.select} FROM wods WHERE id IN (${some.map(() => '?').join(', ')})`, some);
      found.push(...rows.map((row) => this.changeOf(row)));
    }
    return found;
  }

  /** The next WODs after an id that use an exercise and whose minutes are an estimate, including those that have left the library. */
  async estimatedWods(exerciseId: string, after: string, limit: number): Promise<WodRecord[]> {
    const rows = await this.dialect.rows(
      `SELECT ${this.select} FROM wods WHERE id > ? AND (minutesAreOwn IS NULL OR minutesAreOwn = 0)
      AND id IN (SELECT wodId FROM wod_entries WHERE exerciseId = ?) ORDER BY id LIMIT ${limit}`,
      [after, exerciseId],
    );
    return rows.map((row) => this.changeOf(row).record);
  }

  /** Sets the estimated minutes of these WODs. */
  async setEstimate(ids: readonly string[], minutes: number | null, contentVersion: number): Promise<void> {
    await this.dialect.rows(`UPDATE wods SET estimatedDuration = ?, contentVersion = ? WHERE id IN (${ids.map(() => '?').join(', ')})`, [
      minutes,
      contentVersion,
      ...ids,
    ]);
  }

  /** The days that are settled, or those settled, or whose WOD has changed, since a content version. */
  async days(since = -1): Promise<DayRecord[]> {
    const rows = await this.dialect.rows(
      `SELECT d.date, d.kind, d.wodId, d.title, d.isPinned, w.name, CASE WHEN w.deletedAt IS NULL THEN w.publishAt ELSE '${UNPUBLISHED}' END AS publishAt
      FROM days d LEFT JOIN wods w ON w.id = d.wodId AND w.publishAt IS NOT NULL
      WHERE d.contentVersion > ? OR d.wodId IN (SELECT id FROM wods WHERE contentVersion > ?)`,
      [since, since],
    );
    return rows.map(({ date, kind, wodId, title, isPinned, name, publishAt }) => ({
      date: String(date),
      kind: String(kind) as DayRecord['kind'],
      title: String(title),
      isPinned: Number(isPinned) === 1,
      ...(wodId !== null && { wodId: String(wodId) }),
      ...(publishAt !== null && { draft: { name: String(name), publishAt: String(publishAt) } }),
    }));
  }

  private changeOf(row: Row): WodChange {
    const values = JSON.parse(String(row.wod)) as unknown[];
    const record = WOD_ROWS.line(values);
    record.entries = linesOf(values.at(-1)).map((line) => this.entryOf(line));
    return { record, isDeleted: Boolean(values[0]) };
  }

  private entryOf(line: Line): EntryRecord {
    const record = ENTRY_ROWS.line(line);
    record.exerciseId = this.sameId(record.exerciseId);
    return record;
  }

  private sameId(id: string): string {
    const known = this.exerciseIds.get(id);
    if (known === undefined) this.exerciseIds.set(id, id);
    return known ?? id;
  }
}
