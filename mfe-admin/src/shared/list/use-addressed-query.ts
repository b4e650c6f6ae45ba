import { useLocation, useNavigation } from '@wod/platform';

/** Where a navigation under way leads to: the same page with another query, or another page. */
function useComing() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return { here: location?.pathname === pathname ? location : undefined, isLeaving: location !== undefined && location.pathname !== pathname };
}

/** The query in the address. While a response is pending it is already the requested one, so that nothing is requested twice. */
export function useAddressedQuery<Query>(parse: (params: URLSearchParams) => Query): { query: Query; fetching: boolean } {
  const location = useLocation();
  const { here } = useComing();
  return { query: parse(new URLSearchParams((here ?? location).search)), fetching: here !== undefined };
}

/** Whether another page is on its way. */
export const useIsLeaving = (): boolean => useComing().isLeaving;
