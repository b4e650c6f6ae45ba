import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { beginRun, type ErrorBody, KEPT, type NewSharedRun, noteInRun, pauseOrGoOn, type RunRecord, SHARED_RUN, type SharedRun } from '@wod/domain';
import { HttpServer } from '../../src/index.js';
import { PER_RUN } from '../../src/runs/run-streams.js';
import { RUNS_MAX } from '../../src/runs/run-store.js';
import { databases } from '../database/databases.js';
import { type PrivateRedis, redisProgram, startPrivateRedis } from '../database/private-redis.js';
import { readEvents } from '../events.js';
import { ask, PASSWORD } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';

const FRAN = { kind: 'wod', id: 'fran' } as const;
const newRun = (): RunRecord => beginRun(FRAN, {}, Date.now());
const UNKNOWN = 'CCCCCC';

/** A visitor of one network, or of another one of a number. */
class Screen {
  constructor(
    readonly url: string,
    readonly address = '203.0.113.7',
  ) {}

  private get headers() {
    return { 'x-forwarded-for': this.address };
  }

  share(run: unknown = newRun()) {
    return ask<NewSharedRun & ErrorBody>(`${this.url}/runs`, 'POST', { run }, this.headers);
  }

  read(code: string) {
    return ask<SharedRun & ErrorBody>(`${this.url}/runs/${code}`, 'GET', undefined, this.headers);
  }

  change(code: string, key: string, version: number, run: unknown) {
    return ask<SharedRun & ErrorBody>(`${this.url}/runs/${code}`, 'PUT', { version, run }, { ...this.headers, 'x-run-key': key });
  }

  end(code: string, key: string) {
    return ask<ErrorBody | undefined>(`${this.url}/runs/${code}`, 'DELETE', {}, { ...this.headers, 'x-run-key': key });
  }

  follow(code: string) {
    return readEvents(`${this.url}/runs/${code}/events`, this.headers);
  }
}

const [embedded] = databases;
const places = [{ name: 'in memory', hasRedis: false }, ...(redisProgram ? [{ name: 'in Redis', hasRedis: true }] : [])];

