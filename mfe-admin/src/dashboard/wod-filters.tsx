import { WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, type WodGap, type WodPage } from '@wod/domain';
import type { WodTableQuery } from '../paths';
import { ListSearch } from '../shared/list/list-search';
import { FilterSelect } from '../shared/table/filter-select';
import table from '../shared/table/filters.module.css';
import { ExerciseFilter } from './exercise-filter';
import styles from './wod-filters.module.css';

const TYPES = WOD_TYPES.map((type) => [type, WOD_TYPE_LABEL[type]] as const);
const CATEGORIES = WOD_CATEGORIES.map((category) => [category, WOD_CATEGORY_LABEL[category].many] as const);
const GAPS: readonly (readonly [WodGap, string])[] = [
  ['video', 'No video'],
  ['minutes', 'No minutes'],
  ['description', 'No description'],
];

export interface WodFiltersProps {
  query: WodTableQuery;
  /** The exercises that the query names. */
  movements: WodPage['movements'];
  onSearch: (search: string) => void;
  onChange: (patch: WodTableQuery) => void;
}

/** Narrows the table of WODs. */
export function WodFilters({ query, movements = [], onSearch, onChange }: WodFiltersProps) {
  const { exercise: id } = query;
  const exercise = id === undefined ? undefined : (movements.find((movement) => movement.id === id) ?? { id, name: 'An exercise that is gone' });
  return (
    <div className={`${table.filters} ${styles.filters}`}>
      <ListSearch
        label="Search WODs"
        placeholder="Name, movement, anything"
        search={query.search ?? ''}
        onSearch={onSearch}
        className={styles.typed}
      />
      <div className={styles.typed}>
        <ExerciseFilter value={exercise} onChange={(chosen) => onChange({ exercise: chosen })} />
      </div>
      <div className={`${table.choice} ${styles.chosen}`}>
        <FilterSelect label="Type" all="All types" options={TYPES} value={query.type} onChange={(type) => onChange({ type })} />
      </div>
      <div className={`${table.choice} ${styles.chosen}`}>
        <FilterSelect
          label="Category"
          all="All categories"
          options={CATEGORIES}
          value={query.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <div className={`${table.choice} ${styles.chosen}`}>
        <FilterSelect label="Gaps" all="All WODs" options={GAPS} value={query.lacking} onChange={(lacking) => onChange({ lacking })} />
      </div>
    </div>
  );
}
