import { Link } from '@wod/platform';
import { ChevronRight } from 'lucide-react';
import styles from './near-list.module.css';
import type { NearRow } from './near-rows';

/** The ways out of a list that finds nothing: how many, at what price, which. */
export function NearList({ rows }: { rows: readonly NearRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="near">
      <h2 id="near">The nearest ones are one change away</h2>
      <ul className={styles.near}>
        {rows.map(({ total, price, names, to }) => (
          <li key={price}>
            <Link to={to}>
              <b>{total}</b>
              <span><strong>{price}</strong>{names}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
