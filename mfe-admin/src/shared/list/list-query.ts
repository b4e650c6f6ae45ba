import { LIMITS, searchState } from '@wod/domain';
import type { ListQuery } from '../../paths';
import { pageNumber } from './page-number';

/** Reads the address of a list. What is unknown or out of range counts as absent. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.searchMaxLength);
  const page = pageNumber(params);
  return { ...(searchState(search) === 'on' && { search }), ...(page > 1 && { page }) };
}
