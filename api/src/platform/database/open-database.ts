import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Environment } from '../environment/environment.js';
import { EnvironmentError } from '../environment/read-environment.js';
import { createDataSource, dataSourceOptions, type Entities, knownMigrations } from './data-source.js';
import { isDatabaseAway } from './database-errors.js';
import { checkDatabaseFile, markDatabase, refuseToBeginAnew } from './database-file.js';
import { embeddedConnection } from './embedded.js';
import { boundWaiting } from './pool.js';
import { withStartLock } from './start-lock.js';

/**
 * Brings the tables up to date, or makes sure that they are.
 * @returns the options with which the application connects
 * @throws EnvironmentError when the database can't be reached or is damaged, or when its tables are not up to date and MIGRATE is off
 */
export async function prepareDatabase(environment: Environment): Promise<DataSourceOptions> {
  check(environment);
  if (environment.migrate === 'on') await migrate(environment);
  else if (await apart(environment, (dataSource) => dataSource.showMigrations())) {
    throw new EnvironmentError('MIGRATE is off and the tables of the database are not up to date: run migrate.js first');
  }
  if (environment.embedded) markDatabase(environment.dataDir);
  return dataSourceOptions(environment);
}

/**
 * Connects the application to its prepared database.
 * @throws EnvironmentError when it can't be reached
 */
export async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = await connect(new DataSource(options));
  boundWaiting(dataSource);
  return dataSource;
}

/**
 * Connects to an existing database, and writes nothing.
 * @throws EnvironmentError when it can't be reached, or is damaged
 */
export async function openDatabaseToRead(environment: Environment, entities: Entities): Promise<DataSource> {
  check(environment);
  const dataSource = await connect(createDataSource(environment, entities));
  embeddedConnection(dataSource)?.pragma('query_only = ON');
  return dataSource;
}

/**
 * Connects to the database and brings its tables up to date. A missing one is created, even where there was one before.
 * @throws EnvironmentError when it can't be reached, or is damaged
 */
export async function openDatabaseToReplace(environment: Environment, entities: Entities): Promise<DataSource> {
  check(environment, { mayBeginAnew: true });
  await migrate(environment);
  return connect(createDataSource(environment, entities));
}

/**
 * Brings the tables up to date. Several processes may call it at once: one does the work, the others wait for it.
 * @returns the names of the migrations that have run
 * @throws EnvironmentError when the database can't be reached, or is damaged
 */
export async function migrateDatabase(environment: Environment): Promise<string[]> {
  check(environment);
  return migrate(environment);
}

function connect(dataSource: DataSource): Promise<DataSource> {
  return dataSource.initialize().catch((error: unknown) => {
    throw notOpened(dataSource.options.type !== 'mysql', error);
  });
}

function migrate(environment: Environment): Promise<string[]> {
  return apart(environment, async (dataSource) => {
    const problem = embeddedConnection(dataSource)?.file?.problem;
    if (problem !== undefined && (await dataSource.showMigrations()))
      throw notOpened(true, new Error(`its tables are not up to date, and ${problem}`));
    const migrations = await withStartLock(environment, () => dataSource.runMigrations()).catch((error: unknown) => {
      throw notReady(environment, error);
    });
    return migrations.map(({ name }) => name);
  });
}

/**
 * What a start says of a database that was opened, and then could not be written to: it went away, or its disk is full. Anything else is said as it
 * is.
 */
export function notReady({ embedded }: Environment, error: unknown): unknown {
  if (error instanceof EnvironmentError || !isDatabaseAway(error)) return error;
  const why = (error as Error).message.replace(/\.$/, '');
  return new EnvironmentError(`The database of ${variableOf(embedded)} could not be made ready: ${why}`, { cause: error });
}

/** On its own connections: changing a large table may take longer than anything else is allowed to. */
async function apart<Result>(environment: Environment, work: (dataSource: DataSource) => Promise<Result>): Promise<Result> {
  const dataSource = await connect(createDataSource(environment));
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function check({ embedded, dataDir }: Environment, { mayBeginAnew = false } = {}): void {
  if (!embedded) return;
  try {
    if (!mayBeginAnew) refuseToBeginAnew(dataDir);
    checkDatabaseFile(dataDir, knownMigrations());
  } catch (error) {
    throw notOpened(embedded, error);
  }
}

function notOpened(isEmbedded: boolean, error: unknown): EnvironmentError {
  return new EnvironmentError(`The database of ${variableOf(isEmbedded)} can't be opened: ${(error as Error).message}`, { cause: error });
}

const variableOf = (isEmbedded: boolean) => (isEmbedded ? 'DATA_DIR' : 'DATABASE_URL');
