import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { GuardedLibsql } from './guarded-libsql.js';

/** The driver, which opens connections only for its own use. */
interface Driver extends Omit<BetterSqlite3Driver, 'databaseConnection' | 'createDatabaseConnection'> {
  databaseConnection: GuardedLibsql;
  createDatabaseConnection(): Promise<GuardedLibsql>;
}

const driverOf = (dataSource: DataSource) => dataSource.driver as unknown as Driver;

/** The single connection of an embedded database; undefined on MySQL. */
export function embeddedConnection(dataSource: DataSource): GuardedLibsql | undefined {
  return dataSource.options.type === 'mysql' ? undefined : driverOf(dataSource).databaseConnection;
}

/** Makes TypeORM forget any transaction it thinks is open, and SQLite leave the one it may be in. */
export function leaveTransaction(dataSource: DataSource): void {
  const driver = driverOf(dataSource);
  driver.queryRunner = undefined;
  if (driver.databaseConnection.inTransaction) driver.databaseConnection.exec('ROLLBACK');
}

/** How much of the file is mapped into memory to read all of it. */
const MAPPED_BYTES = 1_073_741_824;

/**
 * Reads one state of an embedded database, whatever other processes write in the meantime. No transaction may be in progress. The file
 * is mapped into memory for it: each page that SQLite reads otherwise is a call of the system.
 */
export async function inSnapshot<Result>(dataSource: DataSource, read: () => Promise<Result>): Promise<Result> {
  const connection = embeddedConnection(dataSource);
  if (!connection) return read();
  connection.pragma(`mmap_size = ${MAPPED_BYTES}`);
  connection.exec('BEGIN');
  try {
    return await read();
  } finally {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    connection.pragma('mmap_size = 0');
  }
}

/** Reopens the file while others go on reading. No transaction may be in progress. */
export async function reopen(dataSource: DataSource): Promise<void> {
  const driver = driverOf(dataSource);
  const fresh = await driver.createDatabaseConnection();
  const old = driver.databaseConnection;
  driver.databaseConnection = fresh;
  driver.queryRunner = undefined;
  old.close();
}
