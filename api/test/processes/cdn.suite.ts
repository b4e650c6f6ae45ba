import { setTimeout as wait } from 'node:timers/promises';
import type { Wod } from '@wod/domain';
import { Redis } from 'ioredis';
import { FakeCdn } from '../cdn.js';
import { databases } from '../database/databases.js';
import { redisProgram, startPrivateRedis } from '../database/private-redis.js';
import { ask, Library, PASSWORD } from '../library.js';
import { Browser, classOf } from '../planning.js';
import { startApi } from '../running-api.js';

const CDN = { CDN_SECONDS: '60', CDN_STALE_SECONDS: '300' };
const CONTROL = 'max-age=60, stale-while-revalidate=300, stale-if-error=300';
const SHARED = [CONTROL, CONTROL, 'library'];
const NOT = [null, null, null];

const told = ({ headers }: { headers: Headers }) => ['cdn-cache-control', 'surrogate-control', 'surrogate-key'].map((name) => headers.get(name));

describe.each(databases)('in front of the api on $name, a CDN', (kind) => {
  const library = Library.on(kind, 'suite', CDN);
  let wod: Wod;
  beforeAll(async () => void (wod = await library.createWod({ name: 'Kept', type: 'FOR_TIME', exercises: [] })));

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${library.url}${path}`, { headers });

  it('may keep what everybody gets of the library, and tells browsers what they are always told', async () => {
    for (const path of [
      '/wods',
      '/wods?limit=2&search=kept',
      '/wods/recent',
      `/wods/${wod.id}`,
      `/wods/${wod.id}/similar`,
      '/exercises',
      '/days/today',
      '/suggestions?q=ke',
      '/sitemap-entries',
    ]) {
      for (const time of ['the first time', 'from memory']) {
        const answer = await get(path);
        expect([path, time, answer.status, ...told(answer)]).toEqual([path, time, 200, ...SHARED]);
        expect([answer.headers.get('cache-control'), answer.headers.get('vary'), answer.headers.get('set-cookie')]).toEqual([
          'public, no-cache',
          'accept-encoding',
          null,
        ]);
      }
    }
    const etag = (await get('/wods')).headers.get('etag') ?? '';
    const unchanged = await get('/wods', { 'if-none-match': etag });
    expect([unchanged.status, ...told(unchanged)]).toEqual([304, ...SHARED]);
  });

  it('may keep the answer to a planner’s browser, which is everybody’s, but none to whoever shows a token', async () => {
    expect(told(await get('/wods', { cookie: 'planner-key=x; known-browser=y' }))).toEqual(SHARED);
    for (const authorization of [`Bearer ${library.token}`, 'Bearer wrong']) {
      expect(told(await get('/wods', { authorization }))).toEqual(NOT);
      expect(told(await get('/wods?limit=3', { authorization }))).toEqual(NOT);
    }
  });

  it('may keep no answer to a question that has more in it than the route reads, or that is too long to be kept here', async () => {
    for (const path of [
      '/wods?utm_source=a',
      '/wods?limit=2&search=kept&x=1',
      '/exercises?x',
      `/wods/${wod.id}?x=1`,
      `/wods?search=${'%41'.repeat(90)}&limit=${'0'.repeat(300)}5`,
    ]) {
      for (const time of [1, 2]) expect([path, time, ...told(await get(path))]).toEqual([path, time, ...NOT]);
    }
    expect(told(await get('/wods?search=kept&limit=2'))).toEqual(SHARED);
  });

  it('may keep nothing of anybody’s own, no failure and nothing else', async () => {
    const browser = new Browser(library);
    const { id } = await browser.create(classOf(wod));
    const paths = [
      '/training-sessions',
      `/training-sessions/${id}`,
      '/training-sessions/mine',
      `/training-sessions/${id}/mine`,
      '/auth/me',
      '/dashboard',
      '/export?format=json',
      '/content-version',
      '/health/ready',
      '/no-such',
      '/wods/none',
      '/wods?limit=x',
      '/auth/me/x.css',
      `/training-sessions/mine/x.css`,
      '/training-sessions/mine%2Fx.css',
      '/auth/me%3Fx.css',
      `/wods/${wod.id}/x.css`,
      `/wods/${wod.id}%2Fx.css`,
    ];
    for (const path of paths) {
      const headersOf: Record<string, string>[] = [{}, { cookie: browser.cookie ?? '' }, { authorization: `Bearer ${library.token}` }];
      for (const headers of headersOf) {
        const answer = await get(path, headers);
        expect([path, ...told(answer)]).toEqual([path, ...NOT]);
        expect([path, answer.headers.get('cache-control')]).toEqual([
          path,
          path.startsWith('/training-sessions') && answer.ok ? expect.stringMatching(/^(public|private), no-cache$/) : 'no-store',
        ]);
      }
    }
    expect(told(await ask(`${library.url}/wods`, 'POST', {}))).toEqual(NOT);
  });

  it('keeps nothing in which a header of whoever asks stands', async () => {
    const hostile = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      forwarded: 'host=evil.example',
      'x-original-url': '/evil',
      'x-request-id': 'evil-evil',
      origin: 'https://evil.example',
      'accept-language': 'evil',
    };
    const answer = await get(`/wods?search=kept&limit=7`, hostile);
    expect(told(answer)).toEqual(SHARED);
    expect(`${await answer.text()} ${JSON.stringify([...answer.headers])}`).not.toContain('evil');
  });

  it('learns the version for its keys, which changes with the library', async () => {
    const version = async () => (await get('/content-version')).headers.get('x-content-version');
    const before = await version();
    expect(await version()).toBe(before);
    await library.expecting(200, 'PUT', `/wods/${wod.id}`, { name: 'Kept longer', type: 'FOR_TIME', exercises: [], version: wod.version });
    expect(await version()).not.toBe(before);
  });
});

describe('a CDN that can be purged', () => {
  const cdn = new FakeCdn();
  const settings: NodeJS.ProcessEnv = { ...CDN, CDN_PURGE_KEY: 'secret' };
  beforeAll(async () => void (settings.CDN_PURGE_URL = await cdn.start()));
  afterAll(() => cdn.stop());
  const library = Library.on(databases[0] as (typeof databases)[number], 'suite', settings);

  it('is told at the start and after a change, twice to be sure', async () => {
    await cdn.until(2);
    await library.createWod({ name: 'New', type: 'FOR_TIME', exercises: [] });
    await cdn.until(4);
    const purge = { method: 'POST', keys: 'library', secret: 'secret' };
    expect(cdn.purges).toEqual([{ ...purge, soft: '1' }, { ...purge, soft: '1' }, purge, purge]);
  });

  it('delays no save while it is down', async () => {
    cdn.status = 0;
    const told = cdn.purges.length;
    for (let number = 0; number < 3; number += 1) await library.createWod({ name: `Saved ${number}`, type: 'FOR_TIME', exercises: [] });
    await cdn.until(told + 1);
    await library.createWod({ name: 'Saved meanwhile', type: 'FOR_TIME', exercises: [] });
    cdn.status = 200;
  });
});

describe.each(databases.filter(({ name }) => name === 'MySQL' && redisProgram))('two processes on one $name with Redis', ({ create }) => {
  it('have one of them purge', async () => {
    const cdn = new FakeCdn();
    const [redis, database] = [await startPrivateRedis(), await create()];
    const client = new Redis(redis.url);
    const variables = {
      ...database.variables,
      ...CDN,
      ADMIN_PASSWORD: PASSWORD,
      SEED: 'none',
      REDIS_URL: redis.url,
      CDN_PURGE_URL: await cdn.start(),
    };
    const replicas = [await startApi(variables), await startApi(variables)];
    /** How many purges of a first or second round one of them has taken on. */
    const taken = async (left: 1 | 2) => (await client.keys(`wod:purge:* ${left}`)).length;
    try {
      while ((await taken(1)) < 1) await wait(50);
      await cdn.until(2);
      expect([await taken(2), cdn.purges.length]).toEqual([1, 2]);
    } finally {
      client.disconnect();
      for (const replica of replicas) await replica.stop();
      for (const other of [cdn, redis]) await other.stop();
      await database.drop();
    }
  });
});
