import type { PlannedSessionsQuery } from '../paths';
import { parseListQuery } from '../shared/list/list-query';

/** Parses the list's address. Unknown or out-of-range values count as absent. */
export function parsePlannedSessionsQuery(params: URLSearchParams): PlannedSessionsQuery {
  const browser = params.get('browser') ?? '';
  return { ...parseListQuery(params), ...(browser !== '' && { browser }) };
}
