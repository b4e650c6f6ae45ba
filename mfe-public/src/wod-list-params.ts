import type { WodListQuery } from './wod-list-query';

/** The query's search parameters. */
export const WOD_LIST_PARAMS: readonly (keyof WodListQuery)[] = [
  'search',
  'type',
  'category',
  'equipment',
  'kit',
  'maxMinutes',
  'exercise',
  'not',
  'sort',
  'draw',
  'exact',
  'page',
];

/** The same query always gives the same pairs in the same order; page 1 is omitted. */
export function wodListParams(query: WodListQuery): [name: string, value: string][] {
  return WOD_LIST_PARAMS.flatMap((name) => {
    const value = query[name];
    return value === undefined || (name === 'page' && value === 1) ? [] : [[name, value === true ? '1' : String(value)]];
  });
}

/** The same query without what it doesn't set. */
export function defined(query: WodListQuery): WodListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
