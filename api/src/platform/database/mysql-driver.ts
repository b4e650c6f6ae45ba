import type { Socket } from 'node:net';
import mysql, { type Connection, type Pool, type PoolOptions } from 'mysql2';

/**
 * What a statement means is said by each connection: an operator may have given the server other defaults for the sake of another product.
 * With NO_BACKSLASH_ESCAPES a quotation mark that mysql2 has escaped would end its text, without a strict mode what is too long would be cut, and
 * without REPEATABLE READ several queries of one transaction would read several states.
 */
const SESSION = [
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION', autocommit = 1",
  'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
  'SET NAMES utf8mb4',
];

/** mysql2 as TypeORM uses it, which by default looks for it by name: that fails in a bundle. */
export const mysqlDriver = {
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool(options);
    pool.on('connection', (connection) => {
      for (const statement of SESSION) connection.query(statement, (error) => error && giveUp(connection, error));
    });
    return pool;
  },
};

/** Ends a connection, and with an error whatever waits for an answer on it. */
export function giveUp(connection: Connection, error: Error): void {
  (connection as Connection & { stream: Socket }).stream.destroy(error);
}
