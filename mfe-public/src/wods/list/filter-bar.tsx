import type { ApiClient } from '@wod/api-client';
import { plural } from '@wod/domain';
import { Button, useEarlyInput, type useSearchText } from '@wod/ui';
import { useRef } from 'react';
import { paths } from '../../paths';
import { parseWodListQuery, type WodListQuery } from '../../wod-list-query';
import styles from './filter-bar.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { FilterSheet, loadOpenSheet } from './filter-sheet';
import { SheetChips } from './sheet-chips';
import { SuggestingSearch } from './suggesting-search';
import type { Sheet, SheetPart } from './use-wod-list-query';

/** The form's name, for what belongs to it and stands elsewhere. */
export const FILTER_FORM = 'finder';

/** What its parts ask the api for. */
export type ListApi = Pick<ApiClient, 'suggestions' | 'listExercises'>;

export interface FilterBarProps extends FilterFieldsProps {
  api: ListApi;
  search: ReturnType<typeof useSearchText>;
  sheet: Sheet;
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
      <details className={styles.fold}>
        <summary>Filters</summary>
      </details>
      <FilterSheet sheet={sheet} action={page ? `Show ${plural(page.pagination.total, 'workout')}` : 'Show workouts'} onClear={onClear}>
        <FilterFields api={api} kitOrder={kitOrder} query={query} page={page} onChoose={onChoose} />
      </FilterSheet>
      {/* A form with two text fields submits on Enter only if it has a button. */}
      <button type="submit" hidden>
        Search
      </button>
      <noscript>
        <Button type="submit" variant="primary">
          Apply filters
        </Button>
      </noscript>
    </form>
  );
}

/** What the form's controls say, but for the search. */
function chosenIn(fields: FormData): WodListQuery {
  const query = parseWodListQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
  const { type, category, equipment, kit, maxMinutes } = query;
  return { type, category, equipment, kit, maxMinutes };
}
