import { join } from 'node:path';
import mysql from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AdminEntity } from '../auth/admin.entity.js';
import { EndedTokenEntity } from '../auth/ended-token.entity.js';
import { ChangeLogEntity } from '../change-log/change-log.entity.js';
import type { Environment } from '../environment/environment.js';
import { ExerciseEntity } from '../exercises/exercise.entity.js';
import { SeedEntity } from '../imports/seed.entity.js';
import { SessionEntryEntity } from '../training-sessions/session-entry.entity.js';
import { TrainingSessionEntity } from '../training-sessions/training-session.entity.js';
import { WodEntryEntity } from '../wods/wod-entry.entity.js';
import { WodEntity } from '../wods/wod.entity.js';
import { ContentVersionEntity } from './content-version.entity.js';
import { GuardedLibsql } from './guarded-libsql.js';
import { Initial1760000000000 } from './migrations/0001-initial.js';
import { ChangeLog1760000000001 } from './migrations/0002-change-log.js';
import { EndedTokens1760000000005 } from './migrations/0006-ended-tokens.js';
import { POOL } from './pool.js';

const BUSY_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 3000;

const shared = {
  entities: [
    AdminEntity, ChangeLogEntity, ContentVersionEntity, EndedTokenEntity, ExerciseEntity, SeedEntity, SessionEntryEntity,
    TrainingSessionEntity, WodEntity, WodEntryEntity,
  ],
  migrations: [Initial1760000000000, ChangeLog1760000000001, EndedTokens1760000000005],
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} as const satisfies Partial<DataSourceOptions>;

/** The file of the embedded database. */
export const embeddedFile = (dataDir: string): string => join(dataDir, 'library.sqlite');

/** The one description of the database: MySQL by its address, or else the embedded file under DATA_DIR. */
export function createDataSource({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>): DataSource {
  if (databaseUrl !== undefined) {
    return new DataSource({
      ...shared,
      type: 'mysql',
      // By itself typeorm would look for it by its name, of which a bundle knows nothing.
      driver: mysql,
      url: databaseUrl,
      timezone: 'Z',
      charset: 'utf8mb4',
      connectTimeout: CONNECT_TIMEOUT_MS,
      poolSize: POOL.connectionLimit,
      extra: { queueLimit: POOL.queueLimit },
    });
  }
  return new DataSource({
    ...shared,
    type: 'better-sqlite3',
    driver: GuardedLibsql,
    database: embeddedFile(dataDir),
    enableWAL: true,
    prepareDatabase: (database: GuardedLibsql) => {
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    },
  });
}
