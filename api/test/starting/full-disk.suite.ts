import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody, Exercise, WodInput } from '@wod/domain';
import { DataSource } from 'typeorm';
import { backup, createApi, readEnvironment } from '../../src/index.js';
import { GuardedLibsql } from '../../src/platform/database/guarded-libsql.js';
import { errorAnswer } from '../../src/platform/errors/error-body.js';
import { WodsService } from '../../src/wods/wods.service.js';
import { Content, predefined } from '../content.js';
import { databases } from '../database/databases.js';
import { canFillDisk, SmallDisk } from '../database/small-disk.js';
import { ask, PASSWORD, USERNAME } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';

const UNLIMITED = 1_000_000;

describe.each(databases.filter(({ name }) => name !== 'MySQL'))('a full disk under $name', (kind) => {
  let folder: string;
  const content = Content.on({
    ...kind,
    async create() {
      const database = await kind.create();
      folder = database.variables.DATA_DIR ?? '';
      return database;
    },
  });
  let exerciseId: string;

  beforeEach(async () => {
    await content.importWods(predefined('Fran'));
    [{ id: exerciseId }] = await content.get<[{ id: string }]>('/exercises');
  });

  const limitPages = (pages: number) => content.app.get(DataSource).query(`PRAGMA max_page_count = ${pages}`);
  const input = (name: string): WodInput => ({
    name,
    type: 'FOR_TIME',
    description: 'x'.repeat(1000),
    exercises: [{ exerciseId, reps: 10, notes: 'n'.repeat(100) }],
  });
  const create = (name: string) => content.app.get(WodsService).create(input(name), 'admin');

  /** What another process finds in the file: only what was committed. */
  function committed(): string[] {
    const database = new GuardedLibsql(join(folder, 'library.sqlite'), { readonly: true });
    const rows = database.prepare('SELECT name FROM wods WHERE deletedAt IS NULL').all() as { name: string }[];
    database.close();
    return rows.map(({ name }) => name).sort();
  }

  it('refuses what has no room and leaves nothing of it; what is acknowledged afterwards is kept', async () => {
    await limitPages(1);
    const acknowledged = ['Fran'];
    const refusals: unknown[] = [];
    for (let count = 0; refusals.length < 5; count += 1) {
      await create(`Full ${count}`).then(
        ({ name }) => acknowledged.push(name),
        (error: unknown) => refusals.push(errorAnswer(error)),
      );
    }
    expect(refusals).toEqual(refusals.map(() => ({ statusCode: 503, error: 'There is no room left to save this. Please try again later' })));
    await limitPages(UNLIMITED);
    acknowledged.push((await create('Afterwards')).name);

    expect(committed()).toEqual(acknowledged.sort());
    expect((await content.names()).sort()).toEqual(acknowledged);
  });
});

if (canFillDisk())
  describe('a library that was left on a disk which is full now', () => {
    const NO_ROOM = 'The library can only be read at the moment: there is no room left on its disk';
    let disk: SmallDisk;
    let running: RunningApi | undefined;
    let dataDir: string;
    const variables = () => ({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, SEED: 'none', LOG_LEVEL: 'silent' });
    const save = async ({ url }: RunningApi, name: string) => {
      const { token } = (await ask<{ token: string }>(`${url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD })).body;
      return (await ask<ErrorBody>(`${url}/exercises`, 'POST', { name, equipment: 'BARBELL' }, { authorization: `Bearer ${token}` })).status;
    };
    const names = async ({ json }: RunningApi) => (await json<Exercise[]>('/exercises')).map(({ name }) => name);
    /** Copies the library as it is, since this process keeps the files open, and goes on with the copy. */
    const leave = (names: readonly string[]) => {
      const left = join(disk.folder, 'left');
      mkdirSync(left);
      for (const name of names) copyFileSync(join(dataDir, name), join(left, name));
      dataDir = left;
    };

    beforeEach(async () => {
      disk = await SmallDisk.mount(8);
      dataDir = join(disk.folder, 'data');
      running = await startApi(variables());
      expect(await save(running, 'Before')).toBe(201);
    });
    afterEach(async () => {
      await running?.stop();
      running = undefined;
      await disk.unmount();
    });

    it('is read, says why nothing is saved, is backed up, and goes on by itself when there is room', async () => {
      await running?.stop();
      leave(['library.sqlite', 'library.marker', 'jwt-secret']);
      disk.fill();
      const said: string[] = [];
      running = await startApi(variables(), { onProgress: (sentence) => said.push(sentence) });
      expect(said).toEqual([NO_ROOM]);
      expect(await names(running)).toEqual(['Before']);
      expect(await ask(`${running.url}/health/ready`, 'GET')).toMatchObject({ status: 503, body: { error: NO_ROOM } });
      const folder = await mkdtemp(join(tmpdir(), 'wod-backups-'));
      expect(await backup(readEnvironment(variables()), join(folder, 'library.backup'))).toMatchObject({ exercises: 1, admins: 1 });
      await rm(folder, { recursive: true });

      await disk.empty();
      while ((await ask(`${running.url}/health/ready`, 'GET')).status !== 200) await wait(50);
      expect(await save(running, 'After')).toBe(201);
      expect(await names(running)).toEqual(['After', 'Before']);
    });

    it('by a kill is not started on without what was written ahead, and the start says why', async () => {
      leave(['library.sqlite', 'library.sqlite-wal', 'library.marker', 'jwt-secret']);
      await running?.stop();
      running = undefined;
      disk.fill();
      await expect(createApi(readEnvironment(variables()))).rejects.toThrow(
        `The database of DATA_DIR can't be opened: there is no room left on the disk of ${join(dataDir, 'library.sqlite')} (disk I/O error)`,
      );
      await disk.empty();
      running = await startApi(variables());
      expect(await names(running)).toEqual(['Before']);
    });
  });

if (canFillDisk())
  it('a first start for which there is too little room names the database, and the next one with room makes the library', async () => {
    const disk = await SmallDisk.mount(4);
    const taken = join(disk.folder, 'taken');
    const start = () =>
      createApi(readEnvironment({ DATA_DIR: join(disk.folder, 'data'), ADMIN_PASSWORD: PASSWORD, SEED: 'catalogue', LOG_LEVEL: 'silent' }));
    writeFileSync(taken, Buffer.alloc(3_500_000));
    await expect(start()).rejects.toThrow('The database of DATA_DIR could not be made ready: SqliteError: database or disk is full');
    rmSync(taken);
    const api = await start();
    expect(await (await api.request('/wods')).json()).toMatchObject({ pagination: { total: 543 } });
    await api.close();
    await disk.unmount();
  });
