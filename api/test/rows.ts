import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource, type Entities } from '../src/platform/database/data-source.js';
import { databaseFile } from '../src/platform/database/database-file.js';

const LIBRARY = 1;
const SESSIONS = 2;

type Values = Record<string, string | number | null>;

/** A day in January, as the embedded database stores it. */
export const dayOf = (day: number): string => `2026-01-${String(day).padStart(2, '0')} 12:00:00.000`;

/** A library on the embedded database for each test, written row by row as another process would. */
export class Rows {
  source: DataSource;

  /** @param fill writes what is there when a test starts */
  static forEachTest(fill: (rows: Rows) => Promise<void>, entities: Entities = []): Rows {
    const rows = new Rows();
    const folder = join(tmpdir(), `wod-rows-${randomUUID()}`);
    const filled = join(folder, 'filled');
    const own = join(folder, 'own');
    const open = async (dataDir: string) => void (rows.source = await createDataSource({ databaseUrl: undefined, dataDir }, entities).initialize());
    beforeAll(async () => {
      await mkdir(filled, { recursive: true });
      await open(filled);
      await rows.source.runMigrations();
      await rows.inOne(() => fill(rows));
      // Into the one file that is copied: the others may go at any time after the connection is closed.
      await rows.source.query('PRAGMA wal_checkpoint(TRUNCATE)');
      await rows.source.destroy();
    });
    beforeEach(async () => {
      await mkdir(own);
      await copyFile(databaseFile(filled), databaseFile(own));
      await open(own);
    });
    afterEach(async () => {
      await rows.source.destroy();
      await rm(own, { recursive: true });
    });
    afterAll(() => rm(folder, { recursive: true }));
    return rows;
  }

  /** Writes many rows in one transaction. */
  async inOne(write: () => Promise<void>): Promise<void> {
    await this.source.query('BEGIN');
    await write();
    await this.source.query('COMMIT');
  }

  async exercise(id: string, values: Values = {}): Promise<void> {
    await this.raise(LIBRARY);
    await this.insert('exercises', {
      id,
      name: id,
      nameKey: id,
      equipment: 'BODYWEIGHT',
      needsReview: 0,
      version: 1,
      createdAt: dayOf(1),
      updatedAt: dayOf(1),
      ...values,
    });
  }

  /** @param exercises named by its entries, in order */
  async wod(id: string, day: number, exercises: readonly string[] = [], values: Values = {}): Promise<void> {
    const contentVersion = await this.raise(LIBRARY);
    await this.insert('wods', {
      id,
      name: id,
      nameKey: id,
      type: 'FOR_TIME',
      category: 'CUSTOM',
      version: 1,
      contentVersion,
      createdAt: dayOf(day),
      updatedAt: dayOf(day),
      ...values,
    });
    for (const [position, exerciseId] of exercises.entries()) {
      await this.insert('wod_entries', { wodId: id, position, exerciseId, isEmomInterruption: 0, reps: position + 1 });
    }
  }

  /** @param wods named by its entries, in order */
  async session(id: string, day: number, wods: readonly string[] = [], values: Values = {}): Promise<void> {
    const contentVersion = await this.raise(SESSIONS);
    await this.insert('training_sessions', {
      id,
      name: id,
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      isTemplate: 0,
      version: 1,
      contentVersion,
      createdAt: dayOf(day),
      updatedAt: dayOf(day),
      ...values,
    });
    for (const [position, wodId] of wods.entries()) await this.insert('session_entries', { sessionId: id, position, wodId });
  }

  async changeExercise(id: string, values: Values): Promise<void> {
    await this.raise(LIBRARY);
    await this.update('exercises', id, values);
  }

  async changeWod(id: string, values: Values): Promise<void> {
    await this.update('wods', id, { ...values, contentVersion: await this.raise(LIBRARY) });
  }

  async changeSession(id: string, values: Values): Promise<void> {
    await this.update('training_sessions', id, { ...values, contentVersion: await this.raise(SESSIONS) });
  }

  private async raise(id: number): Promise<number> {
    await this.source.query('UPDATE content_version SET version = version + 1 WHERE id = ?', [id]);
    const [row] = await this.source.query<{ version: number }[]>('SELECT version FROM content_version WHERE id = ?', [id]);
    return row?.version ?? NaN;
  }

  private async insert(table: string, values: Values): Promise<void> {
    const names = Object.keys(values);
    await this.source.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`, Object.values(values));
  }

  private async update(table: string, id: string, values: Values): Promise<void> {
    const assignments = Object.keys(values)
      .map((name) => `${name} = ?`)
      .join(', ');
    await this.source.query(`UPDATE ${table} SET ${assignments} WHERE id = ?`, [...Object.values(values), id]);
  }
}
