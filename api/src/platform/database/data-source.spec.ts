import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { EVERY_ENTITY } from '../../../test/database/every-entity.js';
import { sessionBytes } from '../../training-sessions/session-bytes.js';
import { TrainingSessionEntity } from '../../training-sessions/training-session.entity.js';
import { DRAFTS, WodEntity } from '../../wods/wod.entity.js';
import { createDataSource } from './data-source.js';

let folder: string;
let source: DataSource;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wod-data-'));
  source = await createDataSource({ databaseUrl: undefined, dataDir: folder }, EVERY_ENTITY).initialize();
  await source.runMigrations();
});

afterEach(async () => {
  await source.destroy();
  await rm(folder, { recursive: true });
});

const lastMigration = async () => ((await source.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1')) as { name: string }[])[0]?.name;

it('has migrations that make exactly what the entities say', async () => {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('can take its migrations back', async () => {
  for (let left = source.migrations.length; left > 0; left -= 1) await source.undoLastMigration();
  const tables = (await source.query("SELECT name FROM sqlite_master WHERE type = 'table'")) as { name: string }[];
  expect(tables.map(({ name }) => name).sort()).toEqual(['migrations', 'sqlite_sequence']);
});

it.each<[what: string, index: string, where: FindOptionsWhere<WodEntity>]>([
  ['drafts', 'ix_wods_publish_at', DRAFTS],
  ['drafts whose date has come', 'ix_wods_publish_at', { publishAt: LessThanOrEqual('2026-01-01T00:00:00.000Z'), deletedAt: IsNull() }],
  ['WODs by name', 'ix_wods_name_key', { nameKey: In(['fran', 'cindy']), deletedAt: IsNull() }],
  ['deleted WODs', 'ix_wods_deleted_at', { deletedAt: MoreThanOrEqual(new Date()) }],
])('does not go through all WODs to find %s', async (_what, index, where) => {
  const [query, values] = source.manager.createQueryBuilder(WodEntity, 'wod').where(where).getQueryAndParameters();
  const plan = (await source.query(`EXPLAIN QUERY PLAN ${query}`, values)) as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index} (`)]);
});

it('brings training sessions from before their room was counted over', async () => {
  while ((await lastMigration()) !== 'ChangeLog1760000000001') await source.undoLastMigration();
  const moments = "'2025-01-01 00:00:00.000', '2025-03-01 00:00:00.000'";
  await source.query(
    `INSERT INTO wods (id, name, nameKey, type, category, version, contentVersion, createdAt, updatedAt) VALUES ('w', 'Fran', 'fran', 'LADDER', 'CUSTOM', 1, 1, ${moments})`,
  );
  await source.query(
    `INSERT INTO training_sessions (id, name, description, totalMinutes, mobilityMinutes, cooldownMinutes, isTemplate, version, createdAt, updatedAt) VALUES ('s', 'Épée', 'Strong', 60, 10, 5, 0, 1, ${moments})`,
  );
  await source.query("INSERT INTO session_entries (sessionId, position, wodId, notes) VALUES ('s', 1, 'w', 'easy'), ('s', 2, 'w', NULL)");
  await source.runMigrations();
  const input = { name: 'Épée', description: 'Strong', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false };
  const bytes = sessionBytes({
    ...input,
    wods: [
      { wodId: 'w', order: 1, notes: 'easy' },
      { wodId: 'w', order: 2 },
    ],
  });
  expect(await source.manager.find(TrainingSessionEntity, { relations: { entries: true } })).toMatchObject([
    {
      id: 's',
      ...input,
      bytes,
      contentVersion: 0,
      network: null,
      widestNetwork: null,
      openedAt: new Date('2025-03-01T00:00:00Z'),
      entries: [{ notes: 'easy' }, { notes: null }],
    },
  ]);
});

it('waits for a lock, enforces foreign keys, writes ahead, and acknowledges what is on the disk', async () => {
  expect(await source.query('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
  expect(await source.query('PRAGMA busy_timeout')).toMatchObject([{ timeout: 50 }]);
  expect(await source.query('PRAGMA foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
  expect(await source.query('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
});
