import type { SessionEditing } from '@wod/domain';
import { createContext, useContext } from 'react';

/** What the operator configures and every page may show. */
export interface Site {
  readonly name: string;
  /** scheme and host, without a slash at the end */
  readonly origin: string;
  /** Who may change training sessions; left out, who created one. */
  readonly sessionEditing?: SessionEditing;
  /** Left out where the operator has not configured it. */
  readonly legal: {
    readonly operator?: string;
    readonly address?: string;
    readonly contact?: string;
    readonly trackingId?: string;
  };
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** @throws Error outside of the shell */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the shell around it.');
  return site;
}
