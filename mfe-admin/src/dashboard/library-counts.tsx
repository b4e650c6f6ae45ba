import { WOD_TYPES, WOD_TYPE_LABEL, type Dashboard } from '@wod/domain';
import { Link } from '@wod/platform';
import { wodTypeColor } from '@wod/ui';
import { paths } from '../paths';
import styles from './library-counts.module.css';

/** Spec section 2: CHIPPER_EMOM is not counted. */
const COUNTED_TYPES = WOD_TYPES.filter((type) => type !== 'CHIPPER_EMOM');

/** The size of the library; each count leads to what it counts. */
export function LibraryCounts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <dl className={styles.counts}>
      <Count label="Total WODs" to={paths.dashboard()} count={dashboard.wods} className={`${styles.total}`} />
      <Count label="Total exercises" to={paths.exercises()} count={dashboard.exercises} className={`${styles.total}`} />
      {COUNTED_TYPES.map((type) => (
        <Count
          key={type}
          label={WOD_TYPE_LABEL[type]}
          to={paths.dashboard({ type })}
          count={dashboard.wodsByType[type]}
          className={wodTypeColor(type)}
        />
      ))}
    </dl>
  );
}

function Count({ label, count, to, className }: { label: string; count: number; to: string; className: string }) {
  const number = count.toLocaleString('en');
  return (
    <div className={`${styles.count} ${className}`}>
      <dt>{label}</dt>
      <dd>
        <Link to={to} preventScrollReset aria-label={`${label}: ${number}`}>
          {number}
        </Link>
      </dd>
    </div>
  );
}
