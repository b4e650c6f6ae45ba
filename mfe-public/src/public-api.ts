import type { ApiClient } from '@wod/api-client';
import { createContext, useContext } from 'react';

const PublicApiContext = createContext<ApiClient | undefined>(undefined);

export const PublicApiProvider = PublicApiContext.Provider;

/**
 * The api for calls after the page has loaded; routes.ts passes it to the loaders.
 * @throws Error outside this section's pages
 */
export function usePublicApi(): ApiClient {
  const api = useContext(PublicApiContext);
  if (!api) throw new Error('usePublicApi needs a page of this section around it.');
  return api;
}
