import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource } from './data-source.js';
import { GuardedLibsql } from './guarded-libsql.js';
import { Transactions } from './transactions.js';

let folder: string;
let source: DataSource;
let transactions: Transactions;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wod-transactions-'));
  source = await createDataSource({ databaseUrl: undefined, dataDir: folder }).initialize();
  await source.query('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
  await source.query('CREATE TABLE things (name TEXT, parentId INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)');
  transactions = new Transactions(source);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await source.destroy();
  await rm(folder, { recursive: true });
});

const add =
  (name: string, parentId: number | null = null) =>
  async (manager: EntityManager) => {
    await manager.query('INSERT INTO things VALUES (?, ?)', [name, parentId]);
  };

/** What another connection sees. */
function committed(): string[] {
  const database = new GuardedLibsql(join(folder, 'library.sqlite'), { readonly: true });
  const rows = database.prepare('SELECT name FROM things').all() as { name: string }[];
  database.close();
  return rows.map(({ name }) => name);
}

it('are committed after one that SQLite itself has rolled back, as it does when the disk is full', async () => {
  await expect(
    transactions.run(async (manager) => {
      await add('lost')(manager);
      await manager.query('ROLLBACK');
      throw new Error('database or disk is full');
    }),
  ).rejects.toThrow('database or disk is full');
  // Then a commit fails.
  await expect(transactions.run(add('orphan', 1))).rejects.toThrow('FOREIGN KEY');
  await transactions.run(add('kept'));
  expect(committed()).toEqual(['kept']);
});

it('wait for another process that writes, without keeping this one from going on', async () => {
  const other = new GuardedLibsql(join(folder, 'library.sqlite'));
  other.exec("BEGIN; INSERT INTO things VALUES ('theirs', NULL)");
  const kept = transactions.run(add('ours'));
  setTimeout(() => other.exec('COMMIT'), 1);
  await kept;
  expect(committed()).toEqual(['theirs', 'ours']);
  other.close();
});

it('take turns, and one that fails leaves nothing behind', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `at once ${index}`);
  const ends = await Promise.allSettled(names.map((name, index) => transactions.run(add(name, index % 5 === 0 ? 1 : null))));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(committed()).toEqual(names.filter((_, index) => index % 5 !== 0));
});

it('do not look for what became of a commit for long on a server that hangs', async () => {
  const lost = Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' });
  const runner = {
    startTransaction: async () => undefined,
    commitTransaction: () => Promise.reject(lost),
    rollbackTransaction: async () => undefined,
    release: async () => undefined,
  };
  const onMysql = new Transactions({ options: { type: 'mysql' }, createQueryRunner: () => runner } as unknown as DataSource);
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const isKept = jest.fn(() => {
    now += 3000;
    return Promise.reject(lost);
  });
  await expect(onMysql.run(async () => 'made', { isKept })).rejects.toThrow('this may have been saved');
  expect(isKept).toHaveBeenCalledTimes(2);
});
