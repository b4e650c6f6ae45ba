import type { ApiClient } from '@wod/api-client';
import {
  EQUIPMENT, EQUIPMENT_FACTS, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, type WodFacets,
} from '@wod/domain';
import { Button, useEarlyInput, type useSearchText } from '@wod/ui';
import { useRef } from 'react';
import { paths } from '../../paths';
import { parseWodListQuery, wodListParams, type WodListQuery } from '../../wod-list-query';
import { EquipmentField } from './equipment-field';
import styles from './filter-bar.module.css';
import { FilterSelect } from './filter-select';
import { SuggestingSearch } from './suggesting-search';

export interface FilterBarProps {
  api: ApiClient;
  query: WodListQuery;
  search: ReturnType<typeof useSearchText>;
  facets: WodFacets | undefined;
  onChoose: (patch: WodListQuery) => void;
}

/** The filters as a form that submits to /wods, so that it also works without JavaScript. */
export function FilterBar({ api, query, search, facets, onChoose }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (fields) => {
    search.setText(String(fields.get('search') ?? ''));
    const { type, category, equipment } = parseWodListQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
    if (type !== query.type || category !== query.category || equipment !== query.equipment) onChoose({ type, category, equipment });
  });
  return (
    <form
      ref={form}
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
      <div className={styles.wide}>
        <SuggestingSearch api={api} query={query} search={search} />
      </div>
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
      {wodListParams({ kit: query.kit, maxMinutes: query.maxMinutes }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A form with two text fields submits on Enter only if it has a button. */}
      <button type="submit" hidden>Search</button>
      <noscript><Button type="submit" variant="primary">Apply filters</Button></noscript>
    </form>
  );
}
