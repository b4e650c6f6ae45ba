// Odd, wrong and hostile addresses; without a browser, which would correct many of them.
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '../product/with-product';
import { showing } from '../library/showing';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests exactly this target. */
function get(address: string, target: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path: target, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }));
    });
    request.once('error', reject).end();
  });
}

test('unknown and malformed addresses answer 404', async ({ product }) => {
  const pages = ['/nothing', '/wods/nothing', '/exercises/nothing', '/wods/a/b', '/about/x'];
  const files = ['/nothing.js', '/og/wods/nothing.png', '/assets/nothing.js', '/remotes/mfe-public/nothing/browser/x.js'];
  for (const target of [...pages, ...files]) {
    expect((await get(product.address, target)).status, target).toBe(404);
  }
});

test('a slash at the end leads to the address without', async ({ product }) => {
  for (const [from, to] of [
    ['/wods/', '/wods'],
    ['/wods/?type=AMRAP', '/wods?type=AMRAP'],
    ['/about///', '/about'],
  ] as const) {
    const { status, headers } = await get(product.address, from);
    expect(status, from).toBe(301);
    expect(headers.location, from).toBe(to);
  }
});

test('unknown values in a query are ignored', async ({ product }) => {
  const values = ['type=NOPE', 'type=AMRAP,EMOM', 'equipment=x', 'category=', 'kit=,,', 'maxMinutes=1e9', 'search=x'];
  const pages = ['page=abc', 'page=-1', 'page=0', 'page=1.5', 'page[]=2'];
  for (const query of [...values, ...pages, '%', '&&&=', 'constructor=1', '__proto__=x']) {
    const { status, body } = await get(product.address, `/wods?${query}`);
    expect(status, query).toBe(200);
    expect(body, query).toContain(showing());
  }
});

const LONG = 'a'.repeat(10_000);
const HOSTILE = [
  '/%00',
  '/wods/%00',
  '/exercises/%00',
  '/wods?search=%00',
  '/%E0%A4%A',
  '/wods/%E0%A4%A',
  '/wods/%ff',
  '/wods?search=%ff',
  '//evil.example',
  '//evil.example/wods/',
  '///',
  '/./',
  '/\\evil.example/',
  '/x/..//evil.example/',
  '/.//evil.example/',
  '/%2F%2Fevil.example/',
  '/../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/remotes/../remotes.json',
  '/remotes/mfe-public/../../package.json',
  '/remotes/mfe-public/0/server/remoteEntry.cjs',
  '/remotes/mfe-public/..%2f..%2fpackage.json/browser/x.js',
  '/.env',
  '/.git/config',
  '/data/library.sqlite',
  '/package.json',
  `/${LONG}`,
  `/wods/${LONG}`,
  `/wods?search=${LONG}`,
  `/wods?${'a=1&'.repeat(2000)}`,
  `/og/wods/${LONG}.png`,
  '/og/wods/..%2f..%2fx.png',
  '/og/wods/.png',
  '/wods/<script>alert(1)</script>',
  "/wods/'%20OR%201=1--",
  '/wods?search=<script>alert(1)</script>',
  '/wods?search=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/__proto__',
  '/constructor',
  '/wods/__proto__',
  '/wods/constructor',
  '/toString',
];

test('no address breaks the server, leads to another site or shows what is not public', async ({ product }) => {
  for (const target of HOSTILE) {
    const { status, headers, body } = await get(product.address, target);
    const name = target.slice(0, 60);
    expect(status, name).toBeLessThan(500);
    expect(headers.location ?? '/', name).toMatch(/^\/(?![/\\])/);
    expect(headers['content-security-policy'], name).toContain("default-src 'none'");
    expect(body, name).not.toMatch(/root:|"dependencies"|module\.exports|<script>alert|<img src=x/);
  }
  expect((await get(product.address, '/')).status).toBe(200);
});

test('the same holds for the api', async ({ product }) => {
  for (const target of HOSTILE) {
    const { status, body } = await get(product.address, `/api${target}`);
    expect(status, target.slice(0, 60)).toBeLessThan(500);
    expect(body, target.slice(0, 60)).not.toMatch(/root:|"dependencies"|at \w+ \(/);
  }
});

test('pages are read only', async ({ product }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await get(product.address, '/wods', method);
    expect(status, method).toBe(405);
    expect(headers.allow, method).toBe('GET, HEAD');
  }
  const { status, body } = await get(product.address, '/wods', 'HEAD');
  expect(status).toBe(200);
  expect(body).toBe('');
});
