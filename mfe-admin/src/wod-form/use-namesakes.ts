import { LIMITS, LIST_LIMITS, type Namesake } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../admin-api';

/**
 * The WODs and drafts of the same name, once it hasn't changed for a moment; none while that isn't known.
 * @param name nothing is asked while it is undefined or can't be a name
 * @param besides the id of one that is left out
 */
export function useNamesakes(name: string | undefined, besides?: string): readonly Namesake[] {
  const api = useAdminApi();
  const [found, setFound] = useState<{ name: string; wods: Namesake[] }>();
  const asked = name !== undefined && name.length >= LIST_LIMITS.searchMinLength && name.length <= LIMITS.nameMax ? name : undefined;

  useEffect(() => {
    if (asked === undefined) return;
    const newer = new AbortController();
    const ask = () =>
      api
        .namesakes({ name: asked, ...(besides !== undefined && { besides }) }, newer.signal)
        // Without an answer there is no warning.
        .then(
          (wods) => setFound({ name: asked, wods }),
          () => undefined,
        );
    const timer = setTimeout(() => void ask(), LIST_LIMITS.searchDebounceMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [api, asked, besides]);

  return asked !== undefined && found?.name === asked ? found.wods : [];
}
