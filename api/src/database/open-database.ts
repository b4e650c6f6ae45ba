import type { DataSource } from 'typeorm';
import type { Environment } from '../environment/environment.js';
import { EnvironmentError } from '../environment/read-environment.js';
import { createDataSource } from './data-source.js';
import { boundWaiting } from './pool.js';
import { withStartLock } from './start-lock.js';

/**
 * Connects to the database, whose tables are up to date then.
 * @throws EnvironmentError when it can't be reached, or when its tables are not up to date and MIGRATE is off
 */
export async function openDatabase(environment: Environment): Promise<DataSource> {
  if (environment.migrate === 'on') await migrateDatabase(environment);
  const dataSource = await connect(environment);
  if (environment.migrate === 'off' && (await dataSource.showMigrations())) {
    await dataSource.destroy();
    throw new EnvironmentError('MIGRATE is off and the tables of the database are not up to date: run migrate.js first');
  }
  boundWaiting(dataSource);
  return dataSource;
}

/**
 * Brings the tables up to date. Several processes may do it at once: one does, the others wait for it.
 * @returns the names of the migrations that have run
 * @throws EnvironmentError when the database can't be reached
 */
export async function migrateDatabase(environment: Environment): Promise<string[]> {
  // On connections of its own: changing a large table may take longer than anything else may.
  const dataSource = await connect(environment);
  try {
    const migrations = await withStartLock(environment, () => dataSource.runMigrations());
    return migrations.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}

async function connect(environment: Environment): Promise<DataSource> {
  return createDataSource(environment).initialize().catch((error: unknown) => {
    const variable = environment.embedded ? 'DATA_DIR' : 'DATABASE_URL';
    throw new EnvironmentError(`The database of ${variable} can't be opened: ${(error as Error).message}`, { cause: error });
  });
}
