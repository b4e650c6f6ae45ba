// A cache in front of the product that keeps what the product lets it keep, as docs/cdn.md says: real nginx with deploy/cache.conf.
import { expect, test } from '@playwright/test';
import type { TrainingSession, Wod } from '@wod/domain';
import { installed } from '@wod/testing/programs';
import { ADMIN, PASSWORD, USERNAME } from '../panel/panel';
import { readLibrary, type Library } from '../product/library';
import { CachedProduct } from './cache';

const LONG = { ...ADMIN, CDN_SECONDS: '3600', TRUST_PROXY: '1' };
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

if (installed('nginx') === undefined) {
  console.log('left out: a cache in front of the product (apt-get install nginx)');
} else {
  test.describe('a cache in front of the product', () => {
    test.describe.configure({ mode: 'default' });
    let site: CachedProduct;
    let library: Library;
    let token: string;

    test.beforeAll(async () => {
      site = await CachedProduct.start(LONG);
      library = await readLibrary(site.address);
      const signIn = () => site.ask('/api/auth/login', {}, { method: 'POST', body: JSON.stringify({ username: USERNAME, password: PASSWORD }) });
      const answers = [await signIn(), await signIn()];
      expect(answers.map(({ status, reached, headers }) => [status, reached, headers['cache-control']])).toEqual([
        [200, 1, 'no-store'],
        [200, 1, 'no-store'],
      ]);
      ({ token } = JSON.parse(answers[0]?.body ?? '') as { token: string });
    });
    test.afterAll(() => site.close());

    /** Asks until nginx answers by itself: another of its processes may not see at once what one has just kept. */
    async function untilKept(path: string, headers: Record<string, string> = {}) {
      await expect.poll(async () => (await site.ask(path, headers)).reached, path).toBe(0);
      return site.ask(path, headers);
    }

    /** Which of two requests in a row reached the product. */
    const twice = async (path: string, headers: Record<string, string> = {}) => [
      (await site.ask(path, headers)).reached,
      (await site.ask(path, headers)).reached,
    ];

    test('answers by itself what everybody gets of the library, and tells browsers to ask each time', async () => {
      for (const path of [
        '/',
        '/wods',
        library.wod('Fran'),
        library.exercise('Thruster'),
        '/wod-types',
        '/about',
        '/sitemap.xml',
        `/api${library.wod('Fran')}`,
        '/api/wods?limit=2',
      ]) {
        const [made, kept] = [await site.ask(path), await untilKept(path)];
        expect([path, made.status, made.cache, made.reached, kept.status, kept.cache, kept.reached]).toEqual([path, 200, 'MISS', 1, 200, 'HIT', 0]);
        expect([path, kept.body === made.body, kept.headers.etag]).toEqual([path, true, made.headers.etag]);
        expect([path, kept.headers['cache-control']]).toEqual([path, path.startsWith('/api/') ? 'public, no-cache' : 'no-cache']);
        expect([path, Object.keys(kept.headers).filter((name) => /surrogate|cdn|browser|set-cookie/.test(name))]).toEqual([path, []]);
        expect(kept.headers['x-content-type-options']).toBe('nosniff');
        expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
        const unchanged = await site.ask(path, { 'if-none-match': String(kept.headers.etag) });
        expect([path, unchanged.status, unchanged.body, unchanged.reached]).toEqual([path, 304, '', 0]);
      }
    });

    test('has one entry for all ways of saying the same, and one for each choice of units and level', async () => {
      const path = library.wod('Murph');
      expect((await untilKept(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })).headers['content-encoding']).toBe('br');
      for (const accepted of ['br', 'gzip;q=0.5, br', 'br, x'])
        expect([accepted, (await site.ask(path, { 'accept-encoding': accepted })).reached]).toEqual([accepted, 0]);
      expect((await untilKept(path, { 'accept-encoding': 'br;q=0, deflate' })).headers['content-encoding']).toBeUndefined();
      const inPounds = await site.ask(path, { cookie: '_ga=1; board=lb.rx; x=y' });
      expect([inPounds.reached, site.reached.at(-1)?.headers.cookie]).toEqual([1, 'board=lb.rx']);
      expect((await untilKept(path, { cookie: '__Host-board=lb.rx; board=kg.beginner' })).body).toBe(inPounds.body);
      for (const cookie of ['', 'board=lb', 'board="><script>', 'x-board=lb.rx', '_ga=2']) {
        const plain = await site.ask(path, { cookie });
        expect([cookie, plain.reached, plain.body.includes('"unit":"kg","level":"rx"')]).toEqual([cookie, 0, true]);
      }
    });

    test('keeps nothing for a parameter that the page does not read', async () => {
      const [plain, tagged] = [await site.ask('/wods?type=AMRAP&page=1'), await site.ask('/wods?type=AMRAP&utm_source=a&page=1')];
      expect(tagged.headers.etag).toBe(plain.headers.etag);
      for (const path of ['/wods?utm_source=a', '/wods?type=AMRAP&x=1', '/about?x=1', '/api/wods?limit=2&x=1', '/sitemap.xml?x'])
        expect([path, await twice(path)]).toEqual([path, [1, 1]]);
      // Another order is the same answer with an entry of its own.
      expect((await site.ask('/wods?page=1&type=AMRAP')).reached).toBe(1);
      expect((await untilKept('/wods?page=1&type=AMRAP')).headers.etag).toBe(plain.headers.etag);
    });

    test('neither answers nor keeps anything for whoever shows a token or plans sessions', async () => {
      const wods = [{ wodId: library.wod('Fran').replace('/wods/', ''), order: 1 }];
      const plan = { name: 'Monday', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, wods };
      const created = await site.ask('/api/training-sessions', {}, { method: 'POST', body: JSON.stringify(plan) });
      expect(created.status).toBe(201);
      const cookie = String(created.headers['set-cookie']).split(';', 1)[0] ?? '';
      const { id } = JSON.parse(created.body) as TrainingSession;
      const known: Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${token}` }];

      await untilKept('/wods?page=2');
      for (const headers of known) expect(await twice('/wods?page=2', headers)).toEqual([1, 1]);
      for (const [index, headers] of known.entries()) {
        const path = `/api/wods?limit=${index + 11}`;
        expect([await twice(path, headers), (await site.ask(path)).reached]).toEqual([[1, 1], 1]);
        await untilKept(path);
      }
      for (const path of [
        '/training-sessions',
        `/training-sessions/${id}`,
        '/admin',
        '/admin/login',
        '/api/training-sessions',
        `/api/training-sessions/${id}`,
        '/api/training-sessions/mine',
        '/api/auth/me',
        '/api/dashboard',
      ]) {
        for (const headers of [...known, {}]) expect([path, await twice(path, headers)]).toEqual([path, [1, 1]]);
      }
      const mine = async (headers: Record<string, string>) =>
        (JSON.parse((await site.ask('/api/training-sessions/mine', headers)).body) as { ids: string[] }).ids;
      expect([await mine({ cookie }), await mine({})]).toEqual([[id], []]);

      // Addresses that look like those of files don't have what is somebody's own kept.
      const files = [
        '/api/auth/me/x.css',
        '/api/training-sessions/mine/x.js',
        '/api/training-sessions/mine%2Fx.css',
        `/training-sessions/${id}/x.css`,
        `${library.wod('Fran')}/x.css`,
        '/admin%2Fx.css',
      ];
      for (const path of files) {
        for (const headers of [...known, {}]) {
          const answer = await site.ask(path, headers);
          expect([path, answer.status, answer.cache === 'HIT', answer.headers['cache-control']]).toEqual([path, 404, false, 'no-store']);
        }
      }
    });

    test('keeps nothing that a header of whoever asked first has changed', async () => {
      const hostile = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-server': 'evil',
        forwarded: 'host=evil.example',
        'x-original-url': '/evil',
        'x-rewrite-url': '/evil',
        'x-http-method-override': 'DELETE',
        'x-request-id': 'evil-evil',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        'user-agent': 'evil',
        'accept-language': 'evil',
        'x-accel-expires': '1',
        'surrogate-control': 'max-age=1',
        range: 'bytes=0-3',
        host: 'evil.example',
        'content-version': 'evil',
      };
      for (const path of [library.wod('Cindy'), `/api${library.wod('Cindy')}`]) {
        const first = await site.ask(path, hostile);
        const [kept, direct] = [await untilKept(path), await site.ask(path, { authorization: 'Bearer none' })];
        expect([path, kept.cache, kept.status]).toEqual([path, 'HIT', 200]);
        expect([path, `${first.body} ${kept.body} ${JSON.stringify(kept.headers)}`.includes('evil')]).toEqual([path, false]);
        expect([path, kept.body === direct.body]).toEqual([path, true]);
      }
    });

    test('shows what was saved within a second, without being purged', async () => {
      const path = library.wod('Grace');
      const wod = JSON.parse((await site.ask(`/api${path}`)).body) as Wod;
      for (const address of [path, `/api${path}`]) await untilKept(address);
      const renamed = JSON.stringify({ ...wod, name: 'Gracious' });
      const saved = await site.ask(`/api${path}`, { authorization: `Bearer ${token}` }, { method: 'PUT', body: renamed });
      expect([saved.status, saved.body]).toEqual([200, expect.stringContaining('Gracious')]);
      // The admin sees it at once.
      expect((await site.ask(`/api${path}`, { authorization: `Bearer ${token}` })).body).toContain('Gracious');
      await expect.poll(async () => titleOf((await site.ask(path)).body)).toContain('Gracious');
      await expect.poll(async () => (await site.ask(`/api${path}`)).body).toContain('"name":"Gracious"');
      await untilKept(path);
    });

    test('passes events on as they come', async () => {
      const run = { of: { kind: 'wod', id: 'fran' }, answers: {}, beganAt: Date.now(), events: [] };
      const { code } = JSON.parse((await site.ask('/api/runs', {}, { method: 'POST', body: JSON.stringify({ run }) })).body) as { code: string };
      const leaving = new AbortController();
      const stream = await fetch(`${site.address}/api/runs/${code}/events`, { signal: leaving.signal });
      const { value } = (await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
      expect(value).toContain('"version":1');
      leaving.abort();
    });
  });

  test('a cache answers with what it has while it asks the product again, and while the product is down', async () => {
    const site = await CachedProduct.start({ SEED: 'none', CDN_SECONDS: '1', CDN_STALE_SECONDS: '600' });
    try {
      // Held back before the cache has the page, the product would keep it waiting.
      await expect.poll(async () => (await site.ask('/about')).cache).toBe('HIT');
      const made = await site.ask('/about');
      site.held = /^\/about/;
      await expect.poll(async () => (await site.ask('/about')).cache).toMatch(/^(STALE|UPDATING)$/);
      const meanwhile = await site.ask('/about');
      expect([meanwhile.cache, meanwhile.body === made.body]).toEqual(['UPDATING', true]);
      site.release();
      await expect.poll(async () => (await site.ask('/about')).cache).toBe('HIT');
      // It only asked whether its copy is still right.
      expect(site.reached.at(-1)?.headers['if-none-match']).toBe(made.headers.etag);

      await site.lose();
      await expect.poll(async () => (await site.ask('/about')).cache).toBe('STALE');
      const down = await site.ask('/about');
      expect([down.status, down.body === made.body, down.headers['cache-control']]).toEqual([200, true, 'no-cache']);
      const unseen = await site.ask('/imprint');
      expect([unseen.status, unseen.headers['cache-control'], unseen.headers['retry-after']]).toEqual([502, 'no-store', '10']);
      expect(unseen.body).toContain('The site can’t be reached for a moment');
      expect(`${unseen.body} ${JSON.stringify(unseen.headers)}`).not.toMatch(/nginx\/|<center>/);
    } finally {
      await site.close();
    }
  });
}
