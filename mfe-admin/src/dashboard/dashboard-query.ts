import { LIMITS, searchState } from '@wod/domain';
import { pageNumber } from '../page-number';
import type { DashboardQuery } from '../paths';

/** Reads the address of the dashboard. What is unknown or out of range counts as absent. */
export function parseDashboardQuery(params: URLSearchParams): DashboardQuery {
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.searchMaxLength);
  const page = pageNumber(params);
  return { ...(searchState(search) === 'on' && { search }), ...(page > 1 && { page }) };
}
