import { useLocation, useNavigate, useNavigation } from '@wod/platform';
import { paths } from '../../paths';
import { parseWodListQuery, type WodListQuery } from '../../wod-list-query';

/** How a change enters the history: Back undoes choosing something or starting a search, but not further typing. */
export type Step = 'push' | 'replace';

/**
 * The filters, from the address. While a response is pending they are already the requested ones, so that a control
 * never jumps back to its old value.
 */
export function useWodListQuery() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const query = parseWodListQuery(new URLSearchParams((coming ?? location).search));

  const show = (next: WodListQuery, step: Step) =>
    void navigate(paths.wods(next), { replace: step === 'replace', preventScrollReset: true });

  return {
    query,
    loading: coming !== undefined,
    /** The visitor is navigating to another page. */
    leaving: navigation.location !== undefined && coming === undefined,
    show,
    /** Any filter change goes back to page 1 (spec section 4). */
    change: (patch: WodListQuery, step: Step) => show({ ...query, ...patch, page: undefined }, step),
  };
}
