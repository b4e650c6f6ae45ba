import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { hashPassword } from '../../src/auth/passwords.js';
import { readEnvironment } from '../../src/index.js';
import { databaseFile } from '../../src/platform/database/database-file.js';
import { migrateDatabase } from '../../src/platform/database/open-database.js';
import { inFile } from './in-file.js';

/** A separate empty database: its environment variables, and how to remove it. */
export interface EmptyDatabase {
  variables: NodeJS.ProcessEnv;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  name: string;
  /** Creates one with all tables and an admin, as a first start without the catalogue leaves it, or with none, as before a first start. */
  create(tables?: 'none'): Promise<EmptyDatabase>;
}

/** Each worker runs one spec file at a time. */
const WORKER = process.env.JEST_WORKER_ID ?? '1';

export const USERNAME = 'admin';
export const PASSWORD = 'admin of the tests';
let passwordHash: string | undefined;

/** Adds the admin. The hash is made once: to make it for every library takes longer than all else that creates one. */
async function admin(): Promise<string> {
  passwordHash ??= await hashPassword(PASSWORD);
  const now = new Date().toISOString().slice(0, -1).replace('T', ' ');
  return `INSERT INTO admins (id, username, usernameKey, passwordHash, tokenVersion, createdAt, updatedAt)
    VALUES ('${randomUUID()}', '${USERNAME}', '${USERNAME}', '${passwordHash}', 1, '${now}', '${now}')`;
}

const embedded: DatabaseKind = {
  name: 'the embedded database',
  async create(tables) {
    const folder = await mkdtemp(join(tmpdir(), 'wod-api-'));
    if (tables !== 'none') {
      await copyFile(await migratedFile(), databaseFile(folder));
      const statements = `UPDATE library_identity SET epoch = '${randomUUID()}'; ${await admin()}`;
      inFile(folder, (file) => file.exec(statements));
    }
    return {
      variables: { DATA_DIR: folder },
      drop: () => rm(folder, { recursive: true, force: true }),
    };
  },
};

/** A file with all tables; a copy of it takes milliseconds, the migrations a fifth of a second. */
async function migratedFile(): Promise<string> {
  const folder = join(process.env.TEST_FOLDER ?? '', `embedded-${WORKER}`);
  if (!existsSync(folder)) {
    await mkdir(folder);
    await migrateDatabase(readEnvironment({ DATA_DIR: folder }));
    // What was written ahead is beside the file until then.
    inFile(folder, (file) => file.pragma('wal_checkpoint(TRUNCATE)'));
  }
  return databaseFile(folder);
}

/** Emptying a database takes milliseconds, its migrations most of a second: once dropped, one with tables is kept for who needs it next. */
class MysqlDatabases implements DatabaseKind {
  readonly name = 'MySQL';
  private readonly inUse = new Set<string>();

  constructor(
    private readonly server: string,
    private readonly prefix: string,
  ) {}

  readonly create = async (tables?: 'none'): Promise<EmptyDatabase> => {
    const name = tables === 'none' ? `${this.prefix}_${randomBytes(6).toString('hex')}` : this.freeName();
    this.inUse.add(name);
    const variables = {
      DATABASE_URL: `${this.server}/${name}`,
      JWT_SECRET: 'the key of the tests, which signs nothing real',
      ADMIN_PASSWORD: PASSWORD,
    };
    const { warningStatus: isKept } = await this.run<ResultSetHeader>(`CREATE DATABASE IF NOT EXISTS ${name}`);
    if (tables === 'none') return { variables, drop: async () => void (await this.run(`DROP DATABASE ${name}`)) };
    if (isKept) await this.empty(name);
    else await migrateDatabase(readEnvironment(variables));
    await this.run(`USE ${name}; ${await admin()}`);
    return { variables, drop: async () => void this.inUse.delete(name) };
  };

  private freeName(): string {
    for (let number = 1; ; number += 1) {
      const name = `${this.prefix}_${WORKER}_${number}`;
      if (!this.inUse.has(name)) return name;
    }
  }

  /** Leaves what the migrations put in. */
  private async empty(name: string): Promise<void> {
    const tables = await this.run<RowDataPacket[]>(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = '${name}'`);
    const emptied = tables.map((table) => String(table.name)).filter((table) => table !== 'migrations');
    await this.run(
      [
        `USE ${name}`,
        'SET foreign_key_checks = 0',
        ...emptied.map((table) => `DELETE FROM ${table}`),
        'INSERT INTO content_version (id, version) VALUES (1, 0), (2, 0)',
        `INSERT INTO library_identity (id, epoch) VALUES (1, '${randomUUID()}')`,
      ].join(';'),
    );
  }

  private async run<Result extends RowDataPacket[] | ResultSetHeader>(statements: string): Promise<Result> {
    const connection = await createConnection({ uri: this.server, multipleStatements: true });
    const [result] = await connection.query(statements);
    await connection.end();
    return result as Result;
  }
}

const { TEST_DATABASE_SERVER: server, TEST_DATABASE_PREFIX: prefix = '' } = process.env;

/** Every database that the machine can run; the global set-up reports what is left out. */
export const databases: DatabaseKind[] = [embedded, ...(server ? [new MysqlDatabases(server, prefix)] : [])];

/** One of them, for what is the same on all: what is refused before it is stored, and what is read from memory or counted there. */
export const anyDatabase: DatabaseKind[] = [embedded];
