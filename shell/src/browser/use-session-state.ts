import type { SessionState } from '@wod/platform';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionStore } from './session-store';

/**
 * The state of the sign-in: unknown, as on the server, until the stored token is checked. That check isn't shown before every part of the
 * first page has its code: React would take away the server's HTML of those that are still waiting for it.
 */
export function useSessionState(session: SessionStore): SessionState {
  const [isChecked, setChecked] = useState(false);
  useEffect(() => void session.ready().then(() => startTransition(() => setChecked(true))), [session]);
  return useSyncExternalStore(session.subscribe, isChecked ? session.read : session.readOnServer, session.readOnServer);
}
