import type { ApiClient } from '@wod/api-client';
import { createContext, useContext } from 'react';

const ApiContext = createContext<ApiClient | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

/**
 * For what a page asks beyond its loader.
 * @throws Error outside this section's pages
 */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs a page of this section around it.');
  return api;
}
