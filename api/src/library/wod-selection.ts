import {
  DURATION_LIMITS,
  type Equipment,
  EQUIPMENT,
  equipmentWithin,
  foldText,
  KIT_ITEMS,
  type KitItem,
  type WodCategory,
  type WodFacets,
  type WodGap,
  type WodSort,
  type WodType,
} from '@wod/domain';
import { Bitset, type Common } from './bitset.js';
import type { KitFit } from './kit-needs.js';
import type { Slices } from './long-work.js';
import type { Found } from './search/wod-search.js';
import type { WodIndex } from './wod-index.js';
import type { KindCounts } from './wod-kinds.js';
import { backwards, drawn, pageOf } from './wod-orders.js';

/** A visitor's filters on the library. Several values of one filter mean any of them. */
export interface Selection {
  search?: string;
  /** whether no typo of the search is corrected */
  exact?: boolean;
  type?: readonly WodType[];
  category?: WodCategory;
  equipment?: readonly Equipment[];
  /** Includes everything the WOD needs; BODYWEIGHT is always included. */
  kit?: readonly ('BODYWEIGHT' | KitItem)[];
  /** minutes; a WOD of unknown length is left out */
  maxMinutes?: number;
  /** Ids: the WOD has all of these exercises. */
  exercise?: readonly string[];
  /** Ids: the WOD has none of these exercises. */
  not?: readonly string[];
  /** What it is without. */
  lacking?: readonly WodGap[];
}

/** The order of a list. */
export interface Order {
  sort?: WodSort;
  /** Reverses any sort except relevance. */
  reversed?: boolean;
  /** A shuffle in place of the sort. */
  draw?: number;
}

/** From one WOD in so many on, comparing sets takes less than looking at each WOD. */
const MANY = 7;

/** The filters that have facets. */
const FILTERS = ['type', 'category', 'equipment', 'kit', 'maxMinutes'] as const;
type Filter = (typeof FILTERS)[number];

/** The result of applying a selection to the index: how many match, in which order, and how many each filter value would leave. */
export class WodSelection {
  /** The matches of the filters without facets: the movements, what is lacking, and the search. */
  private readonly base: Bitset;
  private readonly filters: Partial<Record<Filter, Bitset>>;
  /** The matches are what these sets have in common. */
  private readonly sets: readonly Bitset[];
  private readonly common: Common;
  private readonly without: Partial<Record<Filter, Bitset>> = {};
  private whole: Bitset | undefined;
  private fits: KitFit | undefined;
  private counted: { others: Bitset; kinds: KindCounts | undefined } | undefined;
  readonly total: number;

  constructor(
    private readonly index: WodIndex,
    private readonly selection: Selection,
    private readonly found: Found | undefined,
  ) {
    const { type, category, equipment, kit, maxMinutes, exercise = [], not = [], lacking = [] } = selection;
    const having = allOf(exercise.map((id) => index.users(id))) ?? index.all;
    const possible = lacking.reduce(
      (set, gap) => set.and(index.lacking[gap]),
      not.reduce((set, id) => set.without(index.users(id)), having),
    );
    this.base = !found ? possible : possible === index.all ? found.all : possible.and(found.all);
    this.filters = {
      ...(type && { type: anyOf(type.map((value) => index.type[value])) }),
      ...(category && { category: index.category[category] }),
      ...(equipment && { equipment: anyOf(equipment.map((value) => index.equipment(value))) }),
      ...(kit && { kit: index.within(kit) }),
      ...(maxMinutes !== undefined && { maxMinutes: index.atMost(maxMinutes) }),
    };
    this.sets = this.setsWithout();
    this.common = Bitset.common(this.sets);
    this.total = this.common.size;
  }

  /** Positions, newest first; with a search, rank by rank. */
  page(offset: number, limit: number): number[] {
    if (!this.found) return this.byAge(offset, limit);
    const positions: number[] = [];
    let before = 0;
    for (const rank of this.found.ranks) {
      if (positions.length === limit) break;
      const matches = Bitset.common([this.matches, rank]);
      positions.push(...matches.descending(Math.max(0, offset - before), limit - positions.length));
      before += matches.size;
    }
    return positions;
  }

  /** Positions in an order; without one, as `page` has them. */
  *inOrder({ sort = 'relevance', reversed = false, draw }: Order, offset: number, limit: number): Slices<number[]> {
    const { orders } = this.index;
    if (draw !== undefined) return yield* pageOf(this.matches, drawn(yield* orders.drawn.sequence(), draw), offset, limit);
    if (sort === 'relevance') return this.page(offset, limit);
    if (sort === 'newest') return this.byAge(offset, limit, reversed);
    const sequence = yield* orders[sort].sequence();
    return yield* pageOf(this.matches, reversed ? backwards(sequence) : sequence, offset, limit);
  }

