import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Environment } from '../environment/environment.js';
import { databaseFile } from './database-file.js';
import { GuardedLibsql } from './guarded-libsql.js';
import { Initial1760000000000 } from './migrations/0001-initial.js';
import { ChangeLog1760000000001 } from './migrations/0002-change-log.js';
import { PartsAndOwnMinutes1760000000002 } from './migrations/0003-parts-and-own-minutes.js';
import { SessionRoom1760000000003 } from './migrations/0004-session-room.js';
import { IdempotencyKeys1760000000004 } from './migrations/0005-idempotency-keys.js';
import { EndedTokens1760000000005 } from './migrations/0006-ended-tokens.js';
import { LibraryIdentity1760000000006 } from './migrations/0007-library-identity.js';
import { ImportRuns1760000000007 } from './migrations/0008-import-runs.js';
import { KnownOfWods1760000000008 } from './migrations/0009-known-of-wods.js';
import { TheBoard1760000000009 } from './migrations/0010-the-board.js';
import { Needs1760000000010 } from './migrations/0011-needs.js';
import { Days1760000000011 } from './migrations/0012-days.js';
import { SessionBlocks1760000000012 } from './migrations/0013-session-blocks.js';
import { EditLinks1760000000013 } from './migrations/0014-edit-links.js';
import { Revisions1760000000014 } from './migrations/0015-revisions.js';
import { DismissedFindings1760000000015 } from './migrations/0016-dismissed-findings.js';
import { Publication1760000000016 } from './migrations/0017-publication.js';
import { Transfers1760000000017 } from './migrations/0018-transfers.js';
import { GoneVideos1760000000018 } from './migrations/0019-gone-videos.js';
import { PartialIndexes1760000000019 } from './migrations/0020-partial-indexes.js';
import { ExactKeys1760000000020 } from './migrations/0021-exact-keys.js';
import { mysqlDriver } from './mysql-driver.js';
import { POOL } from './pool.js';

const CONNECT_TIMEOUT_MS = 3000;

/** Entity classes. */
export type Entities = (new () => object)[];

const shared = {
  migrations: [
    Initial1760000000000,
    ChangeLog1760000000001,
    PartsAndOwnMinutes1760000000002,
    SessionRoom1760000000003,
    IdempotencyKeys1760000000004,
    EndedTokens1760000000005,
    LibraryIdentity1760000000006,
    ImportRuns1760000000007,
    KnownOfWods1760000000008,
    TheBoard1760000000009,
    Needs1760000000010,
    Days1760000000011,
    SessionBlocks1760000000012,
    EditLinks1760000000013,
    Revisions1760000000014,
    DismissedFindings1760000000015,
    Publication1760000000016,
    Transfers1760000000017,
    GoneVideos1760000000018,
    PartialIndexes1760000000019,
    ExactKeys1760000000020,
  ],
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} as const satisfies Partial<DataSourceOptions>;

/** The names of all migrations that this version knows. */
export const knownMigrations = (): string[] => shared.migrations.map(({ name }) => name);

/** The only description of the database, except for its entities: MySQL by its address, or else the embedded file under DATA_DIR. */
export function dataSourceOptions({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>): DataSourceOptions {
  if (databaseUrl !== undefined) {
    return {
      ...shared,
      type: 'mysql',
      driver: mysqlDriver,
      url: databaseUrl,
      timezone: 'Z',
      charset: 'utf8mb4',
      connectTimeout: CONNECT_TIMEOUT_MS,
      poolSize: POOL.connectionLimit,
      extra: { queueLimit: POOL.queueLimit },
    };
  }
  return {
    ...shared,
    type: 'better-sqlite3',
    driver: GuardedLibsql,
    database: databaseFile(dataDir),
    prepareDatabase: (database: GuardedLibsql) => database.prepareToWrite(),
  };
}

/**
 * A connection for code that runs without the application, whose modules bring their own entities.
 * @param entities to be used, with those they refer to
 */
export const createDataSource = (environment: Parameters<typeof dataSourceOptions>[0], entities: Entities = []): DataSource =>
  new DataSource({ ...dataSourceOptions(environment), entities });
