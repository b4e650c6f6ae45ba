import {
  EQUIPMENT,
  KIT_ITEMS,
  LIST_LIMITS,
  WOD_CATEGORIES,
  WOD_LIST_SORTS,
  WOD_TYPES,
  searchState,
  type Equipment,
  type KitItem,
  type WodCategory,
  type WodListSort,
  type WodType,
} from '@wod/domain';
import { defined } from './wod-list-params';

export { WOD_LIST_PARAMS, wodListParams } from './wod-list-params';

/** A kit's items; BODYWEIGHT stands alone, for no kit at all. */
export type Kit = ('BODYWEIGHT' | KitItem)[];

/** The query of the WOD list's address, which holds all filter state. */
export interface WodListQuery {
  search?: string;
  type?: WodType;
  category?: WodCategory;
  equipment?: Equipment;
  /** Only workouts that can be done with this. */
  kit?: Kit;
  maxMinutes?: number;
  /** ids of exercises: only workouts with all of them, at most 10 */
  exercise?: string[];
  /** ids of exercises: only workouts with none of them, at most 10 */
  not?: string[];
  sort?: WodListSort;
  /** Shuffles the workouts, from 1 to 1,000,000. */
  draw?: number;
  /** The search is meant as it is written. */
  exact?: true;
  /** from 1; absent on the first page */
  page?: number;
}

export const DRAW_MAX = 1_000_000;
const MOVEMENTS_MAX = 10;
const EXERCISE_ID = /^[\w-]{1,64}$/;

/** The filters, in the order of the form; how a list is sorted, drawn and paged are none. */
export const FILTERS = ['search', 'type', 'category', 'equipment', 'kit', 'maxMinutes', 'exercise', 'not'] as const;

/** The filters that a query sets. */
export const filtersOf = (query: WodListQuery) => FILTERS.filter((name) => query[name] !== undefined);

/**
 * Parses an address; a list is comma-separated or repeated, as a form sends it. Unknown or out-of-range values count as absent, so that
 * no link is ever broken.
 */
export function parseWodListQuery(params: URLSearchParams): WodListQuery {
  const search = (params.get('search') ?? '').trim().slice(0, LIST_LIMITS.searchMaxLength);
  const on = searchState(search) === 'on';
  const page = wholeNumber(params.get('page'), 1_000_000);
  return defined({
    search: on ? search : undefined,
    type: oneOf(WOD_TYPES, params.get('type')),
    category: oneOf(WOD_CATEGORIES, params.get('category')),
    equipment: oneOf(EQUIPMENT, params.get('equipment')),
    kit: kitOf(listOf(params, 'kit')),
    maxMinutes: wholeNumber(params.get('maxMinutes'), LIST_LIMITS.minutesMax),
    exercise: idsOf(params, 'exercise'),
    not: idsOf(params, 'not'),
    sort: sortOf(params.get('sort'), on),
    draw: wholeNumber(params.get('draw'), DRAW_MAX),
    exact: on && params.get('exact') === '1' ? true : undefined,
    page: page === 1 ? undefined : page,
  });
}

/** A kit in the order of KIT_ITEMS, each item once; undefined where nothing is named. */
export function kitOf(items: readonly string[]): Kit | undefined {
  const kit = KIT_ITEMS.filter((item) => items.includes(item));
  if (kit.length > 0) return kit;
  return items.includes('BODYWEIGHT') ? ['BODYWEIGHT'] : undefined;
}

/** The order that a list has anyway isn't named, and none ranks what isn't searched. */
function sortOf(text: string | null, searching: boolean): WodListSort | undefined {
  const sort = oneOf(WOD_LIST_SORTS, text);
  return sort === 'relevance' || (sort === 'newest' && !searching) ? undefined : sort;
}

const listOf = (params: URLSearchParams, name: string): string[] => params.getAll(name).flatMap((value) => value.split(','));

function idsOf(params: URLSearchParams, name: string): string[] | undefined {
  const ids = new Set(listOf(params, name).filter((id) => EXERCISE_ID.test(id)));
  return ids.size > 0 ? [...ids].sort().slice(0, MOVEMENTS_MAX) : undefined;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = /^[0-9]{1,7}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
