import type { MySession, SessionSummary } from '@wod/domain';
import { useSession, useSite } from '@wod/platform';
import { useCallback, useEffect, useState } from 'react';
import { useSessionApi } from './session-api';

/** What the visitor may do here; the api has the last word. An admin, known only in the browser, may do everything. */
export function usePlanner() {
  const { sessionEditing } = useSite();
  const { state } = useSession();
  const isAdmin = state.status === 'signedIn';
  return {
    /** Whether it is still unknown if the admin is signed in. */
    checking: state.status === 'loading',
    isAdmin,
    mayCreate: isAdmin || sessionEditing !== 'admin',
  };
}

/**
 * What the visitor may do with a session; undefined until known. The page is the same for everybody, so the api is
 * asked only once the page has loaded.
 */
export function useMySession(id: string): { mine: MySession | undefined; askAgain: () => void } {
  const { mySession, visit } = useSessionApi();
  const { checking, isAdmin } = usePlanner();
  const [mine, setMine] = useState<MySession | undefined>(visit.mine.has(id) ? { canEdit: true } : undefined);
  const [asked, setAsked] = useState(0);
  const askAgain = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    if (checking) return;
    const leaving = new AbortController();
    // Without an answer the session counts as someone else's.
    mySession(id, leaving.signal).then(setMine, () => undefined);
    return () => leaving.abort();
  }, [mySession, id, checking, isAdmin, asked]);

  return { mine: isAdmin ? { ...mine, canEdit: true, isByLink: false } : mine, askAgain };
}

/**
 * The sessions this browser may change; empty until known, and for an admin, for whom none stand out.
 * @param asksNewest whether the newest of them are asked for too, up to a page
 */
export function useMine(asksNewest: boolean): { ids: ReadonlySet<string>; newest: readonly SessionSummary[] } {
  const { mySessions, visit } = useSessionApi();
  const { checking, isAdmin } = usePlanner();
  const [mine, setMine] = useState({ ids: visit.mine, newest: visit.myNewest });

  useEffect(() => {
    if (checking) return;
    const leaving = new AbortController();
    mySessions(asksNewest ? { view: 'summary' } : {}, leaving.signal).then(
      ({ ids, sessions = [] }) => {
        visit.mine = new Set(ids);
        visit.myNewest = sessions;
        setMine({ ids: visit.mine, newest: visit.myNewest });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [mySessions, visit, checking, isAdmin, asksNewest]);

  return mine;
}
