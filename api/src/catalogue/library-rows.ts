import type { DataSource, EntityManager } from 'typeorm';
import type { Exercise } from '@wod/domain';
import type { EntryRecord, ExerciseRecord, WodRecord } from './records.js';

type Row = Record<string, unknown>;

const WOD_COLUMNS =
  'id, name, description, type, category, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, ' +
  'estimatedDuration, videoUrl, version, createdAt, updatedAt, deletedAt';
const ENTRY_COLUMNS =
  'wodId, exerciseId, reps, distance, duration, timeCap, weight, womenWeight, notes, isEmomInterruption';
const CHUNK = 5000;

/** A WOD that changed; a deleted one has no record. */
export interface WodChange {
  id: string;
  record?: WodRecord;
}

/** Reads the library for the read model with plain SQL: entities would take many times the memory and the time. */
export class LibraryRows {
  private constructor(private readonly manager: EntityManager) {}

  /** Reads one state of the library, whatever other replicas write meanwhile. */
  static read<Result>(dataSource: DataSource, work: (rows: LibraryRows) => Promise<Result>): Promise<Result> {
    const on = (manager: EntityManager) => work(new LibraryRows(manager));
    return dataSource.options.type === 'mysql' ? dataSource.transaction('REPEATABLE READ', on) : on(dataSource.manager);
  }

  async contentVersion(): Promise<number> {
    const [row] = await this.rows('SELECT version FROM content_version');
    return Number(row?.version);
  }

  async exercises(): Promise<ExerciseRecord[]> {
    const rows = await this.rows(
      'SELECT id, name, description, equipment, videoUrl, needsReview, version, createdAt FROM exercises',
    );
    return rows.map((row) => ({ exercise: exerciseOf(row), version: Number(row.version) }));
  }

  /** Every WOD that is in the library, in chunks. */
  async *wods(): AsyncGenerator<WodRecord[]> {
    let after = '';
    for (;;) {
      const rows = await this.rows(
        `SELECT ${WOD_COLUMNS} FROM wods WHERE id > ? AND deletedAt IS NULL ORDER BY id LIMIT ${CHUNK}`, [after],
      );
      const last = rows.at(-1)?.id as string | undefined;
      if (last === undefined) return;
      const entries = await this.rows(
        `SELECT ${ENTRY_COLUMNS} FROM wod_entries WHERE wodId > ? AND wodId <= ? ORDER BY wodId, position`, [after, last],
      );
      yield withEntries(rows, entries);
      after = last;
    }
  }

  /** What has changed since a content version, deletions included. */
  async changesSince(version: number): Promise<WodChange[]> {
    const changes: WodChange[] = [];
    const rows = await this.rows(`SELECT ${WOD_COLUMNS} FROM wods WHERE contentVersion > ?`, [version]);
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK);
      const kept = chunk.filter((row) => row.deletedAt === null);
      changes.push(...chunk.filter((row) => row.deletedAt !== null).map((row) => ({ id: row.id as string })));
      if (kept.length === 0) continue;
      const entries = await this.rows(
        `SELECT ${ENTRY_COLUMNS} FROM wod_entries WHERE wodId IN (${kept.map(() => '?').join(', ')}) ORDER BY wodId, position`,
        kept.map((row) => row.id),
      );
      changes.push(...withEntries(kept, entries).map((record) => ({ id: record.id, record })));
    }
    return changes;
  }

  private async rows(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.manager.query(sql, values)) as Row[];
  }
}

function withEntries(rows: Row[], entryRows: Row[]): WodRecord[] {
  const entries = new Map<string, EntryRecord[]>();
  for (const row of entryRows) {
    const wodId = row.wodId as string;
    const list = entries.get(wodId);
    if (list) list.push(entryOf(row));
    else entries.set(wodId, [entryOf(row)]);
  }
  return rows.map((row) => wodOf(row, entries.get(row.id as string) ?? []));
}

/** Absent values are left out of the answers, never null; what is undefined, JSON leaves out. */
const optional = <Value>(value: unknown): Value | undefined => (value === null ? undefined : (value as Value));

/** mysql2 answers decimals as text. */
const load = (value: unknown): number | undefined => (value === null ? undefined : Number(value));

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

const entryOf = (row: Row): EntryRecord => ({
  exerciseId: row.exerciseId as string,
  reps: optional(row.reps),
  distance: optional(row.distance),
  duration: optional(row.duration),
  timeCap: optional(row.timeCap),
  weight: load(row.weight),
  womenWeight: load(row.womenWeight),
  notes: optional(row.notes),
  isEmomInterruption: Number(row.isEmomInterruption) === 1 ? true : undefined,
});

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
