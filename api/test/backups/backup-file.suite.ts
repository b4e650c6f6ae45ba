import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, BackupError, readEnvironment, restore } from '../../src/index.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrateDatabase } from '../../src/platform/database/open-database.js';
import { databases, type EmptyDatabase } from '../database/databases.js';
import { startApi } from '../running-api.js';

const yes = () => Promise.resolve(true);

describe.each(databases)('a backup of $name', (kind) => {
  const isEmbedded = kind.name !== 'MySQL';
  let database: EmptyDatabase;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    database = await kind.create('none');
    folder = await mkdtemp(join(tmpdir(), 'wod-backups-'));
    file = join(folder, 'library.backup');
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await database.drop();
  });

  const environment = () => readEnvironment({ ...database.variables, SEED: 'none', LOG_LEVEL: 'silent' });
  const startOnce = async (variables: NodeJS.ProcessEnv = {}) => (await startApi({ ...database.variables, SEED: 'none', ...variables })).stop();
  const refusal = async (options?: Parameters<typeof backup>[2]) => {
    const error: unknown = await Promise.resolve()
      .then(() => backup(environment(), file, options))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackupError);
    return (error as Error).message;
  };
  const inDatabase = async (...statements: string[]) => {
    const source = await createDataSource(environment()).initialize();
    for (const statement of statements) await source.query(statement);
    await source.destroy();
  };

  it('never makes a database or a table, and refuses what is no library of this version', async () => {
    const { DATA_DIR: dataDir = '' } = database.variables;
    if (isEmbedded) {
      expect(await refusal()).toBe(`There is no library to back up: ${join(dataDir, 'library.sqlite')} is not there.`);
      expect(await readdir(dataDir)).toEqual([]);
      await inDatabase();
    }
    expect(await refusal()).toBe('There is no library to back up: the database has no tables.');
    await migrateDatabase(environment());
    expect(await refusal()).toBe('There is no library to back up: the database has no admin.');
    await startOnce();
    await inDatabase("DELETE FROM migrations WHERE name LIKE 'LibraryIdentity%'");
    expect(await refusal()).toBe(
      'The tables of the database are not up to date. Back it up with the version that wrote it, or run node api/dist/migrate.js first.',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('never replaces a file unless told so, and leaves nothing beside it', async () => {
    await startOnce();
    await writeFile(file, 'what was there');
    expect(await refusal()).toBe(`There is a file ${file} already. With --yes it is replaced.`);
    expect(await readFile(file, 'utf8')).toBe('what was there');
    expect(await backup(environment(), file, { overwrite: true })).toMatchObject({ admins: 1 });
    expect(await restore(environment(), file, yes)).toMatchObject({ admins: 1 });
    expect(await readdir(folder)).toEqual(['library.backup']);
  });

  it('says where it can not be written', async () => {
    await startOnce();
    file = join(folder, 'nowhere', 'library.backup');
    expect(await refusal()).toBe(`There is no folder ${join(folder, 'nowhere')}.`);
    await mkdir(join(folder, 'nowhere'));
    file = join(folder, 'nowhere');
    expect(await refusal({ overwrite: true })).toBe(`${file} is a folder. Please name a file in it.`);
  });

  it('leaves nothing behind when it is interrupted', async () => {
    await startOnce();
    expect(await refusal({ signal: AbortSignal.abort() })).toBe('Interrupted. Nothing was written.');
    expect(await readdir(folder)).toEqual([]);
  });

  if (isEmbedded) {
    it('brings the library back where it is missing, whatever else was left of it', async () => {
      const { DATA_DIR: dataDir = '' } = database.variables;
      await startOnce();
      await inDatabase(`INSERT INTO exercises (id, name, nameKey, equipment, needsReview, version, createdAt, updatedAt)
        VALUES ('one', 'Thruster', 'thruster', 'BARBELL', 0, 1, '2026-01-31 12:00:00.000', '2026-01-31 12:00:00.000')`);
      await backup(environment(), file);
      const running = await startApi({ ...database.variables, SEED: 'none' });
      await rm(join(dataDir, 'library.sqlite'));
      await expect(startOnce()).rejects.toThrow('is missing');
      expect(existsSync(join(dataDir, 'library.sqlite'))).toBe(false);

      expect(await restore(environment(), file, yes)).toMatchObject({ exercises: 1 });
      await running.stop();
      const anew = await startApi({ ...database.variables, SEED: 'none' });
      expect(await anew.json('/exercises')).toMatchObject([{ name: 'Thruster', createdAt: '2026-01-31T12:00:00.000Z' }]);
      await anew.stop();
    });
  }
});
