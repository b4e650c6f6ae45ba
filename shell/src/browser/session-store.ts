import { ApiError, createApiClient, type Transport } from '@wod/api-client';
import { STORAGE_KEYS, type Admin } from '@wod/domain';
import { browserStorage, type Session, type SessionState } from '@wod/platform';
import { SignInGate } from '../sign-in-again/sign-in-gate';
import { patiently } from './patiently';

/** Spec section 6: the bearer token is kept in local storage under an admin-token key. */
const TOKEN_KEY = STORAGE_KEYS.adminToken;

const signedOut: SessionState = { status: 'signedOut' };
/** What the server renders with. */
const unknown: SessionState = { status: 'loading' };

/** The admin's sign-in, the same in every tab: a change of the stored token in another one is followed. */
export class SessionStore implements Pick<Session, 'signIn' | 'signOut'> {
  private state: SessionState = signedOut;
  private checked = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  /** Asks to sign in again when the token has ended while someone is working. */
  readonly gate = new SignInGate(
    (path, init) => this.send(path, init),
    () => this.state.status === 'signedIn',
  );

  /** The api's transport: it carries the token when there is one. */
  readonly transport: Transport = this.gate.transport;

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
    if (!browserStorage.write(TOKEN_KEY, token)) {
      // An older one would come back after a reload.
      browserStorage.remove(TOKEN_KEY);
      browserStorage.hold(TOKEN_KEY, token);
    }
    this.set({ status: 'signedIn', admin });
  };

  /** Forgets the token here at once, and revokes it on the server without keeping the visitor waiting. */
  readonly signOut = () => {
    const ended = this.send('/auth/logout', { method: 'POST', keepalive: true });
    this.forget();
    ended.catch(() => undefined);
  };

  private forget() {
    browserStorage.remove(TOKEN_KEY);
    this.set(signedOut);
  }

  private set(state: SessionState) {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const token = browserStorage.read(TOKEN_KEY);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return fetch(`/api${path}`, { ...init, headers });
  }

  /**
   * Spec section 4: a stored token is checked by fetching the admin; on failure it is removed. A server that is briefly out of reach
   * is no failure yet. Whoever is signed in already keeps the page, with what was typed, while another tab's token is checked.
   */
  private async check() {
    const token = browserStorage.read(TOKEN_KEY);
    if (token === null) return this.set(signedOut);
    const isWorking = this.state.status === 'signedIn';
    if (!isWorking) this.set({ status: 'loading' });
    const isStored = () => browserStorage.read(TOKEN_KEY) === token;
    const client = createApiClient((path, init) => this.send(path, init));
    try {
      const admin = await patiently((signal) => client.currentAdmin(signal), isStored);
      if (isStored()) this.set({ status: 'signedIn', admin });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401;
      if (isStored() && (isRefused || !isWorking)) this.forget();
    }
  }
}
