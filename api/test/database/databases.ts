import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** A separate empty database: its environment variables, and how to remove it. */
export interface EmptyDatabase {
  variables: NodeJS.ProcessEnv;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  name: string;
  create(): Promise<EmptyDatabase>;
}

const embedded: DatabaseKind = {
  name: 'the embedded database',
  async create() {
    const folder = await mkdtemp(join(tmpdir(), 'wod-api-'));
    return {
      variables: { DATA_DIR: folder },
      drop: () => rm(folder, { recursive: true, force: true }),
    };
  },
};

const mysql = (server: string): DatabaseKind => ({
  name: 'MySQL',
  async create() {
    const name = `wod_test_${randomBytes(6).toString('hex')}`;
    await run(server, `CREATE DATABASE ${name}`);
    return {
      variables: {
        DATABASE_URL: `${server}/${name}`,
        JWT_SECRET: 'the key of the tests, which signs nothing real',
        ADMIN_PASSWORD: 'admin of the tests',
      },
      drop: () => run(server, `DROP DATABASE ${name}`),
    };
  },
});

/** Every database that the machine can run; the global set-up reports what is left out. */
export const databases: DatabaseKind[] = [
  embedded,
  ...(process.env.TEST_DATABASE_SERVER ? [mysql(process.env.TEST_DATABASE_SERVER)] : []),
];

async function run(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server);
  await connection.query(statement);
  await connection.end();
}