describe.each(places)('a clock that is shared $name', ({ hasRedis }) => {
  let redis: PrivateRedis | undefined;
  let api: RunningApi;
  let drop: () => Promise<void>;
  let variables: NodeJS.ProcessEnv;
  let screen: Screen;

  beforeAll(async () => {
    redis = hasRedis ? await startPrivateRedis() : undefined;
    const database = await embedded!.create();
    drop = database.drop;
    variables = { ...database.variables, ADMIN_PASSWORD: PASSWORD, SEED: 'none', TRUST_PROXY: '1', ...(redis && { REDIS_URL: redis.url }) };
    api = await startApi(variables);
    screen = new Screen(api.url);
  });
  afterAll(async () => {
    await api.stop();
    await drop();
    await redis?.stop();
  });

  it('has a code for those who follow, and a key for those who control it', async () => {
    const run = newRun();
    const { status, headers, body } = await screen.share({ ...run, isAdmin: true });
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      code: expect.stringMatching(`^[${SHARED_RUN.alphabet}]{6}$`),
      key: expect.stringMatching(/^[\w-]{43}$/),
      version: 1,
      run,
    });
    const read = await screen.read(body.code);
    expect([read.status, read.headers.get('cache-control'), read.body]).toEqual([200, 'no-store', { version: 1, run }]);
  });

  it('is changed by who has the key, from the version that it has', async () => {
    const { code, key, run } = (await screen.share()).body;
    const tapped = noteInRun(run, { do: 'skip' }, Date.now());
    expect((await screen.change(code, key, 1, tapped)).body).toEqual({ version: 2, run: tapped });
    const late = await screen.change(code, key, 1, run);
    expect([late.status, late.body.error]).toEqual([409, 'This clock was changed on another screen in the meantime']);
    for (const wrong of ['', 'a'.repeat(43), `${key} `.repeat(50)]) expect((await screen.change(code, wrong, 2, run)).status).toBe(403);
    expect((await screen.read(code)).body).toEqual({ version: 2, run: tapped });
    const raced = await Promise.all(Array.from({ length: 4 }, () => screen.change(code, key, 2, run)));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('takes nothing that is no run', async () => {
    const { code, key } = (await screen.share()).body;
    const tooMany = { ...newRun(), events: Array.from({ length: SHARED_RUN.eventsMax + 1 }, () => ({ at: 1, do: 'tap' })) };
    for (const run of [undefined, null, 'run', [], {}, tooMany, { ...newRun(), beganAt: 0 }, { ...newRun(), of: { kind: 'wod', id: '../admin' } }]) {
      const refused = await screen.change(code, key, 1, run);
      expect([refused.status, refused.body.details]).toEqual([
        400,
        [{ field: 'run', message: 'run must be what runs and since when, within the last day' }],
      ]);
    }
    for (const version of [undefined, 0, 1.5, '1']) expect((await screen.change(code, key, version as number, newRun())).status).toBe(400);
    const full = { ...newRun(), events: Array.from({ length: SHARED_RUN.eventsMax }, () => ({ at: 1, do: 'part', task: 1, amount: 1 })) };
    expect((await screen.change(code, key, 1, full)).status).toBe(200);
  });

  it('takes no more than there is room for in every place', async () => {
    const { code, key } = (await screen.share()).body;
    const stretches = Array.from({ length: SHARED_RUN.stretchesMax }, () => ({
      kind: 'wod',
      title: '\u0001'.repeat(SHARED_RUN.titleMax),
      seconds: 1,
    }));
    const large = { ...newRun(), plan: { seconds: 1, stretches } };
    expect((await screen.change(code, key, 1, large)).status).toBe(413);
    expect((await screen.share(large)).status).toBe(413);
  });

  it('comes to whoever follows: as it is, and with each change until it ends', async () => {
    const { code, key, run } = (await screen.share()).body;
    const early = await screen.follow(code);
    expect([early.status, early.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    ]);
    await early.until(() => early.runs.length === 1);
    const paused = pauseOrGoOn(run, Date.now());
    await screen.change(code, key, 1, paused);
    await early.until(() => early.runs.length === 2);
    expect(early.runs).toEqual([
      { version: 1, run },
      { version: 2, run: paused },
    ]);
    const late = await screen.follow(code);
    await late.until(() => late.runs.length === 1);
    expect(late.runs).toEqual([{ version: 2, run: paused }]);

    expect((await screen.end(code, 'a'.repeat(43))).status).toBe(403);
    expect((await screen.end(code, key)).status).toBe(204);
    await Promise.all([early.closed, late.closed]);
    expect([early.named, late.named]).toEqual([['ended'], ['ended']]);
    for (const answer of [await screen.read(code), await screen.change(code, key, 2, run), await screen.end(code, key)]) {
      expect([answer.status, answer.body?.error]).toEqual([404, 'There is no clock with this code. It may have ended']);
    }
    expect((await screen.follow(code)).status).toBe(404);
  });

  it('answers HEAD without a stream', async () => {
    const { code } = (await screen.share()).body;
    const { status, body } = await ask(`${api.url}/runs/${code}/events`, 'HEAD');
    expect([status, body]).toEqual([200, undefined]);
  });

  it('goes on for the others when a reader leaves without a word', async () => {
    const { code, key, run } = (await screen.share()).body;
    const [stays, ...leave] = await Promise.all(Array.from({ length: 20 }, () => screen.follow(code)));
    for (const reader of leave) reader.leave();
    await screen.change(code, key, 1, run);
    await stays!.until(() => stays!.runs.at(-1)?.version === 2);
    stays!.leave();
  });

  it('tells the time', async () => {
    const before = Date.now();
    const { body, headers } = await ask<{ now: number }>(`${api.url}/runs/time`, 'GET');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.now).toBeGreaterThanOrEqual(before);
    expect(body.now).toBeLessThanOrEqual(Date.now());
  });

  it('can’t be looked for at random', async () => {
    const guesser = new Screen(api.url, '198.51.100.1');
    const statuses: number[] = [];
    for (let guess = 0; guess < 101; guess += 1) statuses.push((await guesser.read(UNKNOWN)).status);
    expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([100, 429]);
    expect((await guesser.follow('../time')).status).toBe(404);
    expect((await guesser.follow('nothing')).status).toBe(429);
    expect((await screen.read(UNKNOWN)).status).toBe(404);
  });

  it('is shared only so often from one network, which says when to try again', async () => {
    const eager = new Screen(api.url, '198.51.100.77');
    const statuses: number[] = [];
    for (let times = 0; times < 20; times += 1) statuses.push((await eager.share()).status);
    const refused = await eager.share();
    expect([...new Set(statuses), refused.status, refused.body.error]).toEqual([
      201,
      429,
      `Too many shared clocks. Please try again in ${KEPT.sharedClockCountMinutes} minutes`,
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(KEPT.sharedClockCountMinutes * 60);
  });

  it('stays open to its gym when a stranger of another network follows it as often as possible', async () => {
    const { code, key, run } = (await screen.share()).body;
    const wall = await screen.follow(code);
    const readers = [wall];
    for (let host = 1; host <= PER_RUN / 50 + 1; host += 1) {
      const stranger = new Screen(api.url, `198.51.100.${host}`);
      readers.push(...(await Promise.all(Array.from({ length: 50 }, () => stranger.follow(code)))));
    }
    const phone = await screen.follow(code);
    readers.push(phone);
    expect(phone.status).toBe(200);
    await screen.change(code, key, 1, pauseOrGoOn(run, Date.now()));
    await Promise.all([wall, phone].map((reader) => reader.until(() => reader.runs.at(-1)?.version === 2)));
    for (const reader of readers) reader.leave();
  });

  it('ends its streams with the server, at once', async () => {
    const { code } = (await screen.share()).body;
    const server = new HttpServer(api.api.handle, { headers: {}, warn: () => undefined });
    const port = await server.open(0, '127.0.0.1');
    const reader = await readEvents(`http://127.0.0.1:${port}/api/runs/${code}/events`);
    await reader.until(() => reader.runs.length === 1);
    await server.stop(60_000);
    await reader.closed;
  });

  if (!hasRedis) return;

  /** Asks the Redis server itself. */
  async function inRedis<Result>(ask: (client: Redis) => Promise<Result>): Promise<Result> {
    const client = new Redis(redis!.url);
    return ask(client).finally(() => client.disconnect());
  }

  it('goes on when a stranger of another network shares as many as there is room for', async () => {
    const { code } = (await new Screen(api.url, '192.0.2.1').share()).body;
    const stranger = new Screen(api.url, '192.0.3.1');
    const first = (await stranger.share()).body.code;
    await inRedis(async (client) => {
      const entry = (await client.hget('wod:runs', first)) ?? '';
      await client.hset('wod:runs', Object.fromEntries(Array.from({ length: RUNS_MAX }, (_, index) => [`its ${index}`, entry])));
    });
    expect((await stranger.share()).status).toBe(201);
    expect((await screen.read(code)).status).toBe(200);
    await inRedis((client) => client.del('wod:runs'));
  });

  it('keeps no place for those who leave before Redis has answered', async () => {
    const { code } = (await screen.share()).body;
    const pid = await inRedis(async (client) => Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]));
    let left = 0;
    const server = createServer((request, response) => {
      response.once('close', () => (left += 1));
      return api.api.handle(request, response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const phone = async () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /api/runs/${code}/events HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.9\r\n\r\n`, () => socket.destroy());
    };
    for (let sent = 0; sent < PER_RUN; sent += 50) {
      process.kill(pid, 'SIGSTOP');
      try {
        await Promise.all(Array.from({ length: 50 }, phone));
        while (left < sent + 50) await wait(1);
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      await screen.read(code);
    }
    server.close();
    const back = await new Screen(api.url, '198.51.100.9').follow(code);
    expect(back.status).toBe(200);
    await back.until(() => back.runs.length === 1);
    back.leave();
  });

  it('is the same in every process: followed in one, changed in the other, and after Redis was away', async () => {
    const other = await startApi(variables);
    try {
      const there = new Screen(other.url);
      const { code, key, run } = (await screen.share()).body;
      const reader = await there.follow(code);
      await reader.until(() => reader.runs.length === 1);
      await screen.change(code, key, 1, pauseOrGoOn(run, Date.now()));
      await reader.until(() => reader.runs.length === 2);
      expect((await there.change(code, key, 2, run)).body.version).toBe(3);
      await reader.until(() => reader.runs.length === 3);
      expect((await screen.read(code)).body).toEqual(reader.runs.at(-1));

      // Nothing of it outlives its day.
      const life = await inRedis((client) => client.ttl(`wod:run:${code}`));
      expect(life > 0 && life <= KEPT.sharedClockHours * 3600).toBe(true);

      await redis!.stop();
      expect((await screen.change(code, key, 3, run)).status).toBe(503);
      expect((await screen.share()).status).toBe(503);
      redis = await startPrivateRedis(redis!.port);
      // It kept nothing, which the readers are told.
      await reader.closed;
      expect(reader.named).toEqual(['ended']);
    } finally {
      await other.stop();
    }
  });

  it('is caught up with once Redis answers, not only when it can be reached again', async () => {
    const { code } = (await screen.share()).body;
    const reader = await screen.follow(code);
    await reader.until(() => reader.runs.length === 1);
    const client = new Redis(redis!.url);
    await client.acl('SETUSER', 'default', '-hgetall');
    await client.acl('LOG', 'RESET');
    await client.del(`wod:run:${code}`);
    await client.client('KILL', 'TYPE', 'pubsub');
    while (((await client.acl('LOG')) as unknown[]).length === 0) await wait(20);
    expect(reader.named).toEqual([]);
    await client.acl('SETUSER', 'default', '+hgetall');
    client.disconnect();
    await reader.closed;
    expect(reader.named).toEqual(['ended']);
  });
});
