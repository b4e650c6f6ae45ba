import { EQUIPMENT_FACTS, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, kitItemLabel, plural } from '@wod/domain';
import type { FILTERS, Kit, WodListQuery } from './wod-list-query';

type FilterName = (typeof FILTERS)[number];

/** A filter in words, and the query without it. */
export interface ActiveFilter {
  name: FilterName;
  label: string;
  without: WodListQuery;
}

/** A movement that a query names by its id. */
export interface Movement {
  id: string;
  name: string;
}

/**
 * Every active filter, in the order of the form; how the list is sorted and its page are none.
 * @param movements that the query names, where they are known
 */
export function activeFilters(query: WodListQuery, movements: readonly Movement[] = []): ActiveFilter[] {
  const named = (ids: readonly string[]) =>
    movements
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ') || plural(ids.length, 'movement');
  const filters: WodListQuery = { ...query, draw: undefined, page: undefined };
  const { search, type, category, equipment, kit, maxMinutes, exercise, not } = filters;
  const labels: Record<FilterName, string | undefined> = {
    search: search && `“${search}”`,
    type: type && WOD_TYPE_LABEL[type],
    category: category && WOD_CATEGORY_LABEL[category].many,
    equipment: equipment && EQUIPMENT_FACTS[equipment].label,
    kit: kit && kitLabel(kit),
    maxMinutes: maxMinutes === undefined ? undefined : `Up to ${plural(maxMinutes, 'minute')}`,
    exercise: exercise && `With ${named(exercise)}`,
    not: not && `Without ${named(not)}`,
  };
  return (Object.entries(labels) as [FilterName, string | undefined][]).flatMap(([name, label]) =>
    label === undefined ? [] : [{ name, label, without: { ...filters, [name]: undefined } }],
  );
}

/** BODYWEIGHT is always included, so on its own it means no equipment is needed. */
function kitLabel(kit: Kit): string {
  const needed = kit.filter((item) => item !== 'BODYWEIGHT');
  return needed.length === 0 ? 'No equipment' : `Only ${needed.map(kitItemLabel).join(', ')}`;
}
