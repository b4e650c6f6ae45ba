import { WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL, type WodGap, type WodPage } from '@wod/domain';
import { Button } from '@wod/ui';
import { X } from 'lucide-react';
import type { WodTableQuery } from '../paths';
import { ListSearch } from '../shared/list/list-search';
import { FilterSelect } from '../shared/table/filter-select';
import styles from '../shared/table/filters.module.css';

const TYPES = WOD_TYPES.map((type) => [type, WOD_TYPE_LABEL[type]] as const);
const CATEGORIES = WOD_CATEGORIES.map((category) => [category, WOD_CATEGORY_LABEL[category].many] as const);
const GAPS: readonly (readonly [WodGap, string])[] = [['video', 'No video'], ['minutes', 'No minutes'], ['description', 'No description']];

export interface WodFiltersProps {
  query: WodTableQuery;
  /** The exercises that the query names. */
  movements: WodPage['movements'];
  onSearch: (search: string) => void;
  onChange: (patch: WodTableQuery) => void;
}

/** Narrows the table of WODs. */
export function WodFilters({ query, movements = [], onSearch, onChange }: WodFiltersProps) {
  return (
    <div className={styles.filters}>
      <ListSearch label="Search WODs" placeholder="Name, movement, anything" search={query.search ?? ''} onSearch={onSearch} className={styles.search} />
      <div className={styles.choice}>
        <FilterSelect label="Type" all="All types" options={TYPES} value={query.type} onChange={(type) => onChange({ type })} />
      </div>
      <div className={styles.choice}>
        <FilterSelect label="Category" all="All categories" options={CATEGORIES} value={query.category} onChange={(category) => onChange({ category })} />
      </div>
      <div className={styles.choice}>
        <FilterSelect label="Gaps" all="All WODs" options={GAPS} value={query.lacking} onChange={(lacking) => onChange({ lacking })} />
      </div>
      {query.exercise !== undefined && (
        <Button onClick={() => onChange({ exercise: undefined })}>
          With {movements.find(({ id }) => id === query.exercise)?.name ?? 'an exercise that is gone'}
          <X aria-hidden="true" /><span className="visually-hidden">: show all</span>
        </Button>
      )}
    </div>
  );
}
