import { LIMITS, searchState } from '@wod/domain';
import { useLocation, useNavigation } from '@wod/platform';
import { pageNumber } from '../page-number';
import type { PlannedSessionsQuery } from '../paths';

/** Reads the address of the list. What is unknown or out of range counts as absent. */
export function parsePlannedSessionsQuery(params: URLSearchParams): PlannedSessionsQuery {
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.searchMaxLength);
  const browser = params.get('browser') ?? '';
  const page = pageNumber(params);
  return { ...(searchState(search) === 'on' && { search }), ...(browser !== '' && { browser }), ...(page > 1 && { page }) };
}

/** What the address says. While an answer is under way it is already what was asked for, so that nothing is asked twice. */
export function usePlannedSessionsQuery(): { query: PlannedSessionsQuery; fetching: boolean } {
  const location = useLocation();
  const navigation = useNavigation();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  return { query: parsePlannedSessionsQuery(new URLSearchParams((coming ?? location).search)), fetching: coming !== undefined };
}
