import { createConnection } from 'mysql2/promise';

/** A private server goes with its databases; one that was given keeps none of the tests'. */
export default async function globalTeardown() {
  if (globalThis.privateServer) return globalThis.privateServer.stop();
  const { TEST_DATABASE_SERVER: server, TEST_DATABASE_PREFIX: prefix } = process.env;
  if (!server) return;
  const connection = await createConnection(server);
  const [rows] = await connection.query('SHOW DATABASES');
  for (const { Database: name } of rows) if (name.startsWith(prefix)) await connection.query(`DROP DATABASE ${name}`);
  await connection.end();
}
