import type { WodIndexEntry } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useSessionApi } from '../session-api';

export type Library = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; wods: readonly WodIndexEntry[] };

/**
 * The WODs to pick from and to generate from, loaded once the form is ready. Those loaded by an earlier form of this visit
 * are available at once, and refreshed meanwhile.
 */
export function useLibrary(): { library: Library; retry: () => void } {
  const { wodIndex, visit } = useSessionApi();
  const [library, setLibrary] = useState<Library>(() => known(visit.wods) ?? { status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setLibrary(known(visit.wods) ?? { status: 'loading' });
    wodIndex(leaving.signal).then(
      (wods) => {
        visit.wods = wods;
        setLibrary({ status: 'loaded', wods });
      },
      () => {
        if (!leaving.signal.aborted) setLibrary(known(visit.wods) ?? { status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [wodIndex, visit, attempt]);

  return { library, retry: () => setAttempt((count) => count + 1) };
}

const known = (wods: readonly WodIndexEntry[] | undefined): Library | undefined => wods && { status: 'loaded', wods };
