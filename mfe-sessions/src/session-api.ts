import { createApiClient, createSessionClient, type Transport } from '@wod/api-client';
import { createContext, useContext } from 'react';
import { Visit } from './visit';

/** Every call of this section: public reads and the planner's own calls, with what is remembered of their answers. */
export function createSessionApi(transport: Transport) {
  const visit = new Visit();
  const sessions = createSessionClient((path, init) => {
    if ((init?.method ?? 'GET') !== 'GET') visit.changed();
    return transport(path, init);
  });
  return {
    ...createApiClient(transport),
    ...sessions,
    async createSession(...input: Parameters<typeof sessions.createSession>) {
      const created = await sessions.createSession(...input);
      visit.own(created.id);
      return created;
    },
    visit,
  };
}

export type SessionApi = ReturnType<typeof createSessionApi>;

const SessionApiContext = createContext<SessionApi | undefined>(undefined);

export const SessionApiProvider = SessionApiContext.Provider;

/** @throws Error outside this section's pages */
export function useSessionApi(): SessionApi {
  const api = useContext(SessionApiContext);
  if (!api) throw new Error('useSessionApi needs a page of this section around it.');
  return api;
}
