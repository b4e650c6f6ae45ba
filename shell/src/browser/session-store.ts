import { createApiClient, type Transport } from '@wod/api-client';
import type { Admin } from '@wod/domain';
import type { Session, SessionState } from '@wod/platform';

/** Spec section 6: the bearer token stands in local storage under an admin-token key. */
const TOKEN_KEY = 'admin-token';

const signedOut: SessionState = { status: 'signedOut' };
/** What the server's rendering goes by. */
const unknown: SessionState = { status: 'loading' };

/** The admin's sign-in, the same in every tab: a change of the stored token in another one is followed. */
export class SessionStore implements Pick<Session, 'signIn' | 'signOut'> {
  private state: SessionState = signedOut;
  private checked = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  /** The api's transport: it carries the token when there is one. */
  readonly transport: Transport = (path, init = {}) => {
    const headers = new Headers(init.headers);
    const token = localStorage.getItem(TOKEN_KEY);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return fetch(`/api${path}`, { ...init, headers });
  };

  /** Checks the stored token, now and whenever another tab changes it. */
  start() {
    this.checked = this.check();
    addEventListener('storage', ({ key }) => {
      if (key === TOKEN_KEY || key === null) this.checked = this.check();
    });
  }

  /** Waits for the check of a stored token. @returns whether an admin is signed in */
  readonly ready = async () => {
    await this.checked;
    return this.state.status === 'signedIn';
  };

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = () => this.state;
  readonly readOnServer = () => unknown;

  readonly signIn = (token: string, admin: Admin) => {
    localStorage.setItem(TOKEN_KEY, token);
    this.set({ status: 'signedIn', admin });
  };

  readonly signOut = () => {
    localStorage.removeItem(TOKEN_KEY);
    this.set(signedOut);
  };

  private set(state: SessionState) {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** Spec section 4: a stored token is checked by fetching the admin; on failure it is removed. */
  private async check() {
    const token = localStorage.getItem(TOKEN_KEY);
    if (token === null) return this.set(signedOut);
    // Who is signed in already keeps the page, with what was typed, while another tab's token is checked.
    if (this.state.status !== 'signedIn') this.set({ status: 'loading' });
    try {
      const admin = await createApiClient(this.transport).currentAdmin();
      if (localStorage.getItem(TOKEN_KEY) === token) this.set({ status: 'signedIn', admin });
    } catch {
      if (localStorage.getItem(TOKEN_KEY) === token) this.signOut();
    }
  }
}
