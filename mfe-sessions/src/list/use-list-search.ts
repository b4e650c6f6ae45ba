import { LIMITS } from '@wod/domain';
import { useNavigation, useSearchParams } from '@wod/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { listSearch } from './session-list-query';

/**
 * The text that the list is searched for. It is searched for as it is typed, since that costs nothing here; the address
 * follows when the text has rested, so that Back, a reload and a shared link find the same list.
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
    // Whoever has chosen a session before the pause was over is not called back to the list.
    if (search !== applied && !leaving) setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, applied };
}
