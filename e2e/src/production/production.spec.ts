// The product as several processes, as in docs/operations.md: two api processes with one MariaDB and one Redis, two document
// servers, nginx. The tests run in sequence, as each deployment takes a while to start.
import { request as sendRaw, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { untilAlive } from '../journey';
import { TOKEN_KEY } from '../panel/panel';
import { SITE_NAME } from '../product/product';
import { missingPackages } from './deployment';
import { expect, send, test } from './with-deployment';

const YEAR = 'public, max-age=31536000, immutable';
const SECURITY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'strict-transport-security',
];
const BY_HTTPS = { 'x-forwarded-proto': 'https' };

const securityOf = (response: Response) => SECURITY.map((name) => [name, response.headers.get(name)]);
const titleOf = async (url: string) => /<title>(.*?)<\/title>/.exec(await (await fetch(url)).text())?.[1];

/** Sends exactly this target, which no browser would. */
function raw(address: string, target: string, { method = 'GET', body = '' } = {}): Promise<{ answer: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    sendRaw({ hostname, port, path: target, method, headers: { 'content-type': 'application/json' } }, (answer) => {
      text(answer).then((content) => resolve({ answer, body: content }), reject);
    })
      .once('error', reject)
      .end(body);
  });
}

/** Every route of spec 2. */
const routes = (wod: string, exercise: string, session: string) => [
  '/',
  '/wods',
  wod,
  exercise,
  '/training-sessions',
  session,
  '/training-sessions/new',
  `${session}/edit`,
  '/wod-types',
  '/about',
  '/imprint',
  '/admin/login',
  '/admin',
  '/admin/settings',
  '/admin/import-wods',
  '/admin/wods/new',
  `/admin${wod}/edit`,
  '/admin/exercises',
  '/admin/exercises/new',
  `/admin${exercise}/edit`,
];

