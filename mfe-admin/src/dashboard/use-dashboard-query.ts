import { useLocation, useNavigation } from '@wod/platform';
import type { DashboardQuery } from '../paths';
import { parseDashboardQuery } from './dashboard-query';

/** What the address says. While an answer is under way it is already what was asked for, so that nothing is asked twice. */
export function useDashboardQuery(): { query: DashboardQuery; fetching: boolean } {
  const location = useLocation();
  const navigation = useNavigation();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  return { query: parseDashboardQuery(new URLSearchParams((coming ?? location).search)), fetching: coming !== undefined };
}
