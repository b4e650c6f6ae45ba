/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Transport } from '@wod/api-client';
import { runShell, type RunningShell } from '../../testing/running-shell';

const asked: { path: string; cookie: string | null; accept: string | null; id: string | null; address: string | null }[] = [];
let vary = 'accept-encoding';
let version = '1';
let answer = (_path: string, headers: Headers) => new Response(`for ${headers.get('cookie') ?? 'everybody'}`, { headers: { vary } });
let shell: RunningShell;

const request: Transport = async (path, init) => {
  const headers = new Headers(init?.headers);
  const [cookie, accept, id, address] = ['cookie', 'accept', 'x-request-id', 'x-forwarded-for'].map((name) => headers.get(name)) as (string | null)[];
  asked.push({ path, cookie: cookie ?? null, accept: accept ?? null, id: id ?? null, address: address ?? null });
  return answer(path, headers);
};

beforeAll(async () => {
  shell = await runShell({ request, contentVersion: () => Promise.resolve(version) });
});

afterAll(() => shell.close());

beforeEach(() => {
  asked.length = 0;
  shell.answers.length = 0;
  shell.warnings.length = 0;
});

afterEach(() => expect(shell.warnings).toEqual([]));

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => fetch(shell.address + path, { ...init, headers });
const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

describe.each(['Cookie', 'Accept-Encoding, cookie', 'COOKIE , Authorization'])('a page whose answer varies by %s', (varies) => {
  beforeEach(() => {
    vary = varies;
  });

  it('is rendered for each visitor anew, with that visitor’s cookies', async () => {
    expect(await titleOf(await get('/mine', { cookie: 'planner=ann' }))).toBe('for planner=ann');
    expect(await titleOf(await get('/mine', { cookie: 'planner=bob' }))).toBe('for planner=bob');
    expect(await titleOf(await get('/mine'))).toBe('for everybody');
    expect(await titleOf(await get('/mine', { cookie: 'planner=ann' }))).toBe('for planner=ann');
    expect(asked.map(({ cookie }) => cookie)).toEqual(['planner=ann', 'planner=bob', null, 'planner=ann']);
    expect(asked[0]).toMatchObject({ path: '/mine', accept: 'text/plain' });
  });

  it.each(['', 'planner=ann'])('is kept by no cache on the way (cookie: %j)', async (cookie) => {
    const response = await get('/mine', { cookie });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(response.headers.get('etag')).toBeNull();
  });
});

describe.each(['accept-encoding', 'x-cookie', ''])('a page whose answer varies by %j', (varies) => {
  const path = `/same-${varies}`;
  beforeEach(() => {
    vary = varies;
  });

  it('is rendered once for all visitors', async () => {
    const first = await get(path, { cookie: 'planner=ann' });
    const second = await get(path, { cookie: 'planner=bob' });
    expect(await second.text()).toBe(await first.text());
    expect(asked).toHaveLength(1);
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(second.headers.get('vary')).toBe('accept-encoding, cookie');
    const etag = second.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });
});

it('a page whose answer may lack the latest change is kept for nobody else', async () => {
  const made = answer;
  answer = () => new Response('as of a while ago', { headers: { vary: 'accept-encoding', 'x-content-stale': '12' } });
  expect(await titleOf(await get('/late'))).toBe('as of a while ago');
  answer = made;
  vary = 'accept-encoding';
  expect(await titleOf(await get('/late'))).toBe('for everybody');
});

describe('files', () => {
  it('of the shell’s release are named by its documents and kept for a year', async () => {
    expect(await (await get('/any')).text()).toContain('<script type="module" src="/remotes/shell/1/browser/entry.js" fetchpriority="low">');
    const entry = await get('/remotes/shell/1/browser/entry.js');
    expect(await entry.text()).toBe('boot();');
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(await (await get('/icon.svg')).text()).toBe('<svg/>');
  });

  it('of a release that is no longer kept answer 404, though they were served before', async () => {
    shell.publish('library', '0', { 'browser/old.js': 'old();' });
    expect((await get('/remotes/library/0/browser/old.js')).status).toBe(200);
    rmSync(join(shell.remotes, 'library/0'), { recursive: true });
    expect((await get('/remotes/library/0/browser/old.js')).status).toBe(404);
  });
});

