import type { ImportProgress } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../admin-api';

const ASK_EVERY_MS = 1000;

/**
 * The latest import, started here or elsewhere, until its outcome is dismissed. While one is running it is polled every second.
 * @param posting an import has just been requested here
 * @param onEnded called when an import ends that nobody here is waiting for
 */
export function useImportProgress(posting: boolean, onEnded: () => void) {
  const api = useAdminApi();
  const [last, setLast] = useState<ImportProgress>();
  const isRunning = posting || last?.status === 'running';

  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      api.importProgress(abort.signal).then(
        (answer) => {
          if (abort.signal.aborted) return;
          setLast(answer.last);
          if (isRunning && !posting && answer.last?.status !== 'running') onEnded();
        },
        // It is polled again, or the import itself reports the outcome.
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
