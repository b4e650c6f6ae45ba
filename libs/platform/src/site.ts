import type { Site } from '@wod/domain';
import { createContext, useContext } from 'react';

export type { Site };

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** @throws Error outside of the shell */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the shell around it.');
  return site;
}
