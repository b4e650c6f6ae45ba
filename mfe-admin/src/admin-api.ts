import {
  createAdminClient,
  createApiClient,
  createSessionClient,
  type AdminClient,
  type ApiClient,
  type SessionClient,
  type Transport,
} from '@wod/api-client';
import { createContext, useContext } from 'react';

/** Every call this section makes. All throw ApiError. */
export type AdminApi = ApiClient & AdminClient & Pick<SessionClient, 'restoreSession'>;

export const createAdminApi = (transport: Transport): AdminApi => ({
  ...createApiClient(transport),
  ...createAdminClient(transport),
  ...createSessionClient(transport),
});

const AdminApiContext = createContext<AdminApi | undefined>(undefined);

export const AdminApiProvider = AdminApiContext.Provider;

/**
 * The api for calls after the page has loaded; routes.ts passes it to the loaders.
 * @throws Error outside the pages of routes.ts
 */
export function useAdminApi(): AdminApi {
  const api = useContext(AdminApiContext);
  if (!api) throw new Error('useAdminApi needs an AdminApiProvider.');
  return api;
}