if (missingPackages.length > 0) {
  console.log(`left out: the product on several processes (apt-get install ${missingPackages.join(' ')})`);
} else {
  test.describe.configure({ mode: 'default' });
  let session: string;

  test.beforeAll(async ({ deployment, token, library }) => {
    const wods = [{ wodId: library.wod('Fran').replace('/wods/', ''), order: 1 }];
    const plan = { name: 'Monday', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, wods };
    const response = await send(token, 'POST', `${deployment.address}/api/training-sessions`, plan);
    session = `/training-sessions/${((await response.json()) as { id: string }).id}`;
  });

  test('the home page comes rendered, whichever document server answers', async ({ deployment }) => {
    const etags = new Set<string | null>();
    for (const origin of [deployment.address, ...deployment.shells]) {
      const response = await fetch(origin);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect((await response.text()).match(/<article/g)).toHaveLength(6);
      etags.add(response.headers.get('etag'));
    }
    expect(etags.size).toBe(1);
    const [etag] = etags;
    expect((await fetch(deployment.address, { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304);
  });

  test('every route says how a browser has to protect it', async ({ deployment, library }) => {
    for (const path of [...routes(library.wod('Fran'), library.exercise('Thruster'), session), '/nothing', '/sitemap.xml', '/favicon.svg']) {
      const { headers } = await fetch(deployment.address + path, { headers: BY_HTTPS });
      expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
    const card = await fetch(`${deployment.address}/embed${library.wod('Fran')}`, { headers: BY_HTTPS });
    expect(card.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';.* frame-ancestors \*$/);
    expect(card.headers.get('x-frame-options')).toBeNull();
    const { headers } = await fetch(`${deployment.address}/api/wods`, { headers: BY_HTTPS });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('files of the releases come compressed from nginx itself, for a year', async ({ deployment }) => {
    const home = await fetch(deployment.address, { headers: BY_HTTPS });
    const files = [...(await home.text()).matchAll(/(?:src|href)="(\/remotes\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.css'))).toBe(true);
    for (const file of files) {
      const of = async (encodings: string) => fetch(deployment.address + file, { headers: { ...BY_HTTPS, 'accept-encoding': encodings } });
      const [plain, br, gzip] = await Promise.all([of('identity'), of('gzip, deflate, br'), of('gzip')]);
      const compressible = !file.endsWith('.woff2');
      expect(
        [plain, br, gzip].map(({ headers }) => headers.get('content-encoding')),
        file,
      ).toEqual([null, compressible ? 'br' : null, compressible ? 'gzip' : null]);
      const content = await plain.text();
      expect([await br.text(), await gzip.text()], file).toEqual([content, content]);
      for (const response of [plain, br, gzip]) {
        expect(response.headers.get('cache-control'), file).toBe(YEAR);
        expect(response.headers.get('content-type'), file).toMatch(/^(text\/(javascript|css)|font\/woff2)$/);
        expect(securityOf(response), file).toEqual(securityOf(home));
      }
    }
    const served = (await deployment.gatewayLog()).filter(({ path }) => files.includes(path));
    expect(served).not.toHaveLength(0);
    expect(served.filter(({ upstream }) => upstream !== '')).toEqual([]);

    const [, shellFolder] = /^(.*\/browser)\//.exec(files[0] ?? '') ?? [];
    for (const path of [`${shellFolder}/nothing.js`, `${shellFolder}/../server/index.cjs`, `${shellFolder}/manifest.json.br.js`]) {
      const { answer } = await raw(deployment.address, path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.headers['cache-control'], path).toBe('no-store');
    }
  });

  test('a write on one process is on every page, whichever process answers', async ({ deployment, token, library }) => {
    const [first = '', second = ''] = deployment.apis;
    const exerciseId = library.exercise('Thruster').replace('/exercises/', '');
    const wod = { name: 'Two Houses', type: 'AMRAP', timeCapMinutes: 12, exercises: [{ exerciseId, reps: 9 }] };
    const created = (await (await send(token, 'POST', `${first}/api/wods`, wod)).json()) as { id: string; version: number };
    const everywhere = [deployment.address, ...deployment.shells];
    for (const origin of everywhere) {
      await expect.poll(() => titleOf(`${origin}/wods/${created.id}`)).toBe(`Two Houses - AMRAP Workout | ${SITE_NAME}`);
      await expect.poll(async () => (await fetch(origin)).text()).toContain('Two Houses');
    }
    await expect.poll(async () => (await fetch(`${second}/api/wods/recent`)).text()).toContain('Two Houses');

    const renamed = { ...wod, name: 'Three Houses', version: created.version };
    expect((await send(token, 'PUT', `${second}/api/wods/${created.id}`, renamed)).status).toBe(200);
    for (const origin of everywhere) {
      await expect.poll(() => titleOf(`${origin}/wods/${created.id}`)).toBe(`Three Houses - AMRAP Workout | ${SITE_NAME}`);
    }
    expect(await (await fetch(`${deployment.address}/sitemap.xml`)).text()).toContain(`/wods/${created.id}<`);
  });

  test('a clock that is changed on one process is followed through the gateway, whichever answers', async ({ deployment }) => {
    const [first = '', second = ''] = deployment.apis;
    const ask = async (method: string, url: string, body: object, key = '') =>
      (
        await fetch(url, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'x-run-key': key } })
      ).json() as Promise<{ code: string; key: string }>;
    const run = { of: { kind: 'wod', id: 'fran' }, answers: {}, beganAt: Date.now(), events: [] };
    const { code, key } = await ask('POST', `${first}/api/runs`, { run });
    const leaving = new AbortController();
    const stream = await fetch(`${deployment.address}/api/runs/${code}/events`, { signal: leaving.signal });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    const until = async (part: string) => {
      while (!read.includes(part)) read += (await reader?.read())?.value ?? '';
    };
    await until('"version":1');
    for (const [version, origin] of [second, first].entries()) {
      await ask('PUT', `${origin}/api/runs/${code}`, { version: version + 1, run }, key);
      await until(`"version":${version + 2}`);
    }
    leaving.abort();
  });

  test('a release shows on every document server without a restart', async ({ deployment }) => {
    const { releases, address, shells } = deployment;
    const first = await releases.live('mfe-public');
    await releases.publishEdited('mfe-public', 'next', 'All Workouts', 'Every Workout');
    await releases.point('mfe-public', 'next');
    for (const origin of [address, ...shells]) await expect.poll(() => titleOf(`${origin}/wods`)).toBe(`Every Workout | ${SITE_NAME}`);
    const page = await (await fetch(`${address}/wods`)).text();
    const [entry = ''] = /\/remotes\/mfe-public\/next\/browser\/[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(address + entry)).headers.get('cache-control')).toBe(YEAR);
    await releases.point('mfe-public', first);
    for (const origin of [address, ...shells]) await expect.poll(() => titleOf(`${origin}/wods`)).toBe(`All Workouts | ${SITE_NAME}`);
  });

  test('no page breaks its own rules in a browser', async ({ deployment, library, token, page, context, log }) => {
    await context.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [TOKEN_KEY, token]);
    for (const path of routes(library.wod('Fran'), library.exercise('Thruster'), session)) {
      await page.goto(path);
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(log.unexpected()).toEqual([]);
    log.expect(/TrustedHTML|TrustedScriptURL/);
    expect(
      await page.evaluate(() => {
        try {
          document.createElement('p').innerHTML = '<b>markup</b>';
          return 'taken';
        } catch {
          return 'refused';
        }
      }),
    ).toBe('refused');
    expect((await fetch(`${deployment.address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  test('one id names a request in every log', async ({ deployment, library }) => {
    const id = 'named-by-the-visitor';
    // An address not requested before, so that the document server has to ask the api.
    await fetch(`${deployment.address}${library.wod('Murph')}?from=${id}`, { headers: { 'x-request-id': id } });
    await expect
      .poll(async () => (await deployment.gatewayLog()).filter((line) => line.id === id).map(({ path }) => path))
      .toContain(library.wod('Murph'));
    expect(deployment.apis.map((origin) => deployment.apiLog(origin)).join('')).toContain(id);
  });

  test('what the gateway itself refuses has the same shape and headers, and names no version', async ({ deployment }) => {
    const bare = await deployment.startBareGateway();
    await expect
      .poll(() =>
        raw(bare, '/').then(
          () => 'answers',
          () => 'away',
        ),
      )
      .toBe('answers');
    const cases = [
      { at: deployment.address, target: '/api/wods', method: 'POST', body: 'x'.repeat(2_000_000), status: 413, type: 'json' },
      { at: deployment.address, target: '/wods', method: 'POST', body: 'x'.repeat(2_000_000), status: 413, type: 'html' },
      { at: deployment.address, target: `/${'a'.repeat(40_000)}`, status: 414, type: 'html' },
      { at: deployment.address, target: '/../../etc/passwd', status: 400, type: 'html' },
      { at: bare, target: '/api/wods', status: 502, type: 'json' },
      { at: bare, target: '/api/wods/1', method: 'PUT', body: '{}', status: 502, type: 'json' },
      { at: bare, target: '/wods', status: 502, type: 'html' },
    ];
    for (const { at, target, method, body, status, type } of cases) {
      const { answer, body: said } = await raw(at, target, { method, body });
      const name = `${method ?? 'GET'} ${target.slice(0, 40)}`;
      expect(answer.statusCode, name).toBe(status);
      expect(answer.headers['content-type'], name).toContain(type);
      expect(answer.headers['cache-control'], name).toBe('no-store');
      expect(answer.headers['x-content-type-options'], name).toBe('nosniff');
      expect(answer.headers['retry-after'], name).toBe(status === 502 ? '10' : undefined);
      expect(`${JSON.stringify(answer.headers)} ${said}`, name).not.toMatch(/nginx\/|node|fastify|<center>/i);
      if (type === 'json')
        expect(JSON.parse(said), name).toEqual({ error: expect.any(String), statusCode: status, requestId: answer.headers['x-request-id'] });
    }
    for (const path of ['/', '/api/wods', '/nothing', '/api/nothing']) {
      const { headers } = await fetch(deployment.address + path);
      expect([headers.get('server'), headers.get('x-powered-by')], path).toEqual(['nginx', null]);
    }
  });
}
