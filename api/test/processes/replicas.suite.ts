import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody, LoginAnswer, MySession, TrainingSession } from '@wod/domain';
import { Redis } from 'ioredis';
import { databases } from '../database/databases.js';
import { type PrivateRedis, redisProgram, startPrivateRedis } from '../database/private-redis.js';
import { ask, Library, PASSWORD, USERNAME } from '../library.js';
import { asRead, Browser, classOf } from '../planning.js';
import { type RunningApi, startApi } from '../running-api.js';

const onMysql = databases.filter(({ name }) => name === 'MySQL');
const withRedis = redisProgram ? onMysql : [];

/** Tries a wrong password, and returns the outcome. */
const guess = async ({ url }: Pick<RunningApi, 'url'>, headers?: Record<string, string>) =>
  (await ask<ErrorBody>(`${url}/auth/login`, 'POST', { username: USERNAME, password: 'wrong password' }, headers)).status;

describe.each(onMysql)('two processes on one $name', (kind) => {
  const library = Library.on(kind);
  let other: RunningApi;
  beforeAll(async () => void (other = await startApi(library.variables)));
  afterAll(() => other.stop());

  it('show what the other one has written, and what it has taken away', async () => {
    const { id } = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    while ((await other.get(`/exercises/${id}`)).status !== 200) await wait(20);
    await library.expecting(204, 'DELETE', `/exercises/${id}`);
    while ((await other.get(`/exercises/${id}`)).status !== 404) await wait(20);
  });

  it('show the training sessions that the other one has written, and whose they are', async () => {
    const wod = await library.createWod({ name: 'Shown', type: 'FOR_TIME', exercises: [] });
    const browser = new Browser(library);
    const session = await browser.create(classOf(wod));
    const path = `/training-sessions/${session.id}`;
    const there = (of: string) => ask<TrainingSession & MySession>(`${other.url}${of}`, 'GET', undefined, { cookie: browser.cookie ?? '' });
    while ((await there(path)).status !== 200) await wait(20);
    expect((await there(path)).body).toEqual(asRead(session));
    expect((await there(`${path}/mine`)).body).toEqual({ canEdit: true });

    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    while (!(await there(path)).body.wods[0]?.wod.removed) await wait(20);
    await ask(`${other.url}${path}`, 'DELETE', {}, { cookie: browser.cookie ?? '' });
    while ((await browser.send('GET', path)).status !== 404) await wait(20);
    expect((await browser.send('POST', `${path}/restore`, {})).status).toBe(200);
    while ((await there(path)).status !== 200) await wait(20);
    expect((await there(path)).body.wods[0]?.wod).toMatchObject({ name: 'Shown', removed: true });
  });

  it('show no training session that the other one has removed for good at once', async () => {
    const browser = new Browser(library);
    const sessions: TrainingSession[] = [];
    for (let count = 0; count < 6; count += 1) sessions.push(await browser.create(classOf()));
    const statusOf = async ({ id }: TrainingSession) => (await other.get(`/training-sessions/${id}`)).status;
    for (const session of sessions) while ((await statusOf(session)) !== 200) await wait(20);
    // So fast that the other one mostly doesn't see it deleted before.
    for (const { id } of sessions.slice(0, 3)) {
      await library.expecting(204, 'DELETE', `/training-sessions/${id}`, {});
      await library.expecting(204, 'DELETE', `/deleted-training-sessions/${id}`);
    }
    for (const { id } of sessions.slice(3)) {
      await library.expecting(204, 'DELETE', `/training-sessions/${id}`, {});
      await library.expecting(200, 'POST', '/deleted-training-sessions/empty');
    }
    for (const session of sessions) while ((await statusOf(session)) !== 404) await wait(20);
  });

  it('plan with what the other one has added a moment ago', async () => {
    const { id: exerciseId } = await library.createExercise({ name: 'Sled push', equipment: 'SLED' });
    const wod = await library.createWod({ name: 'Brand new', type: 'FOR_TIME', exercises: [{ exerciseId, distance: 20 }] });
    const { status, body } = await ask<TrainingSession>(`${other.url}/training-sessions`, 'POST', classOf(wod));
    expect(status).toBe(201);
    expect(body.wods[0]?.wod).toMatchObject({ name: 'Brand new', exercises: [{ distance: 20, exercise: { name: 'Sled push' } }] });
  });

  it('both know a token, and that its time has ended', async () => {
    const me = async (url: string, token: string) => (await ask(`${url}/auth/me`, 'GET', undefined, { authorization: `Bearer ${token}` })).status;
    const { body } = await ask<LoginAnswer>(`${other.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });
    expect(await me(library.url, body.token)).toBe(200);
    const { token } = await library.expecting<LoginAnswer>(200, 'PUT', '/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'a new one',
    });
    expect([await me(other.url, body.token), await me(other.url, token)]).toEqual([401, 200]);
    expect((await ask(`${library.url}/auth/logout`, 'POST', undefined, { authorization: `Bearer ${token}` })).status).toBe(204);
    expect(await me(other.url, token)).toBe(401);
  });
});

describe.each(withRedis)('two processes on one $name with Redis', (kind) => {
  let redis: PrivateRedis;
  let replicas: RunningApi[];
  const lines: { level: string; msg: string }[] = [];
  const warnings = () => lines.filter(({ level, msg }) => level !== 'info' && msg.startsWith('Redis')).map(({ msg }) => msg.slice(0, 22));
  let drop: () => Promise<void>;

  beforeEach(async () => {
    lines.length = 0;
    redis = await startPrivateRedis();
    const database = await kind.create();
    const variables = { ...database.variables, ADMIN_PASSWORD: PASSWORD, SEED: 'none', REDIS_URL: redis.url, LOG_LEVEL: 'warn', TRUST_PROXY: '1' };
    const logTarget = { write: (line: string) => void lines.push(JSON.parse(line)) };
    replicas = [await startApi(variables, { logTarget }), await startApi(variables, { logTarget })];
    drop = database.drop;
  });

  afterEach(async () => {
    for (const replica of replicas) await replica.stop();
    await drop();
    await redis.stop();
  });

  /** Makes guesses at each replica in turn. */
  const guesses = async (count: number, headers?: Record<string, string>) => {
    const results: number[] = [];
    for (let number = 0; number < count; number += 1) results.push(await guess(replicas[number % 2] as RunningApi, headers));
    return results.filter((status) => status === 401).length;
  };

  it('count attempts together, and forget them together after a success', async () => {
    expect(await guesses(9)).toBe(9);
    const signIn = await ask(`${replicas[0]?.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });
    expect(signIn.status).toBe(200);
    expect(await guesses(14)).toBe(10);
  });

  it('count the networks around an address together, each window with an end', async () => {
    const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:0:${index}::1` });
    let looked = 0;
    for (let index = 0; index < 40; index += 1) looked += await guesses(1, from(index));
    expect(looked).toBe(30);
    const client = new Redis(redis.url);
    const keys = await client.keys('*');
    const lives = await Promise.all(keys.map((key) => client.ttl(key)));
    client.disconnect();
    expect(keys.length).toBeGreaterThan(60);
    for (const life of lives) expect(life > 0 && life <= 15 * 60).toBe(true);
  });

  it('count alone while Redis is away, each says so once, and count together again', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect(await guesses(2, from('10.0.1.1'))).toBe(2);
    await redis.stop();
    // Each now has its own attempts.
    expect(await guesses(24, from('10.0.2.1'))).toBe(20);
    const away = ['Redis does not answer,', 'Redis does not answer,'];
    expect(warnings()).toEqual(away);
    redis = await startPrivateRedis(redis.port);
    let round = 3;
    do {
      await wait(200);
      round += 1;
    } while ((await guesses(24, from(`10.0.${round}.1`))) !== 10);
    expect(warnings()).toEqual([...away, 'Redis answers again: a', 'Redis answers again: a']);
  });
});

if (redisProgram)
  describe('a start with the wrong password of Redis', () => {
    const endings: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const end of endings.splice(0).reverse()) await end();
    });

    it('says so at once, and the site runs without it', async () => {
      const redis = await startPrivateRedis(undefined, 'right');
      endings.push(redis.stop);
      const database = await (databases[0] as (typeof databases)[0]).create();
      endings.push(database.drop);
      const lines: string[] = [];
      const running = await startApi(
        { ...database.variables, ADMIN_PASSWORD: PASSWORD, SEED: 'none', LOG_LEVEL: 'warn', REDIS_URL: redis.url.replace('//', '//:wrong@') },
        { logTarget: { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) } },
      );
      endings.push(running.stop);
      expect(lines).toEqual([expect.stringMatching(/^Redis does not answer, so this process counts attempts alone: WRONGPASS /)]);
      expect((await ask(`${running.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD })).status).toBe(200);
    });
  });
