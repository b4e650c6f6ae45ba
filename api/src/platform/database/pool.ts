import type { Socket } from 'node:net';
import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

/** The pool of a process: the maximum number of connections, and of requests that wait for one before others are refused. */
export const POOL = { connectionLimit: 10, queueLimit: 100 } as const;

/** A connection silent for this long is lost, and so is the query sent on it. */
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

/** Makes every connection of the pool give up on what takes too long, so that nothing blocks one forever. */
export function boundWaiting(dataSource: DataSource): void {
  const bounded = new WeakSet<PoolConnection>();
  const pool = poolOf(dataSource);
  if (pool) openAgain(pool);
  pool?.on('acquire', (connection: PoolConnection & { stream: Socket }) => {
    if (bounded.has(connection)) return;
    bounded.add(connection);
    connection.query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`, () => undefined);
    const { stream } = connection;
    stream.setTimeout(SILENCE_MS, () => stream.destroy(Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })));
  });
}

/** A process that is held up for as long as a connection may take to open finds its timer before the server's greeting: it is opened once more. */
function openAgain(pool: Pool): void {
  const open = pool.getConnection.bind(pool);
  pool.getConnection = (callback) =>
    open((error, connection) => {
      if (error?.code === 'ETIMEDOUT') open(callback);
      else callback(error, connection);
    });
}
