import { useLocation, useNavigation } from '@wod/platform';

/** What the address says. While an answer is under way it is already what was asked for, so that nothing is asked twice. */
export function useAddressedQuery<Query>(parse: (params: URLSearchParams) => Query): { query: Query; fetching: boolean } {
  const location = useLocation();
  const navigation = useNavigation();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  return { query: parse(new URLSearchParams((coming ?? location).search)), fetching: coming !== undefined };
}