it.each([
  ['GET', '/%', 400],
  ['POST', '/any', 405],
  ['GET', '/remotes/library/1/browser/none.js', 404],
  ['GET', '/a/b/c', 404],
])('%s %s is refused with %d, which no cache keeps', async (method, path, status) => {
  const answer = await shell.ask(path, {}, method);
  expect([answer.status, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    status,
    'no-store',
    expect.stringContaining('charset=utf-8'),
  ]);
});

it('a page is compressed and not sent again as the browser says', async () => {
  vary = 'accept-encoding';
  const encodingFor = async (accepted: string) => (await shell.ask('/encoded', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await Promise.all(['br, gzip', 'br;q=0, gzip', 'br;q=0', 'gzip;q=0.5, br;q=0.4'].map(encodingFor))).toEqual([
    'br',
    'gzip',
    undefined,
    'gzip',
  ]);
  const {
    headers: { etag = '' },
  } = await shell.ask('/encoded');
  const statusFor = async (tags: string) => (await shell.ask('/encoded', { 'if-none-match': tags })).status;
  expect(await Promise.all([etag, `W/${etag}`, `"a", W/${etag}`, '*', '"a"'].map(statusFor))).toEqual([304, 304, 304, 304, 200]);
});

it('does not wait for the body of what it refuses', async () => {
  const response = await fetch(`${shell.address}/any`, { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('allow'), response.headers.get('connection')]).toEqual([405, 'GET, HEAD', 'close']);
});

it('tells how each request was answered', async () => {
  vary = 'accept-encoding';
  for (const path of ['/told', '/told', '/icon.svg', '/told/', '/%']) await (await fetch(shell.address + path, { redirect: 'manual' })).text();
  expect(shell.answers).toEqual([
    { route: 'page', source: 'rendered', status: 200, seconds: expect.any(Number) },
    { route: 'page', source: 'memory', status: 200, seconds: expect.any(Number) },
    ...[200, 301, 400].map((status) => ({ route: '', source: 'other', status, seconds: expect.any(Number) })),
  ]);
});

it.each(['/%0d%0aX-Evil:%201', '/same%0a', '/admin/%0d', '/%00', '/a%7f', '/%E2%80%A8'])(
  '%s is the address of nothing, and nothing to warn of',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      400,
      'text/plain; charset=utf-8',
      'This address cannot be read.',
    ]);
    expect(asked).toEqual([]);
  },
);

