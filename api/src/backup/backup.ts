import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { AdminEntity } from '../auth/index.js';
import { ExerciseEntity } from '../exercises/index.js';
import { LibraryIdentityEntity } from '../library/library-identity.entity.js';
import { knownMigrations } from '../platform/database/data-source.js';
import { databaseFile } from '../platform/database/database-file.js';
import { openDatabaseToRead, openDatabaseToReplace } from '../platform/database/open-database.js';
import type { Environment } from '../platform/environment/environment.js';
import { TrainingSessionEntity } from '../training-sessions/index.js';
import { WodEntity } from '../wods/index.js';
import { BACKED_UP, type BackupEnd, BackupError } from './backup-format.js';
import { checkBackup } from './read-backup.js';
import { restoreBackup } from './restore-backup.js';
import type { Target } from './target-file.js';
import { writeBackup } from './write-backup.js';

/** How many rows of each table were written or read. */
export type BackupCounts = BackupEnd['rows'];

/**
 * Writes everything in the environment's database to a file, and reads it back. The database is only read.
 * @throws BackupError, EnvironmentError when there is any doubt about the library or the file; no file is left behind then
 */
export function backup(environment: Environment, file: string, options: Omit<Target, 'file'> = {}): Promise<BackupCounts> {
  const { embedded, dataDir } = environment;
  if (embedded && !existsSync(databaseFile(dataDir))) throw new BackupError(`There is no library to back up: ${databaseFile(dataDir)} is not there.`);
  return using(openDatabaseToRead(environment, BACKED_UP), async (dataSource) => {
    await refuseNoLibrary(dataSource);
    return writeBackup(dataSource, { file, ...options });
  });
}

/** What a restore would replace. */
export interface Holdings {
  wods: number;
  exercises: number;
  sessions: number;
}

/**
 * Replaces everything in the environment's database with a backup, whichever kind of database that came from. The whole file is
 * read before the database is opened.
 * @param mayReplace asked before a library that is not empty is replaced
 * @returns undefined if that was refused
 * @throws BackupError when the file can't be used; nothing has changed then
 */
export async function restore(
  environment: Environment,
  file: string,
  mayReplace: (holdings: Holdings) => Promise<boolean>,
): Promise<BackupCounts | undefined> {
  await checkBackup(file);
  return using(openDatabaseToReplace(environment, [...BACKED_UP, LibraryIdentityEntity]), async (dataSource) => {
    const { manager } = dataSource;
    const holdings = {
      wods: await manager.count(WodEntity),
      exercises: await manager.count(ExerciseEntity),
      sessions: await manager.count(TrainingSessionEntity),
    };
    const isEmpty = Object.values(holdings).every((count) => count === 0);
    if (!isEmpty && !(await mayReplace(holdings))) return undefined;
    return restoreBackup(dataSource, file);
  });
}

/** @throws BackupError unless it is a library that this version would write */
async function refuseNoLibrary(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const isMade = await runner.hasTable('migrations').finally(() => runner.release());
  const applied = isMade ? ((await dataSource.query('SELECT name FROM migrations')) as { name: string }[]).map(({ name }) => name) : [];
  if (applied.length === 0) throw new BackupError('There is no library to back up: the database has no tables.');
  const known = knownMigrations();
  if (applied.some((name) => !known.includes(name)))
    throw new BackupError('The database was written by a newer version of the product, which has to back it up.');
  if (known.some((name) => !applied.includes(name))) {
    throw new BackupError(
      'The tables of the database are not up to date. Back it up with the version that wrote it, or run node api/dist/migrate.js first.',
    );
  }
  if (!(await dataSource.manager.exists(AdminEntity))) throw new BackupError('There is no library to back up: the database has no admin.');
}

/** Closes the database when the work is done. */
async function using<Result>(opening: Promise<DataSource>, work: (dataSource: DataSource) => Promise<Result>): Promise<Result> {
  const dataSource = await opening;
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
