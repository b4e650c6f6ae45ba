import { LIST_LIMITS } from '@wod/domain';
import { useNavigation, useSearchParams } from '@wod/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { listSearch } from './session-list-query';

/**
 * The list's search text. It searches while it is typed, since that costs nothing here; the address follows once typing
 * pauses, so that Back, a reload and a shared link find the same list.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  const applied = listSearch(params);
  const leaving = useNavigation().state !== 'idle';
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (applied !== text.trim()) setText(applied);
  }

  const follow = useEffectEvent(() => {
    const search = text.trim();
    // Don't call visitors back to the list if they chose a session before the pause was over.
    if (search !== applied && !leaving) setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(), LIST_LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, applied };
}
