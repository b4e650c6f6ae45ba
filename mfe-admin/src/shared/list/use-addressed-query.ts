import { useLocation, useNavigation } from '@wod/platform';

/** The query in the address. While a response is pending it is already the requested one, so that nothing is requested twice. */
export function useAddressedQuery<Query>(parse: (params: URLSearchParams) => Query): { query: Query; fetching: boolean } {
  const location = useLocation();
  const navigation = useNavigation();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  return { query: parse(new URLSearchParams((coming ?? location).search)), fetching: coming !== undefined };
}
