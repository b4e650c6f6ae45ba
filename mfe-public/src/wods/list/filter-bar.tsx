import type { ApiClient } from '@wod/api-client';
import {
  EQUIPMENT, EQUIPMENT_FACTS, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, plural, type KitItem,
} from '@wod/domain';
import { Button, useEarlyInput, type useSearchText } from '@wod/ui';
import { Suspense, useRef } from 'react';
import { paths } from '../../paths';
import { KitField } from '../../shared/finder/kit-field';
import { MinutesField } from '../../shared/finder/minutes-field';
import { parseWodListQuery, type WodListQuery } from '../../wod-list-query';
import { EquipmentField } from './equipment-field';
import styles from './filter-bar.module.css';
import { FilterSelect } from './filter-select';
import { FilterSheet, loadOpenSheet } from './filter-sheet';
import { UseMyGym } from './loaded-later';
import { MovementField } from './movement-field';
import { SheetChips } from './sheet-chips';
import { SuggestingSearch } from './suggesting-search';
import type { Sheet, SheetPart } from './use-wod-list-query';
import type { ListPage } from './wod-list-loader';

/** The form's name, for what belongs to it and stands elsewhere. */
export const FILTER_FORM = 'finder';

/** What its parts ask the api for. */
export type ListApi = Pick<ApiClient, 'suggestions' | 'listExercises'>;

export interface FilterBarProps {
  api: ListApi;
  query: WodListQuery;
  search: ReturnType<typeof useSearchText>;
  /** in which kit is offered */
  kitOrder: readonly KitItem[];
  /** what is found now; undefined where that isn't known */
  page: ListPage | undefined;
  sheet: Sheet;
  onChoose: (patch: WodListQuery) => void;
  onClear: () => void;
}

/** The filters as a form that submits to /wods, so that it also works without JavaScript. */
export function FilterBar({ api, kitOrder, query, search, page, sheet, onChoose, onClear }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (fields) => {
    search.setText(String(fields.get('search') ?? ''));
    const chosen = chosenIn(fields);
    if (paths.wods({ ...query, ...chosen }) !== paths.wods(query)) onChoose(chosen);
  });
  const openSheet = (part: SheetPart) => {
    // Whether it fails is noticed once the sheet is asked for.
    void loadOpenSheet().catch(() => undefined);
    sheet.open(part);
  };
  const { facets, pagination, movements } = page ?? {};
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      role="search"
      aria-label="Workouts"
      action={paths.wods()}
      className={styles.bar}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        search.send();
      }}
    >
      <SuggestingSearch api={api} query={query} search={search} />
      <SheetChips query={query} onOpen={openSheet} />
      <details className={styles.fold}><summary>Filters</summary></details>
      <FilterSheet sheet={sheet} action={pagination ? `Show ${plural(pagination.total, 'workout')}` : 'Show workouts'} onClear={onClear}>
        <div className={styles.fields} id="finder-type">
          <FilterSelect
            label="Type"
            name="type"
            all="All types"
            value={query.type}
            options={WOD_TYPES.map((value) => ({ value, label: WOD_TYPE_LABEL[value], count: facets?.type[value] }))}
            onChange={(type) => onChoose({ type })}
          />
          <FilterSelect
            label="Category"
            name="category"
            all="All categories"
            value={query.category}
            options={WOD_CATEGORIES.map((value) => ({ value, label: WOD_CATEGORY_LABEL[value].many, count: facets?.category[value] }))}
            onChange={(category) => onChoose({ category })}
          />
          <EquipmentField
            value={query.equipment}
            options={EQUIPMENT.map((value) => {
              const { label, emoji } = EQUIPMENT_FACTS[value];
              return { value, label, emoji, count: facets?.equipment[value] };
            })}
            onChange={(equipment) => onChoose({ equipment })}
          />
        </div>
        <MinutesField value={query.maxMinutes} counts={facets?.maxMinutes} onChange={(maxMinutes) => onChoose({ maxMinutes })} />
        <KitField order={kitOrder} kit={query.kit} facets={facets} total={pagination?.total} onChange={(kit) => onChoose({ kit })} />
        <Suspense><UseMyGym query={query} onChoose={onChoose} /></Suspense>
        <MovementField api={api} query={query} movements={movements} onChoose={onChoose} />
      </FilterSheet>
      {/* A form with two text fields submits on Enter only if it has a button. */}
      <button type="submit" hidden>Search</button>
      <noscript><Button type="submit" variant="primary">Apply filters</Button></noscript>
    </form>
  );
}

/** What the form's controls say, but for the search. */
function chosenIn(fields: FormData): WodListQuery {
  const query = parseWodListQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
  const { type, category, equipment, kit, maxMinutes } = query;
  return { type, category, equipment, kit, maxMinutes };
}
