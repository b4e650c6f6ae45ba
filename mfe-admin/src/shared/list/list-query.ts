import { LIST_LIMITS, searchState } from '@wod/domain';
import type { ListQuery } from '../../paths';
import { pageNumber } from './page-number';

/** Parses a list's address. Unknown or out-of-range values count as absent. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const search = (params.get('search') ?? '').trim().slice(0, LIST_LIMITS.searchMaxLength);
  const page = pageNumber(params);
  return { ...(searchState(search) === 'on' && { search }), ...(page > 1 && { page }) };
}
