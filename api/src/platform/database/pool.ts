import type { Socket } from 'node:net';
import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { giveUp } from './mysql-driver.js';

/** The pool of a process: the maximum number of connections, and of requests that wait for one before others are refused. */
export const POOL = { connectionLimit: 10, queueLimit: 100 } as const;

/** A connection silent for this long is lost, and so is the query sent on it. Nobody waits longer for a connection either. */
const SILENCE_MS = 10_000;
const LOCK_WAIT_SECONDS = 3;

/** How much of the pool is in use. */
export interface PoolUse {
  readonly used: number;
  readonly open: number;
  readonly waiting: number;
}

/** mysql2 keeps these counts, but only for internal use. */
interface CountingPool extends Pool {
  readonly _allConnections: { length: number };
  readonly _freeConnections: { length: number };
  readonly _connectionQueue: { length: number };
}

const poolOf = (dataSource: DataSource): CountingPool | undefined =>
  dataSource.options.type === 'mysql' ? ((dataSource.driver as MysqlDriver).pool as CountingPool) : undefined;

/** The use of a data source's pool; the embedded database has none. */
export function poolUse(dataSource: DataSource): PoolUse | undefined {
  const pool = poolOf(dataSource);
  return (
    pool && {
      get used() {
        return pool._allConnections.length - pool._freeConnections.length;
      },
      get open() {
        return pool._allConnections.length;
      },
      get waiting() {
        return pool._connectionQueue.length;
      },
    }
  );
}

/** Makes the pool and every connection of it give up on what takes too long, so that nothing is blocked forever. */
export function boundWaiting(dataSource: DataSource): void {
  const bounded = new WeakSet<PoolConnection>();
  const pool = poolOf(dataSource);
  if (pool) boundOpening(pool);
  pool?.on('acquire', (connection: PoolConnection & { stream: Socket }) => {
    if (bounded.has(connection)) return;
    bounded.add(connection);
    connection.query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`, () => undefined);
    connection.stream.setTimeout(SILENCE_MS, () => giveUp(connection, timedOut('The database has not answered in time')));
  });
}

/**
 * A server that hangs lets a few connections at a time fail after a while each, so whoever is last in the pool's queue would wait for a minute.
 * And a process that is held up for as long as a connection may take to open finds its timer before the server's greeting: it is opened once more.
 */
export function boundOpening(pool: Pick<Pool, 'getConnection'>): void {
  const open = pool.getConnection.bind(pool);
  pool.getConnection = (callback) => {
    let isWaiting = true;
    const answer = (error: NodeJS.ErrnoException | null, connection?: PoolConnection) => {
      if (!isWaiting) return connection?.release();
      isWaiting = false;
      clearTimeout(timer);
      callback(error, connection as PoolConnection);
    };
    const timer = setTimeout(() => answer(timedOut('No connection to the database was free in time')), SILENCE_MS);
    open((error, connection) => {
      if (error?.code === 'ETIMEDOUT' && isWaiting) open(answer);
      else answer(error, connection);
    });
  };
}

const timedOut = (message: string): NodeJS.ErrnoException => Object.assign(new Error(message), { code: 'ETIMEDOUT' });
