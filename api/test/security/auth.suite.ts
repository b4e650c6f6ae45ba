import type { Admin, ChangeLogPage, ErrorBody, LoginAnswer, PasswordChangeAnswer } from '@wod/domain';
import { EndedTokenEntity } from '../../src/auth/ended-token.entity.js';
import { anyDatabase, databases } from '../database/databases.js';
import { type Answer, ask, Library, PASSWORD, USERNAME } from '../library.js';

const WRONG = 'Invalid username or password';

describe.each(databases)('signing in on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const login = (body: unknown, headers?: Record<string, string>, path = '/auth/login') =>
    ask<LoginAnswer & ErrorBody>(`${library.url}${path}`, 'POST', body, headers);
  const right = { username: USERNAME, password: PASSWORD };
  const wrong = { username: USERNAME, password: 'wrong password' };
  const me = (token: string) => ask<Admin>(`${library.url}/auth/me`, 'GET', undefined, { authorization: `Bearer ${token}` });
  const actions = async () => (await library.get<ChangeLogPage>('/change-log')).entries.map(({ admin, action, title }) => [admin, action, title]);
  const expectTooMany = ({ status, headers, body }: Answer<ErrorBody>) => {
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(body.error).toBe(`Too many attempts. Please try again in ${Math.ceil(seconds / 60)} minutes`);
  };
  /** The cookie set by an answer, as a browser sends it back. */
  const cookieOf = ({ headers }: Answer<unknown>) => ({ cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' });

  it('gives a token for 12 hours', async () => {
    const { status, headers, body } = await login(right);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), admin: { username: USERNAME } });
    expect(headers.get('cache-control')).toBe('no-store');
    const { exp, iat } = JSON.parse(atob(body.token.split('.')[1] ?? '')) as { exp: number; iat: number };
    expect(exp - iat).toBe(12 * 60 * 60);
    expect(await me(body.token)).toMatchObject({ status: 200, body: { username: USERNAME } });
  });

  it('takes the username in any case and with spaces around it, the password exactly', async () => {
    expect((await login({ ...right, username: ' ADMIN ' })).body.admin).toEqual({ username: USERNAME });
    for (const password of [` ${PASSWORD}`, PASSWORD.toUpperCase(), `${PASSWORD}\u0000`]) {
      expect(await login({ ...right, password })).toMatchObject({ status: 401, body: { error: WRONG } });
    }
  });

  it('answers an unknown user and a wrong password alike', async () => {
    const answers = [await login({ ...right, username: 'nobody' }), await login(wrong), await login({ ...right, username: 'ádmin' })];
    for (const { status, headers, body } of answers) {
      expect([status, body]).toEqual([401, { error: WRONG, statusCode: 401, requestId: expect.any(String) }]);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  describe('signing out', () => {
    const logout = (token: string) => ask(`${library.url}/auth/logout`, 'POST', undefined, { authorization: `Bearer ${token}` });

    it('ends this token and no other, also after a restart', async () => {
      const other = (await login(right)).body.token;
      expect(await logout(other)).toMatchObject({ status: 204, body: undefined });
      expect(await me(other)).toMatchObject({ status: 401, body: { error: 'Your session has ended. Please sign in again' } });
      expect((await me(library.token)).status).toBe(200);
      await library.restart();
      expect([(await me(other)).status, (await me(library.token)).status]).toEqual([401, 200]);
      expect((await login(right)).status).toBe(200);
    });

    it('is done once, however often it is asked for at once', async () => {
      const other = (await login(right)).body.token;
      const answers = await Promise.all([1, 2, 3].map(() => logout(other)));
      for (const { status } of answers) expect([204, 401]).toContain(status);
      expect((await me(other)).status).toBe(401);
      expect(await library.inDatabase((manager) => manager.count(EndedTokenEntity))).toBe(1);
    });

    it('is for who is signed in, and keeps nothing of a token that is not valid', async () => {
      for (const token of ['', 'x.y.z', `${library.token}x`]) expect((await logout(token)).status).toBe(401);
      expect(await library.inDatabase((manager) => manager.count(EndedTokenEntity))).toBe(0);
    });

    it('is forgotten when the token would have ended anyway', async () => {
      await logout((await login(right)).body.token);
      const [ended] = await library.inDatabase((manager) => manager.find(EndedTokenEntity));
      expect((ended?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(11 * 60 * 60 * 1000);
      const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
      await library.inDatabase((manager) =>
        manager.insert(EndedTokenEntity, [
          { id: 'old', expiresAt: days(2) },
          { id: 'just over', expiresAt: days(0.1) },
        ]),
      );
      await library.restart();
      const kept = await library.inDatabase((manager) => manager.find(EndedTokenEntity));
      expect(kept.map(({ id }) => id).sort()).toEqual([ended?.id, 'just over'].sort());
    });
  });

  it('is in the change log, with nothing of what a stranger typed', async () => {
    await login({ username: 'my secret password', password: 'x' });
    await login(wrong);
    expect((await actions()).slice(0, 3)).toEqual([
      [USERNAME, 'signInFailed', 'A sign-in with a wrong password'],
      ['unknown', 'signInFailed', 'A sign-in with an unknown username'],
      [USERNAME, 'signIn', 'Signed in'],
    ]);
  });

  describe('changing the password', () => {
    const change = (body: unknown) => library.send<PasswordChangeAnswer & ErrorBody>('PUT', '/auth/change-password', body);
    const valid = { currentPassword: PASSWORD, newPassword: 'a new password' };

    it('ends every older token and gives a fresh one', async () => {
      const other = (await login(right)).body.token;
      const { status, body } = await change(valid);
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'Password changed successfully!', token: expect.any(String) });
      for (const token of [library.token, other]) {
        expect(await me(token)).toMatchObject({ status: 401, body: { error: 'Your session has ended. Please sign in again' } });
      }
      expect((await me(body.token)).status).toBe(200);
      expect((await login(right)).status).toBe(401);
      expect((await login({ ...right, password: valid.newPassword })).status).toBe(200);
      library.token = body.token;
      expect(await actions()).toContainEqual([USERNAME, 'changePassword', 'The password was changed']);
    });

    it('happens once when it is asked for several times at once', async () => {
      const answers = await Promise.all([1, 2, 3].map((number) => change({ ...valid, newPassword: `new password ${number}` })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      library.token = answers.find(({ status }) => status === 200)?.body.token ?? '';
      expect((await me(library.token)).status).toBe(200);
    });

    if (anyDatabase.includes(kind)) {
      it('is for the signed-in admin', async () => {
        expect((await ask(`${library.url}/auth/change-password`, 'PUT', valid)).status).toBe(401);
      });

      it('is refused after ten wrong current passwords', async () => {
        for (let attempt = 0; attempt < 10; attempt += 1) expect((await change({ ...valid, currentPassword: 'not it' })).status).toBe(400);
        expectTooMany(await change(valid));
      });

      it('is left to the admin when a stolen token has used up its tries, however that is spelled', async () => {
        const stolen = (await login(right)).body.token;
        const guess = (token: string) =>
          ask<ErrorBody>(`${library.url}/auth/change-password`, 'PUT', { ...valid, currentPassword: 'not it' }, { authorization: `Bearer ${token}` });
        for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(stolen)).status).toBe(400);
        for (const spelling of [stolen, `${stolen}=`, `${stolen}==`]) expect([401, 429]).toContain((await guess(spelling)).status);
        expect((await change(valid)).status).toBe(200);
      });
    }
  });

  if (anyDatabase.includes(kind)) {
    it('is refused after ten wrong passwords, however the account and the path are spelled', async () => {
      const spellings = [
        wrong,
        { ...wrong, username: 'ADMIN' },
        { ...wrong, username: ' Admin' },
        { ...wrong, more: Math.random() },
        { ...wrong, password: 'other' },
      ];
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await login(spellings[attempt % spellings.length], { 'x-forwarded-for': `10.0.0.${attempt}` })).status).toBe(401);
      }
      for (const spelling of spellings) expectTooMany(await login(spelling));
      expectTooMany(await login(wrong, { 'x-forwarded-for': '10.1.1.1' }));
      expectTooMany(await login(wrong, {}, '/auth/login?x=1'));
      expectTooMany(await login(right));
      expect((await login(wrong, {}, '/auth/login/')).status).toBe(404);
      expect((await login(wrong, {}, '/AUTH/LOGIN')).status).toBe(404);
    });

    it('counts attempts that come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 25 }, () => login(wrong)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    it('never shuts a browser out that has signed in before, nor one that is signed in', async () => {
      const known = cookieOf(await login(right));
      for (let attempt = 0; attempt < 12; attempt += 1) await login(wrong);
      expectTooMany(await login(right));
      expect((await me(library.token)).status).toBe(200);
      const again = await login(right, known);
      expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
    });

    it('bounds a known browser too, and knows it for its own account only', async () => {
      const known = cookieOf(await login(right));
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await login(wrong, known)).status).toBe(401);
      expectTooMany(await login(right, known));
      const answer = await login(right);
      expect(answer.headers.get('set-cookie')).toMatch(/^known-browser=[\w.-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
      const [, payload] = cookieOf(answer).cookie.split('.');
      expect((await me(cookieOf(answer).cookie.replace('known-browser=', ''))).status).toBe(401);
      for (const cookie of [`known-browser=${library.token}`, `known-browser=x.${payload}.y`, 'known-browser=']) {
        expect((await login(right, { cookie })).headers.get('set-cookie')).not.toBeNull();
      }
    });

    it('starts counting anew after a success', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let attempt = 0; attempt < 9; attempt += 1) expect((await login(wrong)).status).toBe(401);
        expect((await login(right)).status).toBe(200);
      }
    });
  }
});

