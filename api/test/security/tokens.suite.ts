import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { AdminEntity } from '../../src/auth/admin.entity.js';
import { databases } from '../database/databases.js';
import { ask, Library, PASSWORD, USERNAME } from '../library.js';

const KEY = 'the key of the tests, which signs nothing real';
const ENDED = 'Your session has ended. Please sign in again';

const encode = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

describe('a token that', () => {
  const library = Library.on(databases[0] as (typeof databases)[number], 'suite', { JWT_SECRET: KEY });
  const other = Library.on(databases[0] as (typeof databases)[number], 'suite', { JWT_SECRET: 'another key of the tests, which signs nothing real' });
  let claims: Record<string, unknown>;

  beforeAll(async () => {
    claims = JSON.parse(Buffer.from(library.token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  });

  const signed = (payload: object, { key = KEY, header = { alg: 'HS256', typ: 'JWT' } as object, hash = 'sha256' } = {}) => {
    const text = `${encode(header)}.${encode(payload)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const parts = () => library.token.split('.') as [string, string, string];
  const me = (authorization: string) => ask(`${library.url}/auth/me`, 'GET', undefined, { authorization });

  it('is the api’s own is taken, and so is the same made with its key', async () => {
    for (const token of [library.token, signed(claims)]) {
      expect((await me(`Bearer ${token}`)).body).toEqual({ username: USERNAME });
    }
  });

  const forged: [what: string, token: () => string][] = [
    ['names no algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`],
    ['names no algorithm and keeps a signature', () => `${encode({ alg: 'none' })}.${parts()[1]}.${parts()[2]}`],
    ['names no algorithm in capitals', () => `${encode({ alg: 'NONE' })}.${parts()[1]}.`],
    ['leaves the algorithm out', () => signed(claims, { header: { typ: 'JWT' } })],
    ['is signed with another key', () => signed(claims, { key: 'another key of at least thirty-two characters' })],
    ['is signed with an empty key', () => signed(claims, { key: '' })],
    ['is signed with another algorithm', () => signed(claims, { header: { alg: 'HS512' }, hash: 'sha512' })],
    ['says another algorithm than it is signed with', () => signed(claims, { header: { alg: 'RS256' } })],
    [
      'brings the key that it is signed with',
      () => {
        const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const text = `${encode({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) })}.${parts()[1]}`;
        return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
      },
    ],
    ['names a file as its key', () => signed(claims, { key: '', header: { alg: 'HS256', kid: '../../dev/null', jku: 'http://127.0.0.1:1/keys' } })],
    ['has expired', () => signed({ ...claims, iat: now() - 120, exp: now() - 60 })],
    ['is not valid yet', () => signed({ ...claims, nbf: now() + 600 })],
    ['is of another admin', () => signed({ ...claims, sub: 'x' })],
    ['is of a later generation', () => signed({ ...claims, version: 2 })],
    ['is of an earlier generation', () => signed({ ...claims, version: 0 })],
    ['has its generation as text', () => signed({ ...claims, version: '1' })],
    ['has no generation', () => signed({ ...claims, version: undefined })],
    ['has no owner', () => signed({ ...claims, sub: undefined })],
    ['has other claims under the old signature', () => `${parts()[0]}.${encode({ ...claims, exp: now() + 9e6 })}.${parts()[2]}`],
    ['is cut off by a character', () => library.token.slice(0, -1)],
    ['has no signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['has two parts', () => `${parts()[0]}.${parts()[1]}`],
    ['has a part more', () => `${library.token}.${parts()[2]}`],
    ['is no JSON', () => `${encode('x')}.${encode('y')}.${encode('z')}`],
  ];

  it.each(forged)('%s is refused', async (_, token) => {
    expect(await me(`Bearer ${token()}`)).toMatchObject({ status: 401, body: { error: ENDED } });
  });

  it('stands anywhere but in the Authorization header is not looked at', async () => {
    const { token } = library;
    const headers: Record<string, string>[] = [
      { cookie: `admin-token=${token}; token=${token}` },
      { 'x-access-token': token },
      ...[token, `Basic ${token}`, `Bearer ${token} more`, `more Bearer ${token}`].map((authorization) => ({ authorization })),
    ];
    for (const header of headers) expect((await ask(`${library.url}/auth/me`, 'GET', undefined, header)).status).toBe(401);
    for (const query of [`token=${token}`, `access_token=${token}`, `authorization=Bearer ${token}`]) {
      expect((await ask(`${library.url}/auth/me?${query}`, 'GET')).status).toBe(401);
    }
    expect((await ask(`${library.url}/wods`, 'POST', { name: 'x', type: 'EMOM', token, authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('is of another application in the same process is refused there, and taken at its own', async () => {
    const status = async ({ url }: Library, { token }: Library) =>
      (await ask(`${url}/auth/me`, 'GET', undefined, { authorization: `Bearer ${token}` })).status;
    const asked = [library, other, library, other].flatMap((at) => [status(at, library), status(at, other)]);
    expect(await Promise.all(asked)).toEqual([200, 401, 401, 200, 200, 401, 401, 200]);
  });

  it('marks a known browser is no sign-in, and a sign-in marks no browser', async () => {
    const { headers } = await ask(`${library.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });
    const [, known = ''] = /^known-browser=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
    expect(known.split('.')).toHaveLength(3);
    expect((await me(`Bearer ${known}`)).status).toBe(401);
  });

  it('belongs to an admin who is gone is refused', async () => {
    await library.inDatabase((manager) => manager.update(AdminEntity, { username: USERNAME }, { id: 'another' }));
    expect((await me(`Bearer ${library.token}`)).status).toBe(401);
    await library.inDatabase((manager) => manager.update(AdminEntity, { username: USERNAME }, { id: String(claims.sub) }));
    expect((await me(`Bearer ${library.token}`)).status).toBe(200);
  });
});