  /** The newest first, or the oldest; counted from the nearer end. */
  private byAge(offset: number, limit: number, isOldestFirst = false): number[] {
    const count = Math.max(0, Math.min(limit, this.total - offset));
    const after = this.total - offset - count;
    const isFromEnd = after < offset;
    const skipped = isFromEnd ? after : offset;
    const positions = isFromEnd === isOldestFirst ? this.common.descending(skipped, count) : this.common.ascending(skipped, count);
    return isFromEnd ? positions.reverse() : positions;
  }

  /** For each value of each filter, how many WODs it would leave if the other filters stay as they are. */
  *facets(): Slices<WodFacets> {
    const { index } = this;
    return {
      type: yield* this.counts('type', index.type),
      category: yield* this.counts('category', index.category),
      equipment: yield* this.equipmentCounts(),
      maxMinutes: yield* this.counts('maxMinutes', Object.fromEntries(DURATION_LIMITS.map((limit) => [limit, index.atMost(limit)]))),
      ...(yield* this.kitFacets()),
    };
  }

  private *equipmentCounts(): Slices<WodFacets['equipment']> {
    const {
      index,
      selection: { kit },
    } = this;
    const possible: readonly Equipment[] = kit ? equipmentWithin(kit) : EQUIPMENT;
    const counted = this.filters.equipment ? [] : (kit ?? []).filter((item) => item !== 'BODYWEIGHT');
    const others = this.others('equipment');
    let count: ((set: Bitset) => number) | undefined;
    const counts: Partial<WodFacets['equipment']> = {};
    for (const item of EQUIPMENT) {
      yield;
      if (!possible.includes(item)) {
        counts[item] = 0;
      } else if (isIn(counted, item) && index.isNeededWhereUsed(item)) {
        // The kit has counted it already: of what fits, how many need it.
        counts[item] = this.fit.of(item);
      } else {
        count ??= others.counter();
        counts[item] = count(index.equipment(item));
      }
    }
    return counts as WodFacets['equipment'];
  }

  /** For each item, how many WODs the kit would leave with that item switched on or off; and how many no kit at all would leave. */
  *kitFacets(): Slices<Pick<WodFacets, 'kit' | 'noKit'>> {
    const {
      index,
      selection: { kit = [] },
    } = this;
    const others = this.others('kit');
    yield;
    const { fitting, of } = this.fit;
    const counts: Partial<Record<KitItem, number>> = {};
    for (const item of KIT_ITEMS) {
      if (!kit.includes(item)) counts[item] = fitting + of(item);
      // Without its last item there is no such filter.
      else counts[item] = kit.length === 1 ? others.size : fitting - of(item);
    }
    yield;
    return { kit: counts as Record<KitItem, number>, noKit: others.sizeOfAnd(index.within([])) };
  }

  /** How the matches of the other filters fit the kit; without one, nothing is at hand. */
  private get fit(): KitFit {
    this.fits ??= this.index.fit(this.selection.kit ?? [], this.others('kit'));
    return this.fits;
  }

  private *counts<Name extends keyof KindCounts>(filter: Name, sets: Readonly<Record<string, Bitset>>): Slices<KindCounts[Name]> {
    const others = this.others(filter);
    yield;
    const kinds = this.kindsOf(others);
    if (kinds) return kinds[filter];
    const counts: Record<string, number> = {};
    for (const [value, set] of Object.entries(sets)) {
      yield;
      counts[value] = others.sizeOfAnd(set);
    }
    return counts as KindCounts[Name];
  }

  /** Few WODs are counted in one pass. Most filters leave the same. */
  private kindsOf(others: Bitset): KindCounts | undefined {
    if (this.counted?.others !== others)
      this.counted = { others, kinds: others.size <= others.capacity / MANY ? this.index.kinds.count(others) : undefined };
    return this.counted.kinds;
  }

  /** The matches of all filters but one. */
  private others(left: Filter): Bitset {
    this.without[left] ??= (this.filters[left] && allOf(this.setsWithout(left))) ?? this.matches;
    return this.without[left];
  }

  /** As a set, made when it is first needed. */
  private get matches(): Bitset {
    this.whole ??= allOf(this.sets) ?? this.base;
    return this.whole;
  }

  private setsWithout(left?: Filter): Bitset[] {
    const sets = FILTERS.flatMap((filter) => (filter === left ? [] : (this.filters[filter] ?? [])));
    // Combining a set with that of all WODs would change nothing.
    return this.base === this.index.all && sets.length > 0 ? sets : [this.base, ...sets];
  }
}

const allOf = ([first, ...rest]: readonly Bitset[]): Bitset | undefined => (rest.length > 0 ? first?.and(...rest) : first);

const isIn = (kit: readonly KitItem[], item: Equipment): item is Equipment & KitItem => kit.some((other) => other === item);

const anyOf = ([first = new Bitset(), ...rest]: Bitset[]): Bitset => rest.reduce((all, set) => all.or(set), first);

/** A search text in the form that equal searches share. */
export const searchText = (text: string | undefined): string =>
  foldText(text ?? '')
    .trim()
    .replace(/\s+/g, ' ');
