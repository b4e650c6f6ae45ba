import { cp, rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { ErrorBody, Exercise } from '@wod/domain';
import { createApi, readEnvironment } from '../../src/index.js';
import { type DatabaseKind, databases, type EmptyDatabase } from '../database/databases.js';
import { inFile } from '../database/in-file.js';
import { canMakeReadOnly, makeReadOnly, makeWritable } from '../database/read-only-folder.js';
import { ask, PASSWORD, USERNAME } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';

const SENTENCE = 'The library can only be read at the moment: ';

interface Protected extends EmptyDatabase {
  protect(): Promise<void>;
  unprotect(): Promise<void>;
  reason: string;
}

/** A database that can be made read-only. */
async function create(kind: DatabaseKind): Promise<Protected> {
  const database = await kind.create();
  const { DATA_DIR: folder = '', DATABASE_URL: url = '' } = database.variables;
  if (folder !== '') {
    return {
      ...database,
      protect: async () => makeReadOnly(folder),
      unprotect: async () => makeWritable(folder),
      reason: 'its file, or the disk with it, is read-only',
    };
  }
  const admin = await createConnection({ uri: url, multipleStatements: true });
  // Root may write to a read-only server.
  const name = new URL(url).pathname.slice(1);
  await admin.query(`CREATE USER IF NOT EXISTS ${name}@'%' IDENTIFIED BY 'its password'; GRANT ALL ON ${name}.* TO ${name}@'%'`);
  const set = async (value: 0 | 1) => void (await admin.query(`SET GLOBAL read_only = ${value}`));
  const own = new URL(url);
  Object.assign(own, { username: name, password: 'its password' });
  return {
    variables: { ...database.variables, DATABASE_URL: own.href },
    protect: () => set(1),
    unprotect: () => set(0),
    reason: 'the database server is read-only',
    async drop() {
      await set(0);
      await admin.query(`DROP USER ${name}@'%'`);
      await admin.end();
      await database.drop();
    },
  };
}

const protectable = databases.filter(({ name }) => name === 'MySQL' || canMakeReadOnly());

describe.each(protectable)('a read-only $name', (kind) => {
  let database: Protected;
  let running: RunningApi;
  let authorization: string;
  const variables = () => ({ ...database.variables, ADMIN_PASSWORD: PASSWORD, SEED: 'none' });
  const signIn = () => ask<{ token: string } & ErrorBody>(`${running.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });
  const save = (name: string) => ask<Exercise & ErrorBody>(`${running.url}/exercises`, 'POST', { name, equipment: 'BARBELL' }, { authorization });
  const ready = async () => (await ask<ErrorBody & { status: string }>(`${running.url}/health/ready`, 'GET')).body;
  const names = async () => (await running.json<Exercise[]>('/exercises')).map(({ name }) => name);
  const refused = () => ({ statusCode: 503, error: SENTENCE + database.reason });

  beforeEach(async () => {
    database = await create(kind);
    running = await startApi(variables());
    authorization = `Bearer ${(await signIn()).body.token}`;
    expect((await save('Before')).status).toBe(201);
  });
  afterEach(async () => {
    await running.stop();
    await database.drop();
  });

  const expectReadOnly = async () => {
    expect((await save('Lost')).body).toMatchObject(refused());
    expect((await signIn()).body).toMatchObject(refused());
    expect(await ready()).toMatchObject(refused());
    expect(await names()).toEqual(['Before']);
  };

  it('is read, says why nothing is saved, and goes on by itself when it can be written', async () => {
    await database.protect();
    await expectReadOnly();
    await database.unprotect();
    expect(await ready()).toEqual({ status: 'ok' });
    expect((await save('After')).status).toBe(201);
    expect(await names()).toEqual(['After', 'Before']);
  });

  const leftBehind = kind.name === 'MySQL' ? (['in order'] as const) : (['in order', 'by a kill'] as const);

  it.each(leftBehind)('is started on and read after it was left %s, and the start says so', async (end) => {
    if (kind.name === 'MySQL') await running.stop();
    else await leave[end](running, database.variables.DATA_DIR ?? '');
    await database.protect();
    const said: string[] = [];
    running = await startApi(variables(), { onProgress: (sentence) => said.push(sentence) });
    expect(said).toEqual([SENTENCE + database.reason]);
    await expectReadOnly();
    await database.unprotect();
    while ((await ready()).status !== 'ok') await wait(20);
    expect(await save('After')).toMatchObject({ status: 201 });
    expect(await names()).toEqual(['After', 'Before']);
  });

  if (kind.name !== 'MySQL') {
    it('is not started on when its tables are not up to date', async () => {
      await running.stop();
      inFile(database.variables.DATA_DIR ?? '', (file) => file.exec('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)'));
      await database.protect();
      await expect(createApi(readEnvironment({ ...variables(), LOG_LEVEL: 'silent' }))).rejects.toThrow(
        "The database of DATA_DIR can't be opened: its tables are not up to date, and its file, or the disk with it, is read-only",
      );
      await database.unprotect();
    });
  }
});

/** What a process leaves of its folder, however soon V8 lets libsql close the file. */
const leave = {
  async 'in order'(running: RunningApi, folder: string) {
    await running.stop();
    inFile(folder, (file) => file.pragma('wal_checkpoint(TRUNCATE)'));
    for (const suffix of ['-wal', '-shm']) await rm(`${folder}/library.sqlite${suffix}`, { force: true });
  },
  /** Changes are still in the file that is written ahead. */
  async 'by a kill'(running: RunningApi, folder: string) {
    await cp(folder, `${folder}-left`, { recursive: true });
    await running.stop();
    await rm(folder, { recursive: true });
    await rename(`${folder}-left`, folder);
  },
};
