import { databases } from '../database/databases.js';
import { freePort } from '../free-port.js';
import { ask, Library, UNKNOWN_ID, USERNAME } from '../library.js';

describe.each(databases)('metrics on $name', (kind) => {
  const settings: NodeJS.ProcessEnv = {};
  beforeAll(async () => void (settings.METRICS_PORT = String(await freePort())));
  const library = Library.on(kind, 'suite', settings);
  const read = (path = '/metrics') => fetch(`http://127.0.0.1:${settings.METRICS_PORT}${path}`);
  /** The value of a series, given everything before it on its line. */
  const value = async (series: string) => {
    const line = (await (await read()).text()).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };

  it('count requests by the template of their route, kept answers too', async () => {
    const { id } = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    for (let time = 0; time < 3; time += 1) await library.get(`/exercises/${id}`);
    await ask(`${library.url}/exercises/${UNKNOWN_ID}`, 'GET');
    await ask(`${library.url}/nothing/${UNKNOWN_ID}`, 'GET');
    const count = (route: string, status: number) =>
      value(`wod_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
    expect(await count('/api/exercises/:id', 200)).toBe(3);
    expect(await count('/api/exercises/:id', 404)).toBe(1);
    expect(await count('none', 404)).toBe(1);
    expect([await value('wod_answer_cache_hits_total'), await value('wod_answer_cache_misses_total')]).toEqual([2, 1]);
    expect(await (await read()).text()).not.toContain(id);
  });

  it('tell how the read model, the database and the process are', async () => {
    expect(await value('wod_read_model_wods')).toBe(0);
    expect(await value('wod_read_model_version')).toBeGreaterThan(0);
    expect(await value('wod_read_model_age_seconds')).toBeLessThan(60);
    expect(await value('wod_database_connections_used')).toEqual(kind.name === 'MySQL' ? expect.any(Number) : undefined);
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('count what was refused because there was too much of it', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await ask(`${library.url}/auth/login`, 'POST', { username: USERNAME, password: 'wrong' });
    }
    expect(await value('wod_throttle_refusals_total{what="attempts"}')).toBe(2);
  });

  it('are at their own port and nowhere else', async () => {
    expect((await read('/')).status).toBe(404);
    expect((await ask(`${library.url}/metrics`, 'GET')).status).toBe(404);
  });
});
