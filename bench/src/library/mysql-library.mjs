import { createRequire } from 'node:module';
import { COLUMNS, batches } from './library.mjs';

/** The driver that the api speaks to MySQL with. */
const { createConnection } = createRequire(new URL('../../../api/package.json', import.meta.url))('mysql2/promise');

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
