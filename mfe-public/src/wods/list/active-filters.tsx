import { Link } from '@wod/platform';
import { X } from 'lucide-react';
import finder from '../../shared/finder/finder.module.css';
import { paths } from '../../paths';
import { activeFilters, type Movement } from '../../wod-list-filters';
import type { WodListQuery } from '../../wod-list-query';
import { QueryButton } from './query-button';
import styles from './wod-list-page.module.css';

export interface ActiveFiltersProps {
  query: WodListQuery;
  /** those that the query names */
  movements: readonly Movement[] | undefined;
  onClear: () => void;
  /** Called when a filter is removed: its chip, which has the focus, is about to disappear. */
  onRemove: () => void;
}

/** "Filters active": a chip for each filter that removes it, and one button for all. */
export function ActiveFilters({ query, movements, onClear, onRemove }: ActiveFiltersProps) {
  const filters = activeFilters(query, movements);
  return (
    <div className={`${finder.chips} ${styles.active}`}>
      <span>Filters active</span>
      <ul role="list">
        {filters.map(({ name, label, without }) => (
          <li key={name}>
            <Link to={paths.wods(without)} className={finder.chip} preventScrollReset onClick={onRemove}>
              <span className="visually-hidden">Remove filter </span>
              {label}
              <X aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <QueryButton query={{}} onPress={onClear}>
        Clear Filters
      </QueryButton>
    </div>
  );
}
