import { createConnection } from 'mysql2/promise';
import type { Environment } from '../environment/environment.js';

const LOCK = 'wod-start';
const WAIT_SECONDS = 120;
const CONNECT_TIMEOUT_MS = 3000;

/**
 * Does start-up work while no other replica on the same MySQL does. The embedded database belongs to one process.
 * @throws Error when another replica holds the lock for longer than two minutes
 */
export async function withStartLock<Result>({ databaseUrl: uri }: Pick<Environment, 'databaseUrl'>, work: () => Promise<Result>): Promise<Result> {
  if (uri === undefined) return work();
  // The lock belongs to a connection, and ends with it.
  const connection = await createConnection({ uri, connectTimeout: CONNECT_TIMEOUT_MS });
  connection.on('error', () => undefined);
  try {
    const [rows] = await connection.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK, WAIT_SECONDS]);
    const [{ locked }] = rows as [{ locked: unknown }];
    if (Number(locked) !== 1) throw new Error('Another replica is still starting; it holds the start lock of the database.');
    return await work();
  } finally {
    connection.destroy();
  }
}
