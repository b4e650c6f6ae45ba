import { createContext, useContext } from 'react';

export interface KeptDraft {
  /** every field as it was typed */
  values: unknown;
  /** the version that the edit began from */
  version: number | undefined;
}

/** What was being typed when the sign-in ended, by the path of its page. It lasts as long as the tab. */
export type KeptDrafts = Map<string, KeptDraft>;

const KeptDraftsContext = createContext<KeptDrafts | undefined>(undefined);

export const KeptDraftsProvider = KeptDraftsContext.Provider;

/** @throws Error outside of the pages of routes.ts */
export function useKeptDrafts(): KeptDrafts {
  const drafts = useContext(KeptDraftsContext);
  if (!drafts) throw new Error('useKeptDrafts needs a KeptDraftsProvider.');
  return drafts;
}
