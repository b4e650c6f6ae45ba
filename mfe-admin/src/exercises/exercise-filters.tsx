import { LIMITS } from '@wod/domain';
import { Search } from 'lucide-react';
import { useId } from 'react';
import styles from './exercise-filters.module.css';
import type { ExerciseTableQuery } from './exercise-table-query';

export interface ExerciseFiltersProps {
  query: ExerciseTableQuery;
  /** How many exercises wait for a review. */
  toReview: number;
  onSearch: (text: string) => void;
  onChange: (patch: Partial<ExerciseTableQuery>) => void;
}

export function ExerciseFilters({ query, toReview, onSearch, onChange }: ExerciseFiltersProps) {
  const id = useId();
  return (
    <div role="search" className={styles.filters} aria-label="Exercises">
      <label htmlFor={id} className="visually-hidden">Search exercises</label>
      <div className={styles.box}>
        <Search className={styles.glass} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className={styles.search}
          placeholder="Name, equipment, description"
          value={query.search}
          onChange={(event) => onSearch(event.target.value)}
          maxLength={LIMITS.searchMaxLength}
          spellCheck={false}
        />
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
