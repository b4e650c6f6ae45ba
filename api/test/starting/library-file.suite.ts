import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, open, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody, Exercise } from '@wod/domain';
import { createApi, EnvironmentError, readEnvironment } from '../../src/index.js';
import { migrateDatabase } from '../../src/platform/database/open-database.js';
import { GuardedLibsql } from '../../src/platform/database/guarded-libsql.js';
import { ask, PASSWORD, USERNAME } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';

const UNREADABLE = "The database of DATA_DIR can't be opened: ";
const WAY_BACK = 'bring the last backup back with: npm run restore -- FILE';
const TOGETHER = ' together with library.sqlite-wal and library.sqlite-shm, if they are there';
const GONE = 'The library can only be read at the moment: its file was deleted or replaced';
const NAME = { name: 'Thruster', equipment: 'BARBELL' };

let dataDir: string;
const file = () => join(dataDir, 'library.sqlite');
const marker = () => join(dataDir, 'library.marker');
const variables = () => ({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, SEED: 'none', LOG_LEVEL: 'silent' });

beforeEach(async () => void (dataDir = join(await mkdtemp(join(tmpdir(), 'wod-file-')), 'data')));
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

const signIn = async ({ url }: RunningApi) =>
  ask<{ token: string } & ErrorBody>(`${url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });

/** A library with one exercise, whose process has ended. */
async function makeLibrary(): Promise<void> {
  const running = await startApi(variables());
  const { token } = (await signIn(running)).body;
  await ask(`${running.url}/exercises`, 'POST', NAME, { authorization: `Bearer ${token}` });
  await running.stop();
}

/** What a start with it finds. */
async function names(own: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const running = await startApi({ ...variables(), ...own });
  const found = await running.json<Exercise[]>('/exercises');
  await running.stop();
  return found.map(({ name }) => name);
}

async function refusal(): Promise<string> {
  const error: unknown = await createApi(readEnvironment(variables())).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EnvironmentError);
  return (error as Error).message;
}

describe('a stop', () => {
  it('leaves everything in library.sqlite alone', async () => {
    await makeLibrary();
    const alone = join(dataDir, '../alone');
    await mkdir(alone);
    await copyFile(file(), join(alone, 'library.sqlite'));
    expect(await names({ DATA_DIR: alone })).toEqual(['Thruster']);
  });

  it('does not wait for another process that reads, and loses nothing', async () => {
    const running = await startApi(variables());
    const reader = new GuardedLibsql(file());
    reader.prepareToWrite();
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM exercises').get();
    const { token } = (await signIn(running)).body;
    await ask(`${running.url}/exercises`, 'POST', NAME, { authorization: `Bearer ${token}` });
    await running.stop();
    reader.exec('ROLLBACK');
    reader.close();
    expect(await names()).toEqual(['Thruster']);
  });
});

it('what was written ahead of a library that was moved away is kept, and is read again with it', async () => {
  const running = await startApi(variables());
  const { token } = (await signIn(running)).body;
  await ask(`${running.url}/exercises`, 'POST', NAME, { authorization: `Bearer ${token}` });
  // As a kill leaves it.
  const left = join(dataDir, '../left');
  await cp(dataDir, left, { recursive: true });
  await running.stop();
  const moved = join(left, '../moved.sqlite');
  await rename(join(left, 'library.sqlite'), moved);
  await rm(join(left, 'library.marker'));

  expect(await names({ DATA_DIR: left })).toEqual([]);
  const kept = (await readdir(left)).filter((name) => /^library\.sqlite-wal\../.test(name));
  expect(kept).toHaveLength(1);
  await rename(join(left, kept[0] ?? ''), `${moved}-wal`);
  const database = new GuardedLibsql(moved);
  expect(database.prepare('SELECT name FROM exercises').all()).toMatchObject([{ name: 'Thruster' }]);
  database.close();
});

if (process.getuid?.() === 0)
  it('what a command of root makes belongs to the owner of the folder', async () => {
    await mkdir(dataDir);
    await chown(dataDir, 65_534, 65_534);
    await migrateDatabase(readEnvironment(variables()));
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('library.sqlite'));
    expect(files).toContain('library.sqlite');
    for (const name of files) {
      // SQLite removes the -wal and -shm some time after it closes.
      const found = await stat(`${dataDir}/${name}`).catch(() => undefined);
      if (found || name === 'library.sqlite') expect([name, found?.uid, found?.gid]).toEqual([name, 65_534, 65_534]);
    }
  });

describe('a start', () => {
  it('keeps the library to its owner, also one that was open to others', async () => {
    const modes = async () =>
      Promise.all(
        ['', '/library.sqlite', '/library.sqlite-wal', '/library.sqlite-shm', '/library.marker'].map(async (name) =>
          ((await stat(dataDir + name)).mode & 0o777).toString(8),
        ),
      );
    const first = await startApi(variables());
    expect(await modes()).toEqual(['700', '600', '600', '600', '600']);
    await first.stop();
    await chmod(file(), 0o644);
    const second = await startApi(variables());
    expect(await modes()).toEqual(['700', '600', '600', '600', '600']);
    await second.stop();
  });

  it('never makes an empty library where one was', async () => {
    await makeLibrary();
    for (const suffix of ['', '-wal', '-shm']) await rm(file() + suffix, { force: true });
    expect(await refusal()).toBe(
      `${UNREADABLE}${file()} is missing, and ${marker()} says that a library was there. Put the file back, or ${WAY_BACK}. ` +
        `To begin with an empty library, delete ${marker()} first`,
    );
    expect(existsSync(file())).toBe(false);
    await rm(marker());
    const anew = await startApi(variables());
    expect(await anew.json('/exercises')).toEqual([]);
    await anew.stop();
  });

  it.each<[string, () => Promise<void>, string]>([
    ['an empty file', () => truncate(file()), 'it is empty'],
    ['something else', () => writeFile(file(), 'no database at all '.repeat(500)), 'file is not a database'],
    [
      'one without its tables',
      async () => {
        for (const suffix of ['', '-wal', '-shm']) await rm(file() + suffix, { force: true });
        const database = new GuardedLibsql(file());
        database.exec('CREATE TABLE things (value)');
        database.close();
      },
      'it has no tables',
    ],
    [
      'one with pages that were overwritten',
      async () => {
        const handle = await open(file(), 'r+');
        await handle.write(Buffer.alloc(8 * 4096, 7), 0, 8 * 4096, 3 * 4096);
        await handle.close();
      },
      '.*',
    ],
  ])('names %s and the way to the last backup', async (_, damage, finding) => {
    await makeLibrary();
    await damage();
    expect(await refusal()).toMatch(
      new RegExp(`^${UNREADABLE}${file()} is damaged \\(${finding}\\)\\. Move it away${TOGETHER}, keep them, and ${WAY_BACK}$`),
    );
  });

  it('refuses a file of a newer version', async () => {
    await makeLibrary();
    const database = new GuardedLibsql(file());
    database.exec("INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
    database.close();
    expect(await refusal()).toBe(
      `${UNREADABLE}${file()} was written by a newer version of the product (Later9). Start that version, or move the file away${TOGETHER}, and ${WAY_BACK}`,
    );
  });
});

describe('while it runs', () => {
  let running: RunningApi;
  let authorization: string;
  const lines: { level: string; msg: string }[] = [];
  const save = (name: string) => ask<Exercise & ErrorBody>(`${running.url}/exercises`, 'POST', { ...NAME, name }, { authorization });
  const ready = async () => (await ask<ErrorBody & { status: string }>(`${running.url}/health/ready`, 'GET')).body;
  const refused = { statusCode: 503, error: GONE };

  beforeEach(async () => {
    lines.length = 0;
    running = await startApi({ ...variables(), LOG_LEVEL: 'warn' }, { logTarget: { write: (line) => void lines.push(JSON.parse(line)) } });
    authorization = `Bearer ${(await signIn(running)).body.token}`;
    expect((await save('Before')).status).toBe(201);
  });
  afterEach(() => running.stop());

  const read = async () => (await running.json<Exercise[]>('/exercises')).map(({ name }) => name);

  it.each(['', '-wal'])('a library.sqlite%s that was deleted is noticed, and nothing is saved where nobody would find it', async (suffix) => {
    await rm(file() + suffix);
    expect((await save('Lost')).body).toMatchObject(refused);
    expect((await signIn(running)).body).toMatchObject(refused);
    expect(await ready()).toMatchObject(refused);
    expect(await read()).toEqual(['Before']);
    while (!lines.some(({ msg }) => msg.includes(`${file()} was deleted or replaced`))) await wait(20);
  });

  it('another file in its place is not written to either, and its own one goes on where it was', async () => {
    await rename(file(), `${file()}.away`);
    await writeFile(file(), '');
    expect((await save('Lost')).body).toMatchObject(refused);
    expect(await ready()).toMatchObject(refused);
    await rename(`${file()}.away`, file());
    expect(await ready()).toEqual({ status: 'ok' });
    expect((await save('After')).status).toBe(201);
    expect(await read()).toEqual(['After', 'Before']);
  });
});
