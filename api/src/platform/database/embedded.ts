import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { GuardedLibsql } from './guarded-libsql.js';

/** The driver, which opens connections only for its own use. */
interface Driver extends Omit<BetterSqlite3Driver, 'databaseConnection'> {
  databaseConnection: GuardedLibsql;
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
  if (isInTransaction(driver.databaseConnection)) driver.databaseConnection.exec('ROLLBACK');
}

/** A closed one would end the process when it is asked. */
const isInTransaction = (connection: GuardedLibsql) => connection.open && connection.inTransaction;

/** How much of the file is mapped into memory to read all of it. */
const MAPPED_BYTES = 1_073_741_824;

/**
 * Reads one state of an embedded database, whatever other processes write in the meantime. No transaction may be in progress. The file
 * is mapped into memory for it: each page that SQLite reads otherwise is a system call.
 */
export async function inSnapshot<Result>(dataSource: DataSource, read: () => Promise<Result>): Promise<Result> {
  const connection = embeddedConnection(dataSource);
  if (!connection) return read();
  connection.pragma(`mmap_size = ${MAPPED_BYTES}`);
  connection.exec('BEGIN');
  try {
    return await read();
  } finally {
    if (isInTransaction(connection)) connection.exec('ROLLBACK');
    connection.pragma('mmap_size = 0');
  }
}

/**
 * Closes a file that was opened read-only, and opens it again, in one go, so that nobody finds it closed. No transaction may be in
 * progress. SQLite shares what it knows of a file among the connections of a process: while one is open that found it read-only, it is so
 * for all; then this one is too, and may be reopened again.
 * @throws the database's error when it can't be opened; until it is, everything is told that the database is away
 */
export async function reopen(dataSource: DataSource): Promise<void> {
  const driver = driverOf(dataSource);
  driver.queryRunner = undefined;
  await collectStatements();
  driver.databaseConnection.close();
  const fresh = new GuardedLibsql(driver.databaseConnection.path);
  fresh.prepareToWrite();
  // As TypeORM does.
  fresh.pragma('foreign_keys = ON');
  driver.databaseConnection = fresh;
  // It keeps statements of its connection, and somebody may have read in the meantime.
  driver.queryRunner = undefined;
}

/** libsql leaves a closed file open until V8 has collected each statement that was prepared, and offers no other way to end one. */
async function collectStatements(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // What is collected is released in a turn of its own.
  await nextTurn();
}