it('passes the id of a request and the visitor’s address on to the api, and no address that the visitor made up', async () => {
  await get('/logged', { 'x-request-id': 'from-the-gateway', 'x-address': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' });
  expect(asked).toMatchObject([{ path: '/logged', id: 'from-the-gateway', address: '203.0.113.7' }]);
});

it('tells browsers to come by https, on a site that is reached so', async () => {
  for (const path of ['/any', '/icon.svg', '/remotes/shell/1/browser/entry.js', '/robots.txt']) {
    expect((await get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});

describe('a page for other sites’ pages', () => {
  it('may be framed by any site and has no script, and every other page is as strict as ever', async () => {
    const card = await get('/card/fran');
    expect(card.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *",
    );
    const html = await card.text();
    expect(html).toContain('<p>card</p>');
    expect(html).not.toMatch(/<script|<nav|modulepreload/);
    for (const path of ['/any', '/list/1', '/icon.svg', '/card', '/card/a/b', '/%', '/robots.txt']) {
      expect([path, (await get(path)).headers.get('content-security-policy')]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    }
  });

  it('is one document for all values of a parameter that it doesn’t know', async () => {
    const titles = await Promise.all(
      ['', '?scheme=dark', '?scheme=pink', '?scheme=dark&scheme=light', '?other=1'].map(async (query) => titleOf(await get(`/card/cindy${query}`))),
    );
    expect(titles).toEqual(Array.from({ length: 5 }, () => 'for everybody'));
    expect(asked.map(({ path }) => path).sort()).toEqual(['/card/cindy', '/card/cindy?scheme=dark']);
  });
});

describe('another view of a page', () => {
  it('stands below it, with the rest of the query; no other value leads anywhere', async () => {
    const leads = async (path: string) => {
      const { status, headers } = await get(path, {}, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await leads('/card/fran?view=board')).toEqual([302, '/card/fran/board']);
    expect(await leads('/card/fran?start=18:00&view=board')).toEqual([302, '/card/fran/board?start=18%3A00']);
    for (const path of ['/card/fran?view=other', '/card/fran?view=', '/card/fran?view=../../evil', '/any?view=board'])
      expect(await leads(path)).toEqual([200, null]);
  });

  it('may have the screen to itself, with its scripts', async () => {
    const html = await (await get('/card/fran/board')).text();
    expect(html).toContain('<p>wall</p>');
    expect(html).toMatch(/<script/);
    expect(html).not.toMatch(/<nav|Skip to content/);
    expect(await (await get('/any')).text()).toMatch(/<nav/);
  });
});

it('draws the QR code of a page', async () => {
  const code = await get('/qr/wods/fran.svg');
  expect([code.status, code.headers.get('content-type'), code.headers.get('cache-control')]).toEqual([200, 'image/svg+xml', 'public, max-age=86400']);
  expect(await code.text()).toMatch(/^<svg/);
  const none = await get('/qr/wods/fran.png');
  expect([none.status, await none.text()]).toEqual([404, 'There is no such file.']);
});

describe('what is made of the content', () => {
  const made = answer;
  afterEach(() => {
    answer = made;
    shell.warnings.length = 0;
  });

  it('is listed in the sitemap', async () => {
    answer = () =>
      Response.json({
        entries: [{ path: '/wods/fran', lastModified: '2026-01-02T03:04:05.678Z' }],
        pagination: { page: 1, pages: 1, total: 1 },
      });
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('<url><loc>https://wod.example/wods/fran</loc><lastmod>2026-01-02T03:04:05.678Z</lastmod></url>');
    expect(text).toContain('<url><loc>https://wod.example/about</loc></url>');
    expect((await get('/sitemap.xml', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is listed in several sitemaps when one answer of the api has not all', async () => {
    answer = (path) => {
      const page = Number(/page=(\d+)/.exec(path)?.[1]);
      return Response.json({ entries: [{ path: `/wods/${page}` }], pagination: { page, pages: 2, total: 2 } });
    };
    version = 'several';
    const locations = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<loc>https:\/\/wod\.example([^<]*)<\/loc>/g)].map(([, location]) => location);
    expect(await locations('/sitemap.xml')).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    expect(await locations('/sitemap-1.xml')).toEqual(['/', '/about', '/wods/1']);
    expect(await locations('/sitemap-2.xml')).toEqual(['/wods/2']);
    for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-123456.xml']) {
      expect((await get(path)).headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  it.each(['/sitemap-7.xml', '/og/wods/fran.png'])('%s asks for patience while the api is away', async (path) => {
    answer = () => {
      throw new TypeError('fetch failed');
    };
    const response = await get(path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(shell.warnings).toEqual([`${path} could not be answered`]);
  });

  it('is warned of with the id of the request, and without what was searched for', async () => {
    answer = () => {
      throw new TypeError('fetch failed');
    };
    version = 'private';
    await get('/sitemap.xml?search=private', { 'x-request-id': 'from-the-gateway' });
    expect(shell.warnings).toEqual(['/sitemap.xml could not be answered, from-the-gateway']);
  });

  it('is not found when the api says so', async () => {
    answer = () => Response.json({ error: 'WOD not found', statusCode: 404 }, { status: 404 });
    const response = await get('/og/wods/none.png');
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(asked[0]?.path).toBe('/wods/none');
  });
});
