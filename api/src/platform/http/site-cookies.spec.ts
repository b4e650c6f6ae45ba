import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { cookieOf, giveCookie, hasCookie, type SiteCookie } from './site-cookies.js';

const COOKIE: SiteCookie = { name: 'key', days: 2, path: '/api/here', sameSite: 'strict' };
const HTTP = { origin: 'http://wod.example' };
const HTTPS = { origin: 'https://wod.example' };

/** A server that echoes the cookie a browser sends, and can set one. */
async function serving(site = HTTP): Promise<FastifyInstance> {
  const server = fastify();
  server.register(cookies, { hook: false });
  server.get('/', (request) => ({ value: cookieOf(request, COOKIE), has: hasCookie(request, COOKIE, site) }));
  server.post('/', (_, reply) => {
    giveCookie(reply, COOKIE, 'new', site);
    return {};
  });
  await server.ready();
  return server;
}

const read = async (cookie: string | undefined, site = HTTP) =>
  (await (await serving(site)).inject({ method: 'GET', url: '/', headers: cookie === undefined ? {} : { cookie } })).json<{
    value?: string;
    has: boolean;
  }>();
const given = async (cookie: string, site: typeof HTTP) =>
  [(await (await serving(site)).inject({ method: 'POST', url: '/', headers: { cookie } })).headers['set-cookie']].flat();

it.each([
  ['key=a', 'a'],
  ['x=y; key=a; z=b', 'a'],
  ['x=y;key=a;z=b', 'a'],
  ['key=a ; z=b', 'a'],
  ['__Host-key=a', 'a'],
  ['key=old; __Host-key=new', 'new'],
  [undefined, undefined],
  ['', undefined],
  ['my-key=a', undefined],
  ['Key=a', undefined],
  ['x=key=a', undefined],
  ['x="key=a"', undefined],
  ['__proto__=a', undefined],
  [`key=a; x=${'x'.repeat(20_000)}`, undefined],
])('of %j is %j', async (header, value) => {
  expect((await read(header)).value).toBe(value);
});

it('is there under the name of the site, and of no other', async () => {
  expect((await read('key=a')).has).toBe(true);
  expect((await read('key=a', HTTPS)).has).toBe(false);
  expect((await read('__Host-key=a', HTTPS)).has).toBe(true);
});

it('goes to its path by http', async () => {
  expect(await given('key=old', HTTP)).toEqual(['key=new; Max-Age=172800; Path=/api/here; HttpOnly; SameSite=Strict']);
});

it('is bound to the host by https', async () => {
  expect(await given('__Host-key=old', HTTPS)).toEqual(['__Host-key=new; Max-Age=172800; Path=/; HttpOnly; Secure; SameSite=Strict']);
});

it('takes the place of one without a prefix', async () => {
  expect(await given('key=old', HTTPS)).toEqual([
    '__Host-key=new; Max-Age=172800; Path=/; HttpOnly; Secure; SameSite=Strict',
    expect.stringMatching(/^key=; Max-Age=0; Path=\/api\/here; Expires=Thu, 01 Jan 1970/),
  ]);
});