describe.each(anyDatabase)('a browser that is known by https on $name', (kind) => {
  const library = Library.on(kind, 'suite', { SITE_ORIGIN: 'https://wod.example.org' });
  const login = (cookie?: string) =>
    ask(`${library.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD }, cookie === undefined ? {} : { cookie });
  const NEW = /^__Host-known-browser=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/;
  const idIn = (cookie = '') => (JSON.parse(atob(cookie.split('.')[1] ?? '')) as { jti: string }).jti;

  it('is marked so that no other host can do it, and stays who it is when it comes with the old name', async () => {
    const [first = ''] = (await login()).headers.getSetCookie();
    expect(first).toMatch(NEW);
    const [current = ''] = first.split(';');
    expect((await login(current)).headers.getSetCookie()).toEqual([]);
    const renewed = (await login(current.replace('__Host-', ''))).headers.getSetCookie();
    expect(renewed).toEqual([expect.stringMatching(NEW), expect.stringMatching(/^known-browser=; Max-Age=0; Path=\/api\/auth;/)]);
    expect(idIn(renewed[0])).toBe(idIn(current));
  });
});

describe.each(anyDatabase)('input that is not valid on $name', (kind) => {
  const library = Library.on(kind);
  const login = (body: unknown) => ask(`${library.url}/auth/login`, 'POST', body);
  const change = { currentPassword: PASSWORD, newPassword: 'a new password' };

  it.each<[what: string, body: unknown, status: number, error: string]>([
    ['nothing', {}, 400, 'Username is required. Password is required'],
    ['a blank username', { username: ' ', password: 'x' }, 400, 'Username is required'],
    ['an empty password', { username: 'admin', password: '' }, 400, 'Password is required'],
    ['an object for a username', { username: { $ne: null }, password: 'x' }, 400, 'Username must be text'],
    ['a list for a password', { username: 'admin', password: ['x'] }, 400, 'Password must be text'],
    ['a long username', { username: 'x'.repeat(65), password: 'x' }, 400, 'Username must be at most 64 characters'],
    ['a list', '[]', 400, 'The request body must be an object'],
    ['broken JSON', '{"username":', 400, 'The request could not be understood'],
    ['a deep value', `{"username":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 413, 'The request is too large'],
    ['more than 1 MB', { username: USERNAME, password: PASSWORD, more: 'x'.repeat(1_100_000) }, 413, 'The request is too large'],
  ])('refuses %s as a sign-in', async (_, body, status, error) => {
    expect(await login(body)).toMatchObject({ status, body: { error } });
  });

  it.each([
    ['nothing', {}, 'currentPassword', 'All fields are required'],
    ['no current password', { ...change, currentPassword: '' }, 'currentPassword', 'All fields are required'],
    ['no new password', { ...change, newPassword: '' }, 'newPassword', 'All fields are required'],
    ['a short one', { ...change, newPassword: '12345' }, 'newPassword', 'New password must be at least 6 characters'],
    ['a long one', { ...change, newPassword: 'x'.repeat(201) }, 'newPassword', 'New password must be at most 200 characters'],
    ['a number', { ...change, newPassword: 123456 }, 'newPassword', 'New password must be text'],
    ['a wrong current password', { ...change, currentPassword: 'not it' }, 'currentPassword', 'Current password is incorrect'],
  ])('refuses %s as a change of password, and changes nothing', async (_, body, field, message) => {
    expect(await library.send('PUT', '/auth/change-password', body)).toMatchObject({
      status: 400,
      body: { error: message, details: [{ field, message }] },
    });
    expect((await library.send('GET', '/auth/me')).status).toBe(200);
    expect((await login({ username: USERNAME, password: PASSWORD })).status).toBe(200);
  });
});
