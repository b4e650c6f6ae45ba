import { Link } from '@wod/platform';
import { buttonClass, Panel } from '@wod/ui';
import { paths } from '../paths';
import type { Bin } from './dashboard-loader';
import { DeletedList } from './deleted-list';
import { EmptyBin } from './empty-bin';
import styles from './side-panel.module.css';

/** The WODs and training sessions deleted last; all of the last 30 days have their own page. */
export function RecentlyDeleted({ bin: { last, counts } }: { bin: Bin }) {
  const total = counts.wods + counts.sessions;
  return (
    <Panel className={styles.panel} aria-labelledby="deleted-title">
      <h2 id="deleted-title">Recently deleted</h2>
      <p className={styles.why}>{total === 0 ? 'Nothing was deleted in the last 30 days.' : 'Kept for 30 days.'}</p>
      {total > 0 && <EmptyBin counts={counts} />}
      {total > 0 && <DeletedList deleted={last} />}
      {total > last.length && (
        <Link className={buttonClass()} to={paths.bin(counts.wods === 0 ? { kind: 'session' } : {})}>
          Show all {total.toLocaleString('en')}
        </Link>
      )}
    </Panel>
  );
}
