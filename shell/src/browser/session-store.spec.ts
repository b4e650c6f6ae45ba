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

  it('signs in and out', async () => {
    const store = await started();
    store.signIn('new', { username: 'coach' });
    expect(store.read().status).toBe('signedIn');
    expect(localStorage.getItem('admin-token')).toBe('new');
    store.signOut();
    expect(store.read().status).toBe('signedOut');
    expect(localStorage.getItem('admin-token')).toBeNull();
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
    // The stores of the other tests are tabs too, and ask as well.
    answers.push(...Array.from({ length: 12 }, () => me));
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
