import { connect } from 'node:net';
import { predefinedWods } from '@wod/catalogue';
import type { ErrorBody } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

const TYPES = 'EMOM, AMRAP, ROUNDS, LADDER, TABATA, FOR_TIME, CHIPPER_EMOM';

export function errorContract(api: () => RunningApi): void {
  const ask = (path: string, init?: RequestInit) => fetch(`${api().url}${path}`, init);
  /** The body of an answer, checked for the one shape that all failures have. */
  const failure = async (response: Response): Promise<ErrorBody> => {
    const body = (await response.json()) as ErrorBody;
    expect(body).toEqual({
      error: expect.stringMatching(/^[A-Z].*[^.]$|^\w+ must be /),
      statusCode: response.status,
      requestId: response.headers.get('x-request-id'),
      ...(body.details && { details: expect.any(Array) }),
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return body;
  };

  it.each([
    ['page=0', 'page', 'page must be a whole number from 1'],
    ['page=-1', 'page', 'page must be a whole number from 1'],
    ['page=1.5', 'page', 'page must be a whole number from 1'],
    ['page=1e3', 'page', 'page must be a whole number from 1'],
    ['page=Infinity', 'page', 'page must be a whole number from 1'],
    ['page=99999999999999999999', 'page', 'page must be a whole number from 1'],
    ['page=1&page=2', 'page', 'page must be a whole number from 1'],
    ['page=%00', 'page', 'page must be a whole number from 1'],
    ['limit=0', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['limit=1001', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['limit=ten', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['type=YOGA', 'type', `type must be one of ${TYPES}`],
    ['type=AMRAP,YOGA', 'type', `type must be one of ${TYPES}`],
    ['type=amrap', 'type', `type must be one of ${TYPES}`],
    ['type=__proto__', 'type', `type must be one of ${TYPES}`],
    ['type=constructor', 'type', `type must be one of ${TYPES}`],
    ['category=GIRLS', 'category', 'category must be one of HERO, BENCHMARK, CUSTOM'],
    ['category=HERO,CUSTOM', 'category', 'category must be one of HERO, BENCHMARK, CUSTOM'],
    ['category=HERO&category=CUSTOM', 'category', 'category must be one of HERO, BENCHMARK, CUSTOM'],
    ['equipment=TREADMILL', 'equipment', expect.stringMatching(/^equipment must be one of BODYWEIGHT, KETTLEBELL, .*, AB_MAT$/)],
    ['kit=TREADMILL', 'kit', expect.stringMatching(/^kit must be one of BODYWEIGHT, .*, SLED, AB_MAT, PARTNER, .*, TRACK$/)],
    [`exercise=${Array.from({ length: 11 }, (_, index) => `id-${index}`)}`, 'exercise', 'exercise must be at most 10 ids'],
    [`not=${'x'.repeat(37)}`, 'not', 'not must be at most 10 ids'],
    ['sort=oldest', 'sort', 'sort must be one of relevance, newest, shortest, name, type, category'],
    ['draw=0', 'draw', 'draw must be a whole number from 1 to 1000000'],
    ['draw=1000001', 'draw', 'draw must be a whole number from 1 to 1000000'],
    ['near=maybe', 'near', 'near must be 1 or 0'],
    ['maxMinutes=0', 'maxMinutes', 'maxMinutes must be a whole number from 1 to 1440'],
    ['maxMinutes=1441', 'maxMinutes', 'maxMinutes must be a whole number from 1 to 1440'],
    ['facets=yes', 'facets', 'facets must be 1 or 0'],
    ['exact=yes', 'exact', 'exact must be 1 or 0'],
    [`search=${'a'.repeat(101)}`, 'search', 'search must be one text of at most 100 characters'],
    ['search=a&search=b', 'search', 'search must be one text of at most 100 characters'],
  ])('GET /wods?%s is a 400 that names the field', async (query, field, message) => {
    const response = await ask(`/wods?${query}`);
    expect(response.status).toBe(400);
    const body = await failure(response);
    expect(body.details).toEqual([{ field, message }]);
    expect(body.error).toEqual(message);
  });

  it('lists every problem of a request', async () => {
    const body = await failure(await ask('/wods?page=0&limit=0&type=X'));
    expect(body.details?.map((problem) => problem.field)).toEqual(['page', 'limit', 'type']);
    expect(body.error).toContain('page must be a whole number from 1. limit must be');
  });

  it.each([
    '__proto__=1',
    '__proto__[page]=1',
    'constructor=1',
    'constructor[prototype]=1',
    'toString=1',
    'hasOwnProperty=1',
    'then=1',
    'page[]=2',
    'page[$gt]=1',
    '=',
    '&&&',
    '%',
    'x=%E0%A4%A',
    'x=%FF',
    `x=${'y'.repeat(8000)}`,
    'type=,,,',
    `${'a&'.repeat(3000)}`,
  ])('GET /wods?%.40s is answered as if it were not there', async (query) => {
    const response = await ask(`/wods?${query}`);
    expect([query.slice(0, 40), response.status]).toEqual([query.slice(0, 40), 200]);
    expect(((await response.json()) as { pagination: object }).pagination).toEqual({
      page: 1,
      pages: Math.ceil(predefinedWods.length / 10),
      total: predefinedWods.length,
    });
  });

  it('GET /wods/recent refuses a bad limit', async () => {
    const response = await ask('/wods/recent?limit=0');
    expect(response.status).toBe(400);
    expect((await failure(response)).error).toBe('limit must be a whole number from 1 to 1000');
  });

  it.each(['', '/', '/nothing', '/wods/', '/wods/x/y', '/../etc/passwd', '//', '/WODS', '/wods%2Frecent', '/%2e%2e/x', '/docs/../x'])(
    'GET /api%s is a 404',
    async (path) => {
      const response = await ask(path);
      expect([path, response.status]).toEqual([path, 404]);
      await failure(response);
    },
  );

  it.each(['/%', '/%zz', '/wods/%E0%A4%A', '/wods/%FF'])('GET /api%s is a 400', async (path) => {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 400]);
    expect((await failure(response)).error).toBe('The address is not valid');
  });

  it.each([
    ['POST', '/wods/recent'],
    ['PUT', '/exercises'],
    ['DELETE', '/health/live'],
    ['PATCH', '/wods'],
  ])('%s %s is a 405 that says what is possible', async (method, path) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('GET');
    expect((await failure(response)).error).toBe(`${method} is not possible here`);
  });

  it('refuses a route for the admin without a token, with a wrong one and with an unsigned one', async () => {
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","version":1}')}.`;
    for (const authorization of [undefined, 'Bearer', 'Bearer x.y.z', `Bearer ${unsigned}`, 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`]) {
      const response = await ask('/auth/me', { headers: authorization ? { authorization } : {} });
      expect([authorization, response.status]).toEqual([authorization, 401]);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      await failure(response);
    }
  });

  it('gives a request an id of its own, whatever a stranger says', async () => {
    for (const path of ['/wods', '/wods', '/nothing']) {
      const { headers } = await ask(path, { headers: { 'x-request-id': 'stranger-1234567' } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('carries the security headers and hides what it is made of', async () => {
    for (const path of ['/wods', '/wods', '/nothing', '/%', '/auth/me']) {
      const { headers } = await ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    }
  });

  it.each([
    ['a header that is too large', `GET /api/wods HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an address that is too long', `GET /api/wods?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['a request that is none', 'HELLO\r\n\r\n'],
    ['a request without a host', 'GET /api/wods HTTP/1.1\r\n\r\n'],
    ['bytes beyond ASCII in the address', 'GET /api/wods/\u00ff\u00fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an address with a NUL', 'GET /api/wods/\u0000 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a strange target', 'GET *wods HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('refuses %s with 4xx', async (_, text) => {
    expect(await statusOf(api().url, text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
}

function statusOf(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1'))).on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
  });
}
