// Processes of a multi-process product die as in a power cut while visitors read.
import { missingPackages } from './deployment';
import { expect, send, test } from './with-deployment';

/** Visitors who each read one address over and over. */
class Readers {
  readonly statuses: number[] = [];
  private readonly reading: Promise<unknown>;
  private isOver = false;

  constructor(urls: string[]) {
    this.reading = Promise.all(urls.map((url) => this.read(url)));
  }

  /** Waits for `count` more answers. */
  more(count: number): Promise<void> {
    const enough = this.statuses.length + count;
    return expect.poll(() => this.statuses.length).toBeGreaterThan(enough);
  }

  /** @returns the statuses of unsuccessful responses */
  async failures(): Promise<number[]> {
    this.isOver = true;
    await this.reading;
    return this.statuses.filter((status) => status !== 200);
  }

  private async read(url: string) {
    while (!this.isOver) {
      const response = await fetch(url);
      await response.text();
      this.statuses.push(response.status);
    }
  }
}

if (missingPackages.length === 0) {
  test.describe.configure({ mode: 'default' });
  let readers: Readers;

  test.beforeEach(({ deployment, library }) => {
    const paths = ['/api/wods?limit=12', '/api/exercises', `/api${library.wod('Fran')}`, library.wod('Fran')];
    readers = new Readers(paths.map((path) => deployment.address + path));
  });

  test('an api process that is killed takes no read along, and the next answers come from the other', async ({ deployment, token }) => {
    const [killed = '', other = ''] = deployment.apis;
    await readers.more(100);
    await deployment.killApi(killed);
    await readers.more(300);
    const exercise = { name: 'Wheelbarrow Walk', equipment: 'BODYWEIGHT' };
    expect((await send(token, 'POST', `${deployment.address}/api/exercises`, exercise)).status).toBe(201);
    const last = (await deployment.gatewayLog()).filter(({ method }) => method === 'POST').at(-1);
    expect(last?.upstream).toContain(new URL(other).host);

    // The first is restarted, and the other one dies while the gateway still avoids the first.
    deployment.startApi(killed);
    const status = (api: string) =>
      fetch(`${api}/api/health/ready`).then(
        (response) => response.status,
        () => undefined,
      );
    await expect.poll(() => status(killed)).toBe(200);
    await deployment.killApi(other);
    await readers.more(300);
    deployment.startApi(other);
    await expect.poll(() => status(other)).toBe(200);
    expect(await readers.failures()).toEqual([]);
  });

  test('a database that is killed takes no read and no saved workout along', async ({ deployment, token, library }) => {
    const exerciseId = library.exercise('Thruster').replace('/exercises/', '');
    const saved: string[] = [];
    const save = async () => {
      const wod = { name: `Power cut ${performance.now()}`, type: 'FOR_TIME', exercises: [{ exerciseId, reps: 10 }] };
      const response = await send(token, 'POST', `${deployment.address}/api/wods`, wod);
      if (response.status === 201) saved.push(wod.name);
      return response;
    };
    let over = false;
    const saving = (async () => {
      while (!over) await save();
    })();
    await expect.poll(() => saved.length).toBeGreaterThan(20);
    await deployment.database.kill();
    await expect.poll(async () => (await fetch(`${deployment.address}/api/wods`)).headers.get('x-content-stale')).not.toBeNull();
    const refused = await save();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    for (const api of deployment.apis) {
      expect([(await fetch(`${api}/api/health/live`)).status, (await fetch(`${api}/api/health/ready`)).status]).toEqual([200, 503]);
    }

    await deployment.database.start();
    const before = saved.length;
    await expect.poll(() => saved.length).toBeGreaterThan(before + 5);
    over = true;
    await saving;
    expect(await readers.failures()).toEqual([]);
    for (const api of deployment.apis) {
      const names = async () => {
        const answer = (await (await fetch(`${api}/api/wods?limit=1000&search=Power+cut`)).json()) as { wods: { name: string }[] };
        return answer.wods.map(({ name }) => name);
      };
      await expect.poll(names).toEqual(expect.arrayContaining(saved));
      expect(new Set(await names()).size).toBe((await names()).length);
    }
  });
}
