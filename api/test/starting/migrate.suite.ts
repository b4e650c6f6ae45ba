import { createApi, readEnvironment } from '../../src/index.js';
import { createDataSource, knownMigrations } from '../../src/platform/database/data-source.js';
import { migrateDatabase } from '../../src/platform/database/open-database.js';
import { databases } from '../database/databases.js';
import { startApi } from '../running-api.js';

describe.each(databases)('migrating on $name', ({ name, create }) => {
  it('is left to migrate.js when MIGRATE is off', async () => {
    const { variables, drop } = await create('none');
    const off = { ...variables, MIGRATE: 'off', SEED: 'none', LOG_LEVEL: 'silent' };
    await expect(createApi(readEnvironment(off))).rejects.toThrow(
      'MIGRATE is off and the tables of the database are not up to date: run migrate.js first',
    );

    expect(await migrateDatabase(readEnvironment(off))).toHaveLength(knownMigrations().length);
    expect(await migrateDatabase(readEnvironment(off))).toEqual([]);
    const api = await startApi(off);
    expect((await api.get('/health/ready')).status).toBe(200);
    await api.stop();
    await drop();
  });

  if (name === 'MySQL') {
    it('happens once when several processes do it at once', async () => {
      const { variables, drop } = await create('none');
      const migrations = await Promise.all([1, 2, 3].map(() => migrateDatabase(readEnvironment(variables))));
      expect(migrations.map(({ length }) => length).sort()).toEqual([0, 0, knownMigrations().length]);
      await drop();
    });

    it('goes on where it was interrupted, since the server keeps what was changed until then', async () => {
      const { variables, drop } = await create('none');
      const dataSource = await createDataSource(readEnvironment(variables)).initialize();
      for (const migration of dataSource.migrations) {
        const up = migration.up.bind(migration);
        migration.up = async (runner) => {
          await up(runner);
          await up(runner);
        };
      }
      await dataSource.runMigrations();
      await dataSource.destroy();
      expect(await migrateDatabase(readEnvironment(variables))).toEqual([]);
      const api = await startApi({ ...variables, MIGRATE: 'off', SEED: 'none', LOG_LEVEL: 'silent' });
      expect((await api.get('/health/ready')).status).toBe(200);
      await api.stop();
      await drop();
    });
  }
});
