import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { JwtService } from '@nestjs/jwt';
import { verify } from '@node-rs/argon2';
import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import type { WodPage } from '@wod/domain';
import { AdminEntity } from '../../src/auth/admin.entity.js';
import { ImportsService } from '../../src/imports/imports.service.js';
import { readEnvironment } from '../../src/index.js';
import { createNestApp } from '../../src/nest-app.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { layCable } from '../database/cable.js';
import { databases, type EmptyDatabase } from '../database/databases.js';
import { ask } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';

describe.each(databases)('starting on $name', ({ name, create }) => {
  const isEmbedded = name === 'the embedded database';
  let database: EmptyDatabase;
  let running: RunningApi | undefined;

  const start = async (variables: NodeJS.ProcessEnv = {}, sentences: string[] = []) => {
    running = await startApi({ ...database.variables, ...variables }, { onProgress: (sentence) => sentences.push(sentence) });
    return running;
  };
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  /** Looks into the database after the api has closed it. */
  const inDatabase = async <Result>(look: (source: ReturnType<typeof createDataSource>) => Promise<Result>) => {
    const source = await createDataSource(readEnvironment(database.variables), [AdminEntity]).initialize();
    return look(source).finally(() => source.destroy());
  };
  const admin = () => inDatabase((source) => source.manager.findOneByOrFail(AdminEntity, {}));

  beforeEach(async () => {
    database = await create('none');
  });

  afterEach(async () => {
    await stop();
    await database.drop();
  });

  it('imports the catalogue once, takes that up where it was interrupted, and leaves a library alone that was emptied by hand', async () => {
    const sentences: string[] = [];
    const first = await (await start({ SEED: 'catalogue' }, sentences)).json<WodPage>('/wods?limit=1000');
    await stop();
    const again = async () => {
      const page = await (await start({ SEED: 'catalogue' }, sentences)).json<WodPage>('/wods?limit=1000');
      await stop();
      return page;
    };
    expect(await again()).toEqual(first);
    expect(sentences.filter((sentence) => !/admin/.test(sentence))).toEqual([
      `Importing ${predefinedWods.length} WODs and ${predefinedExercises.length} exercises into the library`,
    ]);
    // The embedded database makes up a password, which is said before anything that may be interrupted.
    const password = /^The admin's account was made\. Its password is shown only now: admin \/ (\S{16,})$/.exec(sentences[0] ?? '')?.[1];
    expect(password !== undefined).toBe(isEmbedded);
    if (password !== undefined) expect(await verify((await admin()).passwordHash, password)).toBe(true);

    await inDatabase(async ({ manager }) => {
      await manager.query('UPDATE seeds SET finishedAt = NULL');
      await manager.query("DELETE FROM wods WHERE name IN ('Fran', 'Murph')");
    });
    const names = (page: WodPage) => page.wods.map((wod) => wod.name).sort();
    expect(names(await again())).toEqual(names(first));

    await inDatabase(({ manager }) => manager.query('UPDATE wods SET deletedAt = createdAt'));
    expect((await again()).pagination.total).toBe(0);
  });

  it('starts empty with SEED=none', async () => {
    const api = await start({ SEED: 'none' });
    expect(await api.json('/wods')).toEqual({ wods: [], pagination: { page: 1, pages: 0, total: 0 } });
    expect(await api.json('/wods/recent')).toEqual([]);
    expect(await api.json('/exercises')).toEqual([]);
  });

  it('makes the first admin of ADMIN_USERNAME and ADMIN_PASSWORD, and never changes it', async () => {
    const sentences: string[] = [];
    await start({ SEED: 'none', ADMIN_USERNAME: 'Coach', ADMIN_PASSWORD: 'secret of coach' }, sentences);
    expect(sentences).toEqual([]);
    await stop();
    const kept = await admin();
    expect(kept.username).toBe('Coach');
    expect(kept.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(kept.passwordHash, 'secret of coach')).toBe(true);

    await start({ SEED: 'none', ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'another secret' });
    await stop();
    expect(await admin()).toEqual(kept);
  });

  it('knows the admin by a token, until the password changes', async () => {
    const secret = 'a key that is long enough for every start';
    const { get } = await start({ SEED: 'none', JWT_SECRET: secret, ADMIN_USERNAME: 'coach', ADMIN_PASSWORD: 'secret of coach' });
    const { id } = await admin();
    const ask = (claims: object, key = secret, options: object = {}) =>
      get('/auth/me', { authorization: `Bearer ${new JwtService({ secret: key }).sign(claims, { expiresIn: 60, ...options })}` });

    const welcome = await ask({ sub: id, version: 1 });
    expect([welcome.status, await welcome.json()]).toEqual([200, { username: 'coach' }]);
    const refused = [
      await ask({ sub: id, version: 0 }),
      await ask({ sub: 'nobody', version: 1 }),
      await ask({ version: 1 }),
      await ask({ sub: id, version: 1 }, 'another key that is long enough too'),
      await ask({ sub: id, version: 1 }, secret, { expiresIn: -1 }),
      await ask({ sub: id, version: 1 }, secret, { algorithm: 'HS512' }),
    ];
    expect(refused.map((response) => response.status)).toEqual(refused.map(() => 401));

    await inDatabase(({ manager }) => manager.update(AdminEntity, { id }, { tokenVersion: 2 }));
    const ended = await ask({ sub: id, version: 1 });
    expect(await ended.json()).toMatchObject({ statusCode: 401, error: 'Your session has ended. Please sign in again' });
  });

  if (isEmbedded) {
    it('says how to set a password until somebody has signed in', async () => {
      const [first, again, later]: string[][] = [[], [], []];
      await start({ SEED: 'none', ADMIN_USERNAME: 'coach' }, first);
      await stop();
      const { url } = await start({ SEED: 'none' }, again);
      expect(again).toEqual(['Nobody has signed in as coach yet. If its password is not known, npm run admin-password sets a new one']);
      const password = first?.[0]?.split(' / ')[1];
      expect(await ask(`${url}/auth/login`, 'POST', { username: 'coach', password })).toMatchObject({ status: 200 });
      await stop();
      await start({ SEED: 'none' }, later);
      expect(later).toEqual([]);
    });

    it('keeps the key of the tokens beside the database, for its owner only', async () => {
      await start({ SEED: 'none' });
      const { mode } = await stat(join(database.variables.DATA_DIR ?? '', 'jwt-secret'));
      expect(mode & 0o777).toBe(0o600);
    });
  } else {
    it('makes no admin without a password', async () => {
      await start({ SEED: 'none', ADMIN_PASSWORD: '' });
      await stop();
      expect(await inDatabase((source) => source.manager.count(AdminEntity))).toBe(0);
    });

    it('can start several replicas at once', async () => {
      const replicas = await Promise.all([1, 2, 3].map(() => startApi({ ...database.variables, SEED: 'catalogue' })));
      const totals = await Promise.all(replicas.map(async (replica) => (await replica.json<WodPage>('/wods')).pagination.total));
      await Promise.all(replicas.map((replica) => replica.stop()));
      expect(totals).toEqual(replicas.map(() => predefinedWods.length));
    });

    const importThree = async () => {
      const writer = await createNestApp(readEnvironment({ LOG_LEVEL: 'silent', ...database.variables }));
      await writer
        .get(ImportsService)
        .importWods(predefinedWods.slice(0, 3))
        .finally(() => writer.close());
    };

    it('shows what another replica has written', async () => {
      const { json } = await start();
      const total = async () => (await json<WodPage>('/wods')).pagination.total;
      expect(await total()).toBe(0);
      await importThree();
      while ((await total()) < 3) await wait(50);
    });

    it('goes on reading while the database is away, says so, and recovers', async () => {
      const cable = await layCable(database.variables.DATABASE_URL ?? '');
      const secret = 'a key that is long enough for every start';
      await importThree();
      const { get, json } = await start({ DATABASE_URL: cable.url, JWT_SECRET: secret, SEED: 'none' });
      const authorization = `Bearer ${new JwtService({ secret }).sign({ sub: (await admin()).id, version: 1 }, { expiresIn: 60 })}`;
      const me = () => get('/auth/me', { authorization });
      expect([(await get('/health/ready')).status, (await me()).status]).toEqual([200, 200]);

      cable.cut();
      for (const refused of [await get('/health/ready'), await me()]) {
        expect(refused.status).toBe(503);
        expect(refused.headers.get('retry-after')).toBe('5');
        expect(await refused.json()).toMatchObject({ statusCode: 503, error: expect.stringMatching(/^The library is /) });
      }
      expect((await json<WodPage>('/wods?page=7')).pagination.total).toBe(3);
      expect((await get('/health/live')).status).toBe(200);

      cable.mend();
      expect([(await get('/health/ready')).status, (await me()).status]).toEqual([200, 200]);
      await stop();
      await cable.remove();
    });
  }
});
