import { SearchField } from '@wod/ui';
import styles from './exercise-filters.module.css';
import type { ExerciseTableQuery } from './exercise-table-query';

export interface ExerciseFiltersProps {
  query: ExerciseTableQuery;
  /** How many exercises are waiting for a review. */
  toReview: number;
  onSearch: (text: string) => void;
  onChange: (patch: Partial<ExerciseTableQuery>) => void;
}

export function ExerciseFilters({ query, toReview, onSearch, onChange }: ExerciseFiltersProps) {
  return (
    <div role="search" className={styles.filters} aria-label="Exercises">
      <div className={styles.search}>
        <SearchField label="Search exercises" placeholder="Name, equipment, description" text={query.search} onChange={onSearch} />
      </div>
      <button
        type="button"
        className={styles.review}
        aria-pressed={query.review}
        onClick={() => onChange({ review: !query.review })}
      >
        Needs review <span className={styles.count}>{toReview}</span>
      </button>
    </div>
  );
}
