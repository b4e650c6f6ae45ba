import {
  EQUIPMENT, EQUIPMENT_FACTS, LIMITS, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, plural,
  searchState, type Equipment, type WodCategory, type WodType,
} from '@wod/domain';

/** The query of the WOD list's address, which holds all filter state. */
export interface WodListQuery {
  search?: string;
  type?: WodType;
  category?: WodCategory;
  equipment?: Equipment;
  /** Only workouts that can be done with this equipment. */
  kit?: Equipment[];
  maxMinutes?: number;
  /** from 1; absent on the first page */
  page?: number;
}

/** The query's search parameters. */
export const WOD_LIST_PARAMS: readonly (keyof WodListQuery)[] = ['search', 'type', 'category', 'equipment', 'kit', 'maxMinutes', 'page'];

type FilterName = Exclude<keyof WodListQuery, 'page'>;

/** A filter in words, and the query without it. */
export interface ActiveFilter {
  name: FilterName;
  label: string;
  without: WodListQuery;
}

/** Parses an address. Unknown or out-of-range values count as absent, so that no link is ever broken. */
export function parseWodListQuery(params: URLSearchParams): WodListQuery {
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.searchMaxLength);
  const kit = (params.get('kit') ?? '').split(',').flatMap((item) => oneOf(EQUIPMENT, item) ?? []);
  const page = wholeNumber(params.get('page'), 1_000_000);
  return defined({
    search: searchState(search) === 'on' ? search : undefined,
    type: oneOf(WOD_TYPES, params.get('type')),
    category: oneOf(WOD_CATEGORIES, params.get('category')),
    equipment: oneOf(EQUIPMENT, params.get('equipment')),
    kit: kit.length > 0 ? kit : undefined,
    maxMinutes: wholeNumber(params.get('maxMinutes'), LIMITS.minutesMax),
    page: page === 1 ? undefined : page,
  });
}

/** The same query always gives the same pairs in the same order; page 1 is omitted. */
export function wodListParams(query: WodListQuery): [name: string, value: string][] {
  const { search, type, category, equipment, kit, maxMinutes, page } = query;
  const all = { search, type, category, equipment, kit, maxMinutes, page: page === 1 ? undefined : page };
  return Object.entries(defined(all)).map(([name, value]) => [name, String(value)]);
}

/** Every active filter, in the order of the filter bar; the page isn't one. */
export function activeFilters(query: WodListQuery): ActiveFilter[] {
  const filters = { ...query, page: undefined };
  const labels: Record<FilterName, string | undefined> = {
    search: filters.search && `“${filters.search}”`,
    type: filters.type && WOD_TYPE_LABEL[filters.type],
    category: filters.category && WOD_CATEGORY_LABEL[filters.category].many,
    equipment: filters.equipment && EQUIPMENT_FACTS[filters.equipment].label,
    kit: filters.kit && kitLabel(filters.kit),
    maxMinutes: filters.maxMinutes === undefined ? undefined : `Up to ${plural(filters.maxMinutes, 'minute')}`,
  };
  return (Object.entries(labels) as [FilterName, string | undefined][]).flatMap(([name, label]) =>
    label === undefined ? [] : [{ name, label, without: { ...filters, [name]: undefined } }]);
}

/** BODYWEIGHT is always included, so on its own it means no equipment is needed. */
function kitLabel(kit: Equipment[]): string {
  const needed = kit.filter((item) => item !== 'BODYWEIGHT');
  return needed.length === 0 ? 'No equipment' : `Only ${needed.map((item) => EQUIPMENT_FACTS[item].label).join(', ')}`;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = /^[0-9]{1,7}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

function defined(query: WodListQuery): WodListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
