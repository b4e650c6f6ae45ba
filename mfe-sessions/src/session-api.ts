import { createApiClient, createSessionClient, type Transport } from '@wod/api-client';
import { createContext, useContext } from 'react';

/** Every call of this section: what anybody may read, and the planner's own. */
export function createSessionApi(transport: Transport) {
  return { ...createApiClient(transport), ...createSessionClient(transport) };
}

export type SessionApi = ReturnType<typeof createSessionApi>;

const SessionApiContext = createContext<SessionApi | undefined>(undefined);

export const SessionApiProvider = SessionApiContext.Provider;

/** @throws Error outside of this section's pages */
export function useSessionApi(): SessionApi {
  const api = useContext(SessionApiContext);
  if (!api) throw new Error('useSessionApi needs a page of this section around it.');
  return api;
}
