import { API_LIMITS, WOD_CATEGORIES, WOD_GAPS, WOD_SORTS, WOD_TYPES, type WodQuery, type WodSort } from '@wod/domain';
import type { WodTableQuery } from '../paths';
import { parseListQuery } from '../shared/list/list-query';
import { oneOf, sizeOf, type SortColumns } from '../shared/table/table-query';

/** Spec 9: ten, unless another number is chosen. */
export const WOD_PAGE_SIZES = [API_LIMITS.adminPageSize, 20, 50, 100] as const;

/** The columns that sort the table. */
export const WOD_COLUMNS: SortColumns<NonNullable<WodTableQuery['sort']>> = {
  name: { label: 'Name' },
  type: { label: 'Type' },
  category: { label: 'Category' },
  shortest: { label: 'Minutes' },
  newest: { label: 'Added', usual: 'descending' },
};

const SORTS = WOD_SORTS.filter((sort): sort is Exclude<WodSort, 'relevance'> => sort !== 'relevance');
const ID = /^[\w-]{1,64}$/;

/** Parses the table's address. Unknown or out-of-range values count as absent. */
export function parseWodTableQuery(params: URLSearchParams): WodTableQuery {
  const exercise = params.get('exercise') ?? '';
  return {
    ...parseListQuery(params),
    type: oneOf(WOD_TYPES, params, 'type'),
    category: oneOf(WOD_CATEGORIES, params, 'category'),
    exercise: ID.test(exercise) ? exercise : undefined,
    lacking: oneOf(WOD_GAPS, params, 'lacking'),
    sort: oneOf(SORTS, params, 'sort'),
    reversed: params.get('reversed') === '1' || undefined,
    show: sizeOf(WOD_PAGE_SIZES, params),
  };
}

/** What the api is asked for. */
export const wodQuery = ({ search, page = 1, show = API_LIMITS.adminPageSize, exercise, lacking, ...query }: WodTableQuery): WodQuery => ({
  search,
  page,
  limit: show,
  ...query,
  exercise: exercise === undefined ? undefined : [exercise],
  lacking: lacking && [lacking],
});

/** Which column the rows are sorted by: none with a search that nothing else sorts. */
export const sortOf = ({ sort, search, reversed }: WodTableQuery) => ({
  sort: sort ?? (search === undefined ? ('newest' as const) : undefined),
  reversed,
});
