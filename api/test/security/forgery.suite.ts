import type { ErrorBody, TrainingSession, Wod } from '@wod/domain';
import { databases } from '../database/databases.js';
import { Library, PASSWORD, USERNAME } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';

/** What a page of another site can send without a preflight: https://fetch.spec.whatwg.org/#cors-safelisted-request-header */
const SIMPLE_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; charset=application/json',
  undefined,
];
const EVIL = { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };

describe('a page of another site', () => {
  const library = Library.on(databases[0] as (typeof databases)[number]);
  let owner: Browser;
  let fran: Wod;
  let session: TrainingSession;

  beforeAll(async () => {
    ({ fran } = await twoWods(library));
    owner = new Browser(library);
    session = await owner.create(classOf(fran));
  });

  /** A cross-site request with a cookie that the browser would have to withhold. */
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(`${library.url}${path}`, {
      method,
      headers: { ...EVIL, cookie: owner.cookie ?? '', ...headers },
      // Bytes, for which fetch sets no content type.
      ...(body !== undefined && { body: new TextEncoder().encode(body) }),
    });

  it.each(SIMPLE_TYPES)('can send no body as %s', async (type) => {
    const attempts: [path: string, body: object][] = [
      ['/training-sessions', classOf(fran)],
      [`/training-sessions/${session.id}/restore`, {}],
      ['/wods', { name: 'x', type: 'EMOM' }],
      ['/auth/login', { username: USERNAME, password: PASSWORD }],
      ['/import/wods', { category: 'HERO', wodNames: ['Murph'] }],
    ];
    const before = await library.get('/training-sessions');
    for (const [path, body] of attempts) {
      for (const text of [JSON.stringify(body), `{"x":"=`, 'name=x&totalMinutes=60', '']) {
        if (text === '' && type === undefined) continue;
        const answer = await send('POST', path, text, type === undefined ? {} : { 'content-type': type });
        // Admin routes refuse before the body is looked at.
        expect([path, text, answer.status]).toEqual([path, text, /wods$/.test(path) ? expect.any(Number) : 415]);
        expect([401, 415]).toContain(answer.status);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    }
    expect(await library.get('/training-sessions')).toEqual(before);
  });

  it('is not allowed anything when its browser asks first', async () => {
    for (const path of ['/training-sessions', `/training-sessions/${session.id}`, '/wods', '/auth/login']) {
      const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,content-type' };
      const answer = await send('OPTIONS', path, undefined, headers);
      expect(answer.ok).toBe(false);
      for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control-/);
    }
  });

  it('can read the library, which is public, but nothing on behalf of a visitor', async () => {
    const { headers } = await send('GET', '/wods');
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual(['*', null]);
  });

  it('can read no other answer', async () => {
    for (const path of ['/training-sessions', `/training-sessions/${session.id}`, '/nothing']) {
      const { headers } = await send('GET', path);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('can change nothing by a request without a body, for which its browser sends no cookie', async () => {
    await owner.send('DELETE', `/training-sessions/${session.id}`);
    const answer = await send('POST', `/training-sessions/${session.id}/restore`, undefined, { cookie: '' });
    expect(answer.status).toBe(403);
    expect((await owner.see(session.id)).name).toBeUndefined();
    expect((await owner.send('POST', `/training-sessions/${session.id}/restore`)).status).toBe(200);
  });

  describe('at another port of the same host, with which its browser does send the cookie,', () => {
    const FORGED = 'This can only be done from the pages of this site';
    const restore = () => `/training-sessions/${session.id}/restore`;
    const statusOf = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).error];

    beforeAll(() => owner.send('DELETE', `/training-sessions/${session.id}`));
    afterAll(() => owner.send('POST', restore()));

    it.each([{ 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'nonsense' }, { 'sec-fetch-site': '' }])(
      'can do nothing without a body: %j',
      async (headers) => {
        for (const [method, path] of [
          ['POST', restore()],
          ['DELETE', `/training-sessions/${session.id}`],
        ] as const) {
          expect(await statusOf(await send(method, path, undefined, { origin: 'http://localhost:9', ...headers }))).toEqual([403, FORGED]);
        }
        expect((await owner.see(session.id)).name).toBeUndefined();
      },
    );

    it('and neither can one whose old browser says nothing of where it comes from', async () => {
      const answer = await fetch(`${library.url}${restore()}`, { method: 'POST', headers: { cookie: owner.cookie ?? '' } });
      expect(await statusOf(answer)).toEqual([403, FORGED]);
    });

    it.each([
      ['its own pages', { 'sec-fetch-site': 'same-origin' }],
      ['the address bar', { 'sec-fetch-site': 'none' }],
      ['JSON', { 'content-type': 'application/json' }],
      ['JSON with its character set', { 'content-type': 'Application/JSON; charset=utf-8' }],
    ])('while %s can', async (_, headers: Record<string, string>) => {
      const cookie = owner.cookie ?? '';
      expect((await fetch(`${library.url}${restore()}`, { method: 'POST', headers: { cookie, ...headers } })).status).toBe(200);
      expect((await fetch(`${library.url}/training-sessions/${session.id}`, { method: 'DELETE', headers: { cookie, ...headers } })).status).toBe(204);
    });

    it('and who proves by a token to be the admin needs nothing more', async () => {
      expect((await library.send('POST', restore())).status).toBe(200);
      expect((await library.send('DELETE', `/training-sessions/${session.id}`)).status).toBe(204);
    });
  });

  it('changes nothing by an address alone', async () => {
    const before = await library.get('/training-sessions');
    for (const method of ['GET', 'HEAD']) {
      for (const path of [
        `/training-sessions/${session.id}/restore`,
        '/auth/login',
        '/auth/change-password',
        '/import/wods',
        `/training-sessions/${session.id}?_method=DELETE`,
      ]) {
        await send(method, path, undefined, { 'x-http-method-override': 'DELETE' });
      }
    }
    const overridden = await send('POST', '/training-sessions?_method=DELETE', JSON.stringify(classOf()), {
      'content-type': 'text/plain',
      'x-http-method-override': 'DELETE',
    });
    expect(overridden.status).toBe(415);
    expect(await library.get('/training-sessions')).toEqual(before);
  });
});
