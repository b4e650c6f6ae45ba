import type { WodListQuery } from './wod-list-query';

/** The query's search parameters. */
export const WOD_LIST_PARAMS: readonly (keyof WodListQuery)[] = [
  'search', 'type', 'category', 'equipment', 'kit', 'maxMinutes', 'exercise', 'not', 'sort', 'draw', 'exact', 'page',
];

/** The same query always gives the same pairs in the same order; page 1 is omitted. */
export function wodListParams(query: WodListQuery): [name: string, value: string][] {
  const all = defined({ ...query, page: query.page === 1 ? undefined : query.page });
  return WOD_LIST_PARAMS.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name] === true ? '1' : String(all[name])]]));
}

/** The same query without what it doesn't set. */
export function defined(query: WodListQuery): WodListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
