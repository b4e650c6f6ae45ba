import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.js';

let folder: string;
let source: DataSource;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wod-data-'));
  source = await createDataSource({ databaseUrl: undefined, dataDir: folder }).initialize();
  await source.runMigrations();
});

afterEach(async () => {
  await source.destroy();
  await rm(folder, { recursive: true });
});

it('has migrations that make exactly what the entities say', async () => {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('can take its migrations back', async () => {
  for (let left = source.migrations.length; left > 0; left -= 1) await source.undoLastMigration();
  const tables = (await source.query("SELECT name FROM sqlite_master WHERE type = 'table'")) as { name: string }[];
  expect(tables.map(({ name }) => name).sort()).toEqual(['migrations', 'sqlite_sequence']);
});

it('waits for a lock, enforces foreign keys, writes ahead, and acknowledges what is on the disk', async () => {
  expect(await source.query('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
  expect(await source.query('PRAGMA busy_timeout')).toMatchObject([{ timeout: 50 }]);
  expect(await source.query('PRAGMA foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
  expect(await source.query('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
});
