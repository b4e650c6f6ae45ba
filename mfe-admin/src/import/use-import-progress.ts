import type { ImportProgress } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../admin-api';

const ASK_EVERY_MS = 1000;

/**
 * The import that began last, here or elsewhere, until its end was dismissed. While one is under way it is asked for every second.
 * @param posting an import has just been asked for here
 * @param onEnded told when one has come to its end that nobody here waits for
 */
export function useImportProgress(posting: boolean, onEnded: () => void) {
  const api = useAdminApi();
  const [last, setLast] = useState<ImportProgress>();
  const isRunning = posting || last?.status === 'running';

  useEffect(() => {
    const abort = new AbortController();
    const ask = () => api.importProgress(abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        setLast(answer.last);
        if (isRunning && !posting && answer.last?.status !== 'running') onEnded();
      },
      // It is asked again, or the import itself tells how it went.
      () => undefined,
    );
    if (!isRunning) void ask();
    const timer = isRunning ? setInterval(() => void ask(), ASK_EVERY_MS) : undefined;
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [api, isRunning, posting, onEnded]);

  return { last, setLast };
}
