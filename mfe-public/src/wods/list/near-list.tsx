import { Link } from '@wod/platform';
import type { NearRow } from './near-rows';
import styles from './wod-list-page.module.css';

/** The ways out of a list that finds nothing: how many, at what price, which. */
export function NearList({ rows }: { rows: readonly NearRow[] }) {
  return (
    <section aria-labelledby="near">
      <h2 id="near">The nearest ones are one change away</h2>
      <ul className={styles.near}>
        {rows.map(({ total, price, names, to }) => (
          <li key={price}>
            <Link to={to}>
              <b>{total}</b>
              <span>
                <strong>{price}</strong>
                {names}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
