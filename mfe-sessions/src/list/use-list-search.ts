import { useLocation, useNavigation, useSearchParams } from '@wod/platform';
import { useSearchText } from '@wod/ui';
import { listSearch } from './session-list-query';

/**
 * The list's search text. It searches while it is typed, since that costs nothing here; the address follows once typing
 * pauses, so that Back, a reload and a shared link find the same list.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  const applied = listSearch(params);
  const { text, setText } = useSearchText(
    applied,
    (search) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
    { isLeaving: coming !== undefined && coming.pathname !== pathname, instant: true },
  );
  return { text, setText, applied };
}
