import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from './sort-header.module.css';

export interface SortHeaderProps {
  label: string;
  /** absent where something else sorts the table */
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** The heading of a column that sorts the table. */
export function SortHeader({ label, sorted, onSort }: SortHeaderProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        {sorted && <Arrow aria-hidden="true" />}
      </button>
    </th>
  );
}
