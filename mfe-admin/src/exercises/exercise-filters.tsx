import { EQUIPMENT, EQUIPMENT_FACTS } from '@wod/domain';
import { SearchField } from '@wod/ui';
import { FilterSelect } from '../shared/table/filter-select';
import table from '../shared/table/filters.module.css';
import styles from './exercise-filters.module.css';
import type { ExerciseTableQuery } from './exercise-table-query';

const EQUIPMENTS = EQUIPMENT.map((equipment) => [equipment, EQUIPMENT_FACTS[equipment].label] as const);

export interface ExerciseFiltersProps {
  query: ExerciseTableQuery;
  /** How many exercises are waiting for a review. */
  toReview: number;
  /** How many no WOD uses. */
  unused: number;
  onSearch: (text: string) => void;
  onChange: (patch: Partial<ExerciseTableQuery>) => void;
}

export function ExerciseFilters({ query, toReview, unused, onSearch, onChange }: ExerciseFiltersProps) {
  return (
    <div role="search" className={table.filters} aria-label="Exercises">
      <div className={table.search}>
        <SearchField label="Search exercises" placeholder="Name, equipment, description" text={query.search} onChange={onSearch} />
      </div>
      <div className={`${table.choice} ${styles.equipment}`}>
        <FilterSelect
          label="Equipment"
          all="All equipment"
          options={EQUIPMENTS}
          value={query.equipment}
          onChange={(equipment) => onChange({ equipment })}
        />
      </div>
      <Flag label="Needs review" count={toReview} pressed={query.review} onPress={() => onChange({ review: !query.review })} />
      <Flag label="Not used" count={unused} pressed={query.unused} onPress={() => onChange({ unused: !query.unused })} />
    </div>
  );
}

function Flag({ label, count, pressed, onPress }: { label: string; count: number; pressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.flag} aria-pressed={pressed} onClick={onPress}>
      {label} <span className={styles.count}>{count}</span>
    </button>
  );
}
