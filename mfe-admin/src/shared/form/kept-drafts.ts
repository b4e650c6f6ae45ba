import { createContext, useContext } from 'react';

export interface KeptDraft {
  /** every field as typed */
  values: unknown;
  /** the version the edit started from */
  version: number | undefined;
}

/** What was being typed when the sign-in ended, by the path of its page. Kept as long as the tab is open. */
export type KeptDrafts = Map<string, KeptDraft>;

const KeptDraftsContext = createContext<KeptDrafts | undefined>(undefined);

export const KeptDraftsProvider = KeptDraftsContext.Provider;

/** @throws Error outside the pages of routes.ts */
export function useKeptDrafts(): KeptDrafts {
  const drafts = useContext(KeptDraftsContext);
  if (!drafts) throw new Error('useKeptDrafts needs a KeptDraftsProvider.');
  return drafts;
}
