import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody, TrainingSession, Wod, WodPage } from '@wod/domain';
import { type Cable, throughCable } from '../database/cable.js';
import { databases } from '../database/databases.js';
import { freePort } from '../free-port.js';
import { ask, Library, PASSWORD, USERNAME } from '../library.js';
import { classOf } from '../planning.js';
import { type RunningApi, startApi } from '../running-api.js';

const onMysql = databases.filter(({ name }) => name === 'MySQL');
const UNSURE = 'The library went away just now, and this may have been saved. Please look before you try again';

describe.each(onMysql)('while $name is away', (kind) => {
  let cable: Cable;
  const library = Library.on(throughCable(kind, (laid) => (cable = laid)));
  const expectAway = (answer: { status: number; headers: Headers; body: ErrorBody }) => {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.body.error).toMatch(/^The library is /);
  };
  let fran: Wod;

  beforeAll(async () => {
    const thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    fran = await library.createWod({ name: 'Fran', type: 'LADDER', repScheme: '21-15-9', exercises: [{ exerciseId: thruster.id }] });
  });
  afterEach(() => cable.mend());

  const list = () => ask<WodPage>(`${library.url}/wods`, 'GET');
  const stale = async () => (await list()).headers.get('x-content-stale');
  const names = async () => (await library.get<WodPage>('/wods?limit=1000')).wods.map(({ name }) => name);
  const input = (name: string) => ({ name, type: 'FOR_TIME' as const, exercises: [{ exerciseId: fran.exercises[0]?.exerciseId ?? '', reps: 10 }] });

  it('reads go on and say for how long, all else is refused, and it recovers by itself', async () => {
    expect(await stale()).toBeNull();
    cable.cut();
    while ((await stale()) === null) await wait(50);
    for (const path of ['/wods', `/wods/${fran.id}`, '/wods?limit=7', '/exercises', '/wods/recent']) {
      const { status, headers } = await ask(`${library.url}${path}`, 'GET');
      expect([path, status]).toEqual([path, 200]);
      expect(Number(headers.get('x-content-stale'))).toBeGreaterThanOrEqual(2);
    }
    expectAway(await library.send('POST', '/wods', input('Refused')));
    expectAway(await library.send('GET', '/auth/me'));
    expectAway(await ask(`${library.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD }));
    expectAway(await ask(`${library.url}/training-sessions`, 'POST', classOf()));
    expectAway(await ask(`${library.url}/health/ready`, 'GET'));
    expect((await ask(`${library.url}/health/live`, 'GET')).status).toBe(200);

    cable.mend();
    expect((await library.createWod(input('Afterwards'))).name).toBe('Afterwards');
    while ((await stale()) !== null) await wait(50);
    expect(await ask(`${library.url}/health/ready`, 'GET')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await names()).toEqual(['Afterwards', 'Fran']);
  });

  it('what finds no connection in time gets one at the second attempt', async () => {
    cable.cut();
    cable.mend();
    cable.holdUpNext();
    const { status } = await ask(`${library.url}/training-sessions`, 'POST', { ...classOf(), name: 'Held up' });
    expect(status).toBe(201);
    expect((await library.get<TrainingSession[]>('/training-sessions')).map(({ name }) => name)).toContain('Held up');
  });

  it.each(['before', 'after'] as const)('what is created is there once when the line is cut %s its commit', async (when) => {
    cable.cutAt('COMMIT', when);
    const { id } = await library.createWod(input(`Cut ${when}`));
    expect((await library.get<Wod>(`/wods/${id}`)).name).toBe(`Cut ${when}`);
    expect((await names()).filter((name) => name === `Cut ${when}`)).toHaveLength(1);

    cable.cutAt('COMMIT', when);
    const { status, body } = await library.send<TrainingSession>('POST', '/training-sessions', { ...classOf(fran), name: when });
    expect(status).toBe(201);
    const sessions = await library.get<TrainingSession[]>('/training-sessions');
    expect(sessions.filter(({ name }) => name === when).map((session) => session.id)).toEqual([body.id]);
  });

  it('a change whose commit nobody can tell of is not made twice, and says so', async () => {
    const before = await library.get<Wod>(`/wods/${fran.id}`);
    cable.cutAt('COMMIT', 'after');
    const changed = { ...input('Fran again'), version: before.version };
    expect(await library.send('PUT', `/wods/${fran.id}`, changed)).toMatchObject({ status: 503, body: { error: UNSURE } });
    while ((await library.get<Wod>(`/wods/${fran.id}`)).name !== 'Fran again') await wait(50);
    expect((await library.get<Wod>(`/wods/${fran.id}`)).version).toBe((before.version ?? 0) + 1);
  });

  it('a statement that is lost before the commit leaves nothing behind', async () => {
    cable.cutAt('INSERT INTO `wods`', 'after');
    expectAway(await library.send('POST', '/wods', input('Half')));
    expect(await names()).not.toContain('Half');
  });

  it('those that wait for each other are run again', async () => {
    const changes = Array.from({ length: 12 }, (_, index) => library.send<Wod>('POST', '/wods', input(`At once ${index}`)));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 201));
  });

  describe('at the start', () => {
    let running: RunningApi;
    /** The logs of all apis in this process, including the library's: Nest has one logger. */
    const lines: { level: string; msg: string }[] = [];
    const said: string[] = [];
    afterEach(() => running.stop());

    it('the process lives and waits, and is ready by itself', async () => {
      const metricsPort = await freePort();
      cable.cut();
      running = await startApi(
        { ...library.variables, LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort) },
        { logTarget: { write: (line) => lines.push(JSON.parse(line)) }, onProgress: (sentence) => said.push(sentence) },
      );
      void running.api.ready.then(() => said.push('ready'));
      const inProcess = await running.api.request('/wods');
      expect([inProcess.status, inProcess.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await (await running.get('/health/live')).json()).toEqual({ status: 'ok' });
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(Number(/^wod_read_model_age_seconds (.+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
      for (const [method, path] of [
        ['GET', '/health/ready'],
        ['GET', '/wods'],
        ['POST', '/auth/login'],
      ] as const) {
        expectAway(await ask<ErrorBody>(`${running.url}${path}`, method, method === 'POST' ? {} : undefined));
      }
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: 'warn',
          msg: expect.stringMatching(/^The database of DATABASE_URL can't be opened.* tried again every second$/),
        }),
      );
      expect(said).toEqual(['Waiting for the database, which does not answer yet']);

      cable.mend();
      await running.api.ready;
      expect((await running.get('/health/ready')).status).toBe(200);
      expect(said.at(-1)).toBe('ready');
      expect(await running.json<WodPage>('/wods')).toMatchObject({ pagination: { total: expect.any(Number) } });
      expect(lines.map(({ msg }) => msg)).toContain('The database answers, and the library is ready');
    });

    it('a process that waits can be stopped', async () => {
      cable.cut();
      running = await startApi(library.variables);
      expect((await running.get('/wods')).status).toBe(503);
    });
  });
});
