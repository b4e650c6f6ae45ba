import { EQUIPMENT_FACTS, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, kitItemPiece, plural, type NearChange, type NearWods } from '@wod/domain';
import { paths } from '../../paths';
import type { Movement } from '../../wod-list-filters';
import { kitOf, type WodListQuery } from '../../wod-list-query';

/** A way out of a list that finds nothing. */
export interface NearRow {
  total: number;
  /** its price: "with a box", "with 10 more minutes", "without “EMOM”" */
  price: string;
  /** the first names, "Bell Basics, Elastic Ten and 3 more" */
  names: string;
  to: string;
}

/** The changes that the api offers, each as a link to the changed list. */
export function nearRows(query: WodListQuery, near: readonly NearWods[], movements: readonly Movement[] = []): NearRow[] {
  return near.map(({ change, total, names }) => ({
    total,
    price: price(query, change, movements),
    names: names.join(', ') + (total > names.length && names.length > 0 ? ` and ${total - names.length} more` : ''),
    to: paths.wods({ ...query, ...changed(query, change), draw: undefined, page: undefined }),
  }));
}

function price(query: WodListQuery, change: NearChange, movements: readonly Movement[]): string {
  if ('kit' in change) return `with ${kitItemPiece(change.kit)}`;
  if ('minutes' in change) return `with ${plural(change.minutes - (query.maxMinutes ?? 0), 'more minute')}`;
  return `without “${left(query, change, movements)}”`;
}

function changed({ kit = [], exercise = [], not = [] }: WodListQuery, change: NearChange): WodListQuery {
  if ('kit' in change) return { kit: kitOf([...kit, change.kit]) };
  if ('minutes' in change) return { maxMinutes: change.minutes };
  if (!('id' in change)) return { [change.without]: undefined };
  const rest = (change.without === 'not' ? not : exercise).filter((id) => id !== change.id);
  return { [change.without]: rest.length > 0 ? rest : undefined };
}

/** What is left out, in words. */
function left(query: WodListQuery, change: Extract<NearChange, { without: unknown }>, movements: readonly Movement[]): string {
  const { search = '', type, category, equipment, maxMinutes = 0 } = query;
  switch (change.without) {
    case 'search':
      return search;
    case 'type':
      return type ? WOD_TYPE_LABEL[type] : 'type';
    case 'category':
      return category ? WOD_CATEGORY_LABEL[category].many : 'category';
    case 'equipment':
      return equipment ? EQUIPMENT_FACTS[equipment].label : 'equipment';
    case 'kit':
      return 'my kit';
    case 'maxMinutes':
      return `up to ${plural(maxMinutes, 'minute')}`;
    case 'exercise':
    case 'not': {
      const name = movements.find(({ id }) => id === change.id)?.name ?? 'movement';
      return change.without === 'not' ? `without ${name}` : name;
    }
  }
}
