import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody, Exercise } from '@wod/domain';
import { createApi, EnvironmentError, readEnvironment } from '../../src/index.js';
import { GuardedLibsql } from '../../src/platform/database/guarded-libsql.js';
import { ask, PASSWORD, USERNAME } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';

const UNREADABLE = "The database of DATA_DIR can't be opened: ";
const WAY_BACK = 'bring the last backup back with: npm run restore -- FILE';
const GONE = 'The library can only be read at the moment: its file was deleted or replaced';
const NAME = { name: 'Thruster', equipment: 'BARBELL' };

let dataDir: string;
const file = () => join(dataDir, 'library.sqlite');
const marker = () => join(dataDir, 'library.marker');
const variables = () => ({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, SEED: 'none', LOG_LEVEL: 'silent' });

beforeEach(async () => void (dataDir = join(await mkdtemp(join(tmpdir(), 'wod-file-')), 'data')));
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

const signIn = async ({ url }: RunningApi) => ask<{ token: string } & ErrorBody>(`${url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });

/** A library with one exercise, whose process has ended. */
async function makeLibrary(): Promise<void> {
  const running = await startApi(variables());
  const { token } = (await signIn(running)).body;
  await ask(`${running.url}/exercises`, 'POST', NAME, { authorization: `Bearer ${token}` });
  await running.stop();
}

/** Moves the contents of the write-ahead log into the file itself. */
function settle(): void {
  const database = new GuardedLibsql(file());
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

async function refusal(): Promise<string> {
  const error: unknown = await createApi(readEnvironment(variables())).then(() => undefined, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(EnvironmentError);
  return (error as Error).message;
}

describe('a start', () => {
  it('keeps the library to its owner, also one that was open to others', async () => {
    const modes = async () => Promise.all(['', '/library.sqlite', '/library.sqlite-wal', '/library.sqlite-shm', '/library.marker'].map(async (name) =>
      ((await stat(dataDir + name)).mode & 0o777).toString(8)));
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
    ['one without its tables', async () => {
      for (const suffix of ['', '-wal', '-shm']) await rm(file() + suffix, { force: true });
      const database = new GuardedLibsql(file());
      database.exec('CREATE TABLE things (value)');
      database.close();
    }, 'it has no tables'],
    ['one with pages that were overwritten', async () => {
      const handle = await open(file(), 'r+');
      await handle.write(Buffer.alloc(8 * 4096, 7), 0, 8 * 4096, 3 * 4096);
      await handle.close();
    }, '.*'],
  ])('names %s and the way to the last backup', async (_, damage, finding) => {
    await makeLibrary();
    settle();
    await damage();
    expect(await refusal()).toMatch(new RegExp(`^${UNREADABLE}${file()} is damaged \\(${finding}\\)\\. Move it away, keep it, and ${WAY_BACK}$`));
  });

  it('refuses a file of a newer version', async () => {
    await makeLibrary();
    const database = new GuardedLibsql(file());
    database.exec("INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
    database.close();
    expect(await refusal()).toBe(
      `${UNREADABLE}${file()} was written by a newer version of the product (Later9). Start that version, or move the file away and ${WAY_BACK}`,
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
