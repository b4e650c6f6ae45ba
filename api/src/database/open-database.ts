import type { DataSource } from 'typeorm';
import type { Environment } from '../environment/environment.js';
import { EnvironmentError } from '../environment/read-environment.js';
import { createDataSource, knownMigrations } from './data-source.js';
import { embeddedConnection } from './embedded.js';
import { checkLibraryFile, markLibrary, refuseToBeginAnew } from './library-file.js';
import { boundWaiting } from './pool.js';
import { withStartLock } from './start-lock.js';

/**
 * Connects to the database, whose tables are up to date then.
 * @throws EnvironmentError when it can't be reached, is damaged, or when its tables are not up to date and MIGRATE is off
 */
export async function openDatabase(environment: Environment): Promise<DataSource> {
  check(environment);
  if (environment.migrate === 'on') await migrate(environment);
  const dataSource = await connect(environment);
  if (environment.migrate === 'off' && (await dataSource.showMigrations())) {
    await dataSource.destroy();
    throw new EnvironmentError('MIGRATE is off and the tables of the database are not up to date: run migrate.js first');
  }
  boundWaiting(dataSource);
  if (environment.embedded) markLibrary(environment.dataDir);
  return dataSource;
}

/**
 * Connects to a database that is there, and writes nothing.
 * @throws EnvironmentError when it can't be reached, or is damaged
 */
export async function openDatabaseToRead(environment: Environment): Promise<DataSource> {
  check(environment);
  const dataSource = await connect(environment);
  embeddedConnection(dataSource)?.pragma('query_only = ON');
  return dataSource;
}

/**
 * Connects to the database, whose tables are up to date then. Where one was and is missing, it is made.
 * @throws EnvironmentError when it can't be reached, or is damaged
 */
export async function openDatabaseToReplace(environment: Environment): Promise<DataSource> {
  check(environment, { mayBeginAnew: true });
  await migrate(environment);
  return connect(environment);
}

/**
 * Brings the tables up to date. Several processes may do it at once: one does, the others wait for it.
 * @returns the names of the migrations that have run
 * @throws EnvironmentError when the database can't be reached, or is damaged
 */
export async function migrateDatabase(environment: Environment): Promise<string[]> {
  check(environment);
  return migrate(environment);
}

async function connect(environment: Environment): Promise<DataSource> {
  return createDataSource(environment).initialize().catch((error: unknown) => {
    throw notOpened(environment, error);
  });
}

async function migrate(environment: Environment): Promise<string[]> {
  // On connections of its own: changing a large table may take longer than anything else may.
  const dataSource = await connect(environment);
  try {
    if (embeddedConnection(dataSource)?.file?.isReadOnly && (await dataSource.showMigrations())) {
      throw notOpened(environment, new Error('its tables are not up to date, and its file, or the disk with it, is read-only'));
    }
    const migrations = await withStartLock(environment, () => dataSource.runMigrations());
    return migrations.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}

function check(environment: Environment, { mayBeginAnew = false } = {}): void {
  if (!environment.embedded) return;
  try {
    if (!mayBeginAnew) refuseToBeginAnew(environment.dataDir);
    checkLibraryFile(environment.dataDir, knownMigrations());
  } catch (error) {
    throw notOpened(environment, error);
  }
}

function notOpened({ embedded }: Environment, error: unknown): EnvironmentError {
  const variable = embedded ? 'DATA_DIR' : 'DATABASE_URL';
  return new EnvironmentError(`The database of ${variable} can't be opened: ${(error as Error).message}`, { cause: error });
}
