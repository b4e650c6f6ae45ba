import { useId } from 'react';
import styles from './page-size.module.css';

export interface PageSizeProps {
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

/** How many rows are on a page. */
export function PageSize({ sizes, value, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <p className={styles.size}>
      <label htmlFor={id}>Rows on a page</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </p>
  );
}
