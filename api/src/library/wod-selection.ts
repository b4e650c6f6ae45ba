import { DURATION_LIMITS, type Equipment, EQUIPMENT, foldText, type WodCategory, type WodFacets, type WodType } from '@wod/domain';
import { Bitset } from './bitset.js';
import type { Slices } from './long-work.js';
import type { Found } from './search/wod-search.js';
import type { WodIndex } from './wod-index.js';

/** A visitor's filters on the library. Several values of one filter mean any of them. */
export interface Selection {
  search?: string;
  /** whether no typo of the search is corrected */
  exact?: boolean;
  type?: readonly WodType[];
  category?: WodCategory;
  equipment?: readonly Equipment[];
  /** Includes everything the WOD needs; BODYWEIGHT is always included. */
  kit?: readonly Equipment[];
  /** minutes; a WOD of unknown length is left out */
  maxMinutes?: number;
}

/** The filters that have facets. */
const FILTERS = ['type', 'category', 'equipment', 'maxMinutes'] as const;
type Filter = (typeof FILTERS)[number];

/** The result of applying a selection to the index: how many match, in which order, and how many each filter value would leave. */
export class WodSelection {
  /** The matches of the filters without facets: the kit and the search. */
  private readonly base: Bitset;
  private readonly filters: Partial<Record<Filter, Bitset>>;
  private readonly matches: Bitset;

  constructor(
    private readonly index: WodIndex,
    selection: Selection,
    private readonly found: Found | undefined,
  ) {
    const { type, category, equipment, kit, maxMinutes } = selection;
    const possible = kit ? index.within(kit) : index.all;
    this.base = found ? possible.and(found.all) : possible;
    this.filters = {
      ...(type && { type: anyOf(type.map((value) => index.type[value])) }),
      ...(category && { category: index.category[category] }),
      ...(equipment && { equipment: anyOf(equipment.map((value) => index.equipment(value))) }),
      ...(maxMinutes !== undefined && { maxMinutes: index.atMost(maxMinutes) }),
    };
    this.matches = this.without();
  }

  get total(): number {
    return this.matches.size;
  }

  /** Positions, newest first; with a search, rank by rank. */
  page(offset: number, limit: number): number[] {
    if (!this.found) return this.matches.descending(offset, limit);
    const positions: number[] = [];
    let before = 0;
    for (const rank of this.found.ranks) {
      if (positions.length === limit) break;
      const matches = this.matches.and(rank);
      positions.push(...matches.descending(Math.max(0, offset - before), limit - positions.length));
      before += matches.size;
    }
    return positions;
  }

  /** For each value of each filter, how many WODs it would leave if the other filters stay as they are. */
  *facets(): Slices<WodFacets> {
    const { index } = this;
    return {
      type: yield* this.counts('type', index.type),
      category: yield* this.counts('category', index.category),
      equipment: yield* this.counts('equipment', Object.fromEntries(EQUIPMENT.map((item) => [item, index.equipment(item)]))),
      maxMinutes: yield* this.counts('maxMinutes', Object.fromEntries(DURATION_LIMITS.map((limit) => [limit, index.atMost(limit)]))),
    };
  }

  private *counts<Value extends string>(filter: Filter, values: Record<Value, Bitset>): Slices<Record<Value, number>> {
    const others = this.without(filter);
    const counts: Partial<Record<string, number>> = {};
    for (const [value, set] of Object.entries<Bitset>(values)) {
      yield;
      counts[value] = others.sizeOfAnd(set);
    }
    return counts as Record<Value, number>;
  }

  /** The matches of all filters but one. */
  private without(left?: Filter): Bitset {
    return FILTERS.filter((filter) => filter !== left).reduce((set, filter) => {
      const other = this.filters[filter];
      return other ? set.and(other) : set;
    }, this.base);
  }
}

function anyOf(sets: Bitset[]): Bitset {
  return sets.reduce((all, set) => all.or(set), new Bitset());
}

/** A search text in the form that equal searches share. */
export const searchText = (text: string | undefined): string => foldText(text ?? '').trim().replace(/\s+/g, ' ');
