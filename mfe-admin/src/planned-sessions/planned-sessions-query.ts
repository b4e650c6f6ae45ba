import type { PlannedSessionsQuery } from '../paths';
import { parseListQuery } from '../shared/list/list-query';

/** Reads the address of the list. What is unknown or out of range counts as absent. */
export function parsePlannedSessionsQuery(params: URLSearchParams): PlannedSessionsQuery {
  const browser = params.get('browser') ?? '';
  return { ...parseListQuery(params), ...(browser !== '' && { browser }) };
}
