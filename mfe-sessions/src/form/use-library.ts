import { LIMITS, type Wod } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useSessionApi, type SessionApi } from '../session-api';

export type Library =
  /** loaded: how many WODs are there already */
  | { status: 'loading'; loaded: number }
  | { status: 'failed' }
  | { status: 'loaded'; wods: Wod[] };

/** The whole library, page by page, so that it is right however large it is. */
async function readAll(api: SessionApi, signal: AbortSignal, onProgress: (loaded: number) => void): Promise<Wod[]> {
  const wods: Wod[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await api.listWods({ page, limit: LIMITS.maxPageSize }, signal);
    wods.push(...answer.wods);
    ({ pages } = answer.pagination);
    onProgress(wods.length);
  }
  return wods;
}

/** The WODs to pick from and to generate from, loaded when the form stands. */
export function useLibrary(): { library: Library; retry: () => void } {
  const api = useSessionApi();
  const [library, setLibrary] = useState<Library>({ status: 'loading', loaded: 0 });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setLibrary({ status: 'loading', loaded: 0 });
    readAll(api, leaving.signal, (loaded) => setLibrary({ status: 'loading', loaded })).then(
      (wods) => setLibrary({ status: 'loaded', wods }),
      () => {
        if (!leaving.signal.aborted) setLibrary({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [api, attempt]);

  return { library, retry: () => setAttempt((count) => count + 1) };
}
