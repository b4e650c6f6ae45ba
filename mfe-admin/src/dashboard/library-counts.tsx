import { WOD_TYPES, WOD_TYPE_LABEL, type Dashboard } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import styles from './library-counts.module.css';

/** Spec section 2: CHIPPER_EMOM is not counted. */
const COUNTED_TYPES = WOD_TYPES.filter((type) => type !== 'CHIPPER_EMOM');

/** The size of the library. */
export function LibraryCounts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <dl className={styles.counts}>
      <Count label="Total WODs" count={dashboard.wods} className={`${styles.total}`} />
      <Count label="Total exercises" count={dashboard.exercises} className={`${styles.total}`} />
      {COUNTED_TYPES.map((type) => (
        <Count key={type} label={WOD_TYPE_LABEL[type]} count={dashboard.wodsByType[type]} className={wodTypeColor(type)} />
      ))}
    </dl>
  );
}

function Count({ label, count, className }: { label: string; count: number; className: string }) {
  return (
    <div className={`${styles.count} ${className}`}>
      <dt>{label}</dt>
      <dd>{count.toLocaleString('en')}</dd>
    </div>
  );
}
