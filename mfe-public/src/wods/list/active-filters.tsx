import { Link } from '@wod/platform';
import { X } from 'lucide-react';
import { paths } from '../../paths';
import { activeFilters, type Movement, type WodListQuery } from '../../wod-list-query';
import styles from './active-filters.module.css';
import { QueryButton } from './query-button';

export interface ActiveFiltersProps {
  query: WodListQuery;
  /** those that the query names */
  movements: readonly Movement[] | undefined;
  onClear: () => void;
  /** Called when a filter is removed: its chip, which has the focus, is about to disappear. */
  onRemove: () => void;
}

/** "Filters active": a chip for each filter that removes it, and one button for all. Nothing when there are none. */
export function ActiveFilters({ query, movements, onClear, onRemove }: ActiveFiltersProps) {
  const filters = activeFilters(query, movements);
  if (filters.length === 0) return null;
  return (
    <div className={styles.active}>
      <span className={styles.hint}>Filters active</span>
      <ul className={styles.chips}>
        {filters.map(({ name, label, without }) => (
          <li key={name}>
            <Link to={paths.wods(without)} className={styles.chip} preventScrollReset onClick={onRemove}>
              <span className="visually-hidden">Remove filter </span>
              {label}
              <X aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <QueryButton query={{}} onPress={onClear}>Clear Filters</QueryButton>
    </div>
  );
}
