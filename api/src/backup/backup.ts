import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source.js';
import { migrateDatabase } from '../database/open-database.js';
import type { Environment } from '../environment/environment.js';
import { ExerciseEntity } from '../exercises/exercise.entity.js';
import { TrainingSessionEntity } from '../training-sessions/training-session.entity.js';
import { WodEntity } from '../wods/wod.entity.js';
import type { BackupEnd } from './backup-format.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

/** How many rows of each table were written or read. */
export type BackupCounts = BackupEnd['rows'];

/** Writes everything that the environment's database holds to a file. */
export function backup(environment: Environment, file: string): Promise<BackupCounts> {
  return withDatabase(environment, (dataSource) => writeBackup(dataSource, file));
}

/** What a restore would replace. */
export interface Holdings {
  wods: number;
  exercises: number;
  sessions: number;
}

/**
 * Replaces what the environment's database holds by a backup, from whichever kind of database it came.
 * @param mayReplace asked before a library that is not empty is replaced
 * @returns nothing when it may not
 * @throws BackupError when the file can't be used; nothing has changed then
 */
export function restore(
  environment: Environment,
  file: string,
  mayReplace: (holdings: Holdings) => Promise<boolean>,
): Promise<BackupCounts | undefined> {
  return withDatabase(environment, async (dataSource) => {
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

/** Opens the database with its tables up to date, for as long as the work takes. */
async function withDatabase<Result>(environment: Environment, work: (dataSource: DataSource) => Promise<Result>): Promise<Result> {
  await migrateDatabase(environment);
  const dataSource = await createDataSource(environment).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
