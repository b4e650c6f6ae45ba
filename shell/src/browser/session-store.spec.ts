import { SessionStore } from './session-store';

const answers: Array<() => Promise<Response>> = [];
const requests: Array<{ url: string; authorization: string | null }> = [];

beforeEach(() => {
  localStorage.clear();
  answers.length = requests.length = 0;
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), authorization: new Headers(init?.headers).get('authorization') });
    return (answers.shift() ?? (() => Promise.reject(new TypeError('offline'))))();
  };
});

/** What stores listen to: when a test is over, its tabs are closed. */
const listening = jest.spyOn(globalThis, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener as EventListener);
  listening.mockClear();
});

const me = () => Promise.resolve(Response.json({ username: 'coach' }));
const refused = () => Promise.resolve(Response.json({ error: 'Sign in first.', statusCode: 401 }, { status: 401 }));

/** Starts a store and waits until it has checked the stored token. */
async function started() {
  const store = new SessionStore();
  store.start();
  while (store.read().status === 'loading') await new Promise((resolve) => setTimeout(resolve));
  return store;
}

describe('SessionStore', () => {
  it('asks nobody without a token', async () => {
    const store = await started();
    expect(store.read()).toEqual({ status: 'signedOut' });
    expect(requests).toEqual([]);
  });

  it('fetches the admin with the stored token', async () => {
    localStorage.setItem('admin-token', 'abc');
    answers.push(me);
    const store = await started();
    expect(store.read()).toEqual({ status: 'signedIn', admin: { username: 'coach' } });
    expect(requests).toEqual([{ url: '/api/auth/me', authorization: 'Bearer abc' }]);
  });

  it('forgets a token that is refused', async () => {
    localStorage.setItem('admin-token', 'old');
    answers.push(refused);
    const store = await started();
    expect(store.read()).toEqual({ status: 'signedOut' });
    expect(localStorage.getItem('admin-token')).toBeNull();
  });

  it('signs in, and out here at once and at the server in the background', async () => {
    const store = await started();
    store.signIn('new', { username: 'coach' });
    expect(store.read().status).toBe('signedIn');
    expect(localStorage.getItem('admin-token')).toBe('new');
    // Nobody answers.
    answers.push(() => new Promise(() => undefined));
    store.signOut();
    expect(store.read().status).toBe('signedOut');
    expect(localStorage.getItem('admin-token')).toBeNull();
    expect(requests).toEqual([{ url: '/api/auth/logout', authorization: 'Bearer new' }]);
  });

  it('signs out without a server too', async () => {
    const store = await started();
    store.signIn('new', { username: 'coach' });
    store.signOut();
    await new Promise((resolve) => setTimeout(resolve));
    expect([store.read().status, localStorage.getItem('admin-token')]).toEqual(['signedOut', null]);
  });

  it.each([
    ['the server is away', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
    ['the library is starting', () => Promise.resolve(Response.json({ error: 'Away', statusCode: 503 }, { status: 503 }))],
    ['there is no network', () => Promise.reject(new TypeError('offline'))],
    ['an answer breaks off', () => Promise.resolve(new Response('{"user'))],
  ])('goes on checking while %s', async (_, failure) => {
    localStorage.setItem('admin-token', 'abc');
    answers.push(failure, failure, me);
    const store = await started();
    expect(store.read().status).toBe('signedIn');
    expect(requests).toHaveLength(3);
  });

  describe('when nothing answers', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('gives up after ten seconds', async () => {
      const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
        return controller.signal;
      });
      localStorage.setItem('admin-token', 'abc');
      const store = new SessionStore();
      store.start();
      await jest.advanceTimersByTimeAsync(9_500);
      expect([store.read().status, localStorage.getItem('admin-token')]).toEqual(['loading', 'abc']);
      expect(requests.length).toBeGreaterThan(4);
      await jest.advanceTimersByTimeAsync(3_000);
      expect([store.read().status, localStorage.getItem('admin-token')]).toEqual(['signedOut', null]);
      const asked = requests.length;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(requests).toHaveLength(asked);
      timeout.mockRestore();
    });

    it('keeps the page of who is signed in already', async () => {
      localStorage.setItem('admin-token', 'abc');
      answers.push(me);
      const store = new SessionStore();
      store.start();
      await jest.advanceTimersByTimeAsync(0);
      localStorage.setItem('admin-token', 'def');
      dispatchEvent(new StorageEvent('storage', { key: 'admin-token' }));
      await jest.advanceTimersByTimeAsync(20_000);
      expect([store.read().status, localStorage.getItem('admin-token')]).toEqual(['signedIn', 'def']);
    });
  });

  it('keeps no older token where there is no room for a new one, which lasts as long as the page', async () => {
    const store = await started();
    localStorage.setItem('admin-token', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.signIn('new', { username: 'coach' });
    full.mockRestore();
    expect(localStorage.getItem('admin-token')).toBeNull();
    answers.push(me);
    await store.transport('/dashboard');
    expect(requests.at(-1)).toMatchObject({ authorization: 'Bearer new' });
  });

  it('works for as long as the page where storage is blocked', async () => {
    const access = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const store = await started();
    store.signIn('new', { username: 'coach' });
    answers.push(me, me, me);
    await store.transport('/dashboard');
    expect(requests.at(-1)).toMatchObject({ url: '/api/dashboard', authorization: 'Bearer new' });
    store.signOut();
    await store.transport('/wods');
    expect([store.read().status, requests.at(-1)?.authorization]).toEqual(['signedOut', null]);
    access.mockRestore();
  });

  it('follows a sign-out in another tab', async () => {
    localStorage.setItem('admin-token', 'abc');
    answers.push(me);
    const store = await started();
    const changed = new Promise<void>((resolve) => store.subscribe(resolve));
    localStorage.removeItem('admin-token');
    dispatchEvent(new StorageEvent('storage', { key: 'admin-token' }));
    await changed;
    expect(store.read()).toEqual({ status: 'signedOut' });
  });

  it('stays signed in while a token from another tab is checked', async () => {
    localStorage.setItem('admin-token', 'abc');
    answers.push(me, me);
    const store = await started();
    const states: string[] = [];
    const rechecked = new Promise<void>((resolve) => {
      store.subscribe(() => {
        states.push(store.read().status);
        resolve();
      });
    });
    localStorage.setItem('admin-token', 'def');
    dispatchEvent(new StorageEvent('storage', { key: 'admin-token' }));
    await rechecked;
    expect(states).toEqual(['signedIn']);
    expect(requests.at(-1)?.authorization).toBe('Bearer def');
  });
});
