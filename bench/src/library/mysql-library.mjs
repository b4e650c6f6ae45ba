import { createConnection } from 'mysql2/promise';
import { COLUMNS, batches } from './library.mjs';

/**
 * Fills a database whose tables the api has made with a made-up library.
 * @param {string} uri address of the database @param {number} count how many WODs
 */
export async function fillMysql(uri, count) {
  const connection = await createConnection({ uri });
  for (const { table, rows } of batches(count)) {
    const values = rows.map((row) => COLUMNS[table].map((column) => row[column] ?? null));
    await connection.query(`INSERT INTO ${table} (${COLUMNS[table].join(', ')}) VALUES ?`, [values]);
  }
  await connection.query('UPDATE content_version SET version = 1');
  await connection.end();
}
