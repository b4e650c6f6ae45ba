import type { NearWods, WodFacets, WodPage } from '@wod/domain';
import type { ExerciseIndex } from './exercise-index.js';
import { JsonItems } from './json-items.js';
import type { Slices } from './long-work.js';
import { nearSelections } from './near-wods.js';
import { Recent } from './recent.js';
import type { Found } from './search/wod-search.js';
import type { WodIndex } from './wod-index.js';
import { type Order, searchText, type Selection, WodSelection } from './wod-selection.js';
import type { WrittenWods } from './written-wods.js';

/** The pages of one search, and its facets, are requested in quick succession. */
const KEPT_SEARCHES = 32;
const KEPT_FACETS = 256;
const KEPT_NEAR = 256;
/** How many of them near fits name. */
const NEAR_NAMES = 3;
/** A page of this many WODs is made in one go. */
const SHORT_PAGE = 20;

const BEFORE = Buffer.from('{"wods":[');

/** A part of a selection. */
export interface Paging extends Order {
  page: number;
  limit: number;
  facets?: boolean;
  near?: boolean;
}

const isByAge = ({ sort, draw }: Order): boolean => draw === undefined && (sort === undefined || sort === 'newest' || sort === 'relevance');

/** The same for selections that mean the same. */
const keyOf = (selection: Selection & Order): string =>
  JSON.stringify(
    Object.entries(selection)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

/** The pages of the library's list, made from one state of it. */
export class WodPages {
  private readonly searches = new Recent<Found>(KEPT_SEARCHES);
  private readonly facets = new Recent<WodFacets>(KEPT_FACETS);
  private readonly near = new Recent<NearWods[]>(KEPT_NEAR);

  constructor(
    private readonly wods: WodIndex,
    private readonly exercises: ExerciseIndex,
    private readonly written: WrittenWods,
  ) {}

  /** Whether a page is made in one go. */
  isShort(selection: Selection, paging: Paging): boolean {
    return (
      searchText(selection.search) === '' && paging.limit <= SHORT_PAGE && isByAge(paging) && !(paging.near && this.selected(selection).total === 0)
    );
  }

  /**
   * One page of a selection, as the JSON of a `WodPage`. Joined WOD by WOD: serialising a thousand at once would keep others
   * waiting.
   */
  *page(selection: Selection, { page, limit, facets, near, ...order }: Paging): Slices<Buffer> {
    const found = yield* this.found(searchText(selection.search), selection.exact);
    const selected = this.selected(selection, found);
    const { total } = selected;
    const movements = this.movements(selection);
    const json = new JsonItems();
    for (const position of yield* selected.inOrder(order, (page - 1) * limit, limit)) {
      yield;
      const record = this.wods.at(position);
      json.add(limit > SHORT_PAGE ? this.written.ofMany(record) : this.written.of(record));
    }
    const rest: Omit<WodPage, 'wods'> = {
      pagination: { page, pages: Math.ceil(total / limit), total },
      ...(facets && { facets: yield* this.facets.get(keyOf(selection), () => selected.facets()) }),
      ...(near &&
        total === 0 && { near: yield* this.near.get(keyOf({ ...selection, ...order }), () => this.nearWods(selection, selected, { order, found })) }),
      ...(movements && { movements }),
      ...(found?.searchedFor !== undefined && { searchedFor: found.searchedFor }),
    };
    return json.between(BEFORE, `],${JSON.stringify(rest).slice(1)}`);
  }

  /** @param found by its search */
  private selected({ exercise, not, ...selection }: Selection, found?: Found): WodSelection {
    const linked = (ids?: readonly string[]) => ids?.map((id) => this.exercises.findLinked(id)?.id ?? id);
    return new WodSelection(this.wods, { ...selection, exercise: linked(exercise), not: linked(not) }, found);
  }

  private *nearWods(selection: Selection, none: WodSelection, { order, found }: { order: Order; found: Found | undefined }): Slices<NearWods[]> {
    const apply = (changed: Selection) => this.selected(changed, changed.search === undefined ? undefined : found);
    const near: NearWods[] = [];
    for (const { change, selected } of yield* nearSelections(selection, none, apply)) {
      const first = yield* selected.inOrder(order, 0, NEAR_NAMES);
      near.push({ change, total: selected.total, names: first.map((position) => this.wods.at(position).name) });
    }
    return near;
  }

  /** The movements that a selection names, with the ids by which it names them. */
  private movements({ exercise, not }: Selection): WodPage['movements'] {
    return (
      (exercise || not) &&
      [...new Set([...(exercise ?? []), ...(not ?? [])])].flatMap((id) => {
        const movement = this.exercises.findLinked(id);
        return movement ? [{ id, name: movement.name }] : [];
      })
    );
  }

  private *found(text: string, exact = false): Slices<Found | undefined> {
    return text === '' ? undefined : yield* this.searches.get(`${text}${exact ? '\n' : ''}`, () => this.wods.search(text, exact));
  }
}
