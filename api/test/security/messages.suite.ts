import { connect } from 'node:net';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';
import { twoWods } from '../planning.js';

/** Internal details: files, stacks, SQL, libraries, classes. */
const INSIDE =
  /node_modules|\/src\/|\/dist\/|\.[cm]?[jt]s\b|\bat \S+ \(|SELECT .* FROM|INSERT INTO|sqlite|mysql|typeorm|nest|fastify|express|node\.js|Exception|ECONN/i;

describe('what the api says on the wire', () => {
  const library = Library.on(databases[0] as (typeof databases)[number]);
  let wodId: string;

  beforeAll(async () => {
    wodId = (await twoWods(library)).fran.id;
  });

  /** Sends these bytes and reads until the connection ends. */
  const wire = (text: string): Promise<string> => {
    const { hostname, port } = new URL(library.url);
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
      socket.setTimeout(5000, () => socket.destroy(new Error('The connection was left open')));
      socket
        .on('data', (chunk) => (answer += chunk.toString('latin1')))
        .on('error', reject)
        .on('close', () => resolve(answer));
    });
  };
  const request = (line: string, headers: string[] = [], body = '') =>
    wire([`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', body].join('\r\n'));
  const headOf = (answer: string) => answer.split('\r\n\r\n', 1)[0] ?? '';

  it.each([
    '/api/wods/%0d%0aX-Evil:%201',
    '/api/wods?search=%0d%0aX-Evil:%201',
    '/api/%0d%0aX-Evil:1%0d%0a%0d%0a<script>',
    '/api/wods?page=%0aX-Evil:%201',
    '/api/exercises/x%E5%98%8A%E5%98%8DX-Evil:%201',
    '/api/docs/%0d%0aX-Evil:%201',
    '/api/wods/%250d%250aX-Evil:%201',
  ])('has no header of the address %s', async (path) => {
    const head = headOf(await request(`GET ${path}`));
    expect(head).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(head).not.toMatch(/^x-evil/im);
  });

  it.each([
    ['a line break in a header', ['X-Request-Id: good-12345\r\n X-Evil: 1']],
    ['a bare line feed', ['X-Request-Id: good-12345\nX-Evil: 1\n']],
    ['a bare carriage return', ['X-Request-Id: good-12345\rX-Evil: 1']],
    ['a NUL', ['X-Request-Id: good-12345\0']],
    ['a space before the colon', ['X-Request-Id : good-12345']],
  ])('doesn’t repeat %s', async (_, headers) => {
    const head = headOf(await request('GET /api/wods', headers));
    expect(head).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(head).not.toMatch(/^(x-evil|x-request-id: good)/im);
  });

  it.each(['<script>alert(1)</script>', 'x'.repeat(65), 'a b c d e f g', 'é'.repeat(10), '../../etc/passwd', '{"a":1}', ''])(
    'has an id of its own instead of %s',
    async (id) => {
      const head = headOf(await request('GET /api/nothing', [`X-Request-Id: ${id}`]));
      expect(head).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    },
  );

  it.each<[what: string, headers: string[], body: string]>([
    ['a length and chunks at once', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET /api/wods HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40'], '{}'],
    ['a negative length', ['Content-Length: -1'], ''],
    ['chunks under an odd name', ['Transfer-Encoding: xchunked'], '{}'],
    ['a broken chunk', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
  ])('refuses %s, and takes nothing behind it for a request', async (_, headers, body) => {
    const answer = await request('POST /api/auth/login', ['Content-Type: application/json', ...headers], body);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/^HTTP\/1\.1 4\d\d$/)]);
  });

  it('tells of no failure what the inside is made of', async () => {
    const paths = [
      '/',
      '/nothing',
      '/%',
      '/%zz',
      '/wods/%FF',
      `/wods/${'x'.repeat(9000)}`,
      '/wods?limit=x',
      '/wods/__proto__',
      '/docs/../../package.json',
      '/docs/%2e%2e%2fpackage.json',
      '/health',
      '/metrics',
      '/.env',
      '/graphql',
      '/auth/me',
      '/auth/login',
      '/dashboard',
      `/wods/${wodId}/x`,
    ];
    const bodies = ['{', '[]', '5', 'null', '{"name":1}', `${'['.repeat(9000)}`, '{"name":"x","type":"EMOM","exercises":[{"exerciseId":{"a":1}}]}'];
    const answers = await Promise.all([
      ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
        paths.map((path) => fetch(`${library.url}${path}`, { method })),
      ),
      ...['/wods', '/exercises', '/training-sessions', '/import/wods', '/auth/login'].flatMap((path) =>
        bodies.map((body) =>
          fetch(`${library.url}${path}`, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${library.token}` },
          }),
        ),
      ),
    ]);
    for (const answer of answers) {
      const { url, status, headers } = answer;
      expect([url, status < 500]).toEqual([url, true]);
      if (status >= 400) expect([url, await answer.text()]).toEqual([url, expect.not.stringMatching(INSIDE)]);
      for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name)).toBeNull();
    }
  });

  it('traces nothing', async () => {
    const answer = await request('TRACE /api/wods', ['Cookie: planner-key=secret']);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('secret');
    expect(await request('CONNECT evil.example:443')).toBe('');
  });
});
