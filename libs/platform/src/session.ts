import type { Admin } from '@wod/domain';
import { createContext, useContext } from 'react';

/** Whether an admin is signed in. `loading` lasts while a stored token is checked. */
export type SessionState = { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; admin: Admin };

export interface Session {
  readonly state: SessionState;
  /** Keeps the token and the admin, in every tab of this browser. */
  signIn(token: string, admin: Admin): void;
  /** Forgets both, in every tab of this browser. */
  signOut(): void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** @throws Error outside of the shell */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the shell around it.');
  return session;
}
