import { Button, Panel, TypeBadge, wodTypeColor } from '@wod/ui';
import { shortDayText } from '../dates';
import type { Deleted } from '../shared/removal/use-removal';
import { EmptyBin, RemoveForGood } from './empty-bin';
import styles from './side-panel.module.css';

/** The WODs and training sessions deleted in the last 30 days, latest first. */
export function RecentlyDeleted({ deleted, onRestore }: { deleted: Deleted[]; onRestore: (one: Deleted) => void }) {
  return (
    <Panel className={styles.panel} aria-labelledby="deleted-title">
      <h2 id="deleted-title">Recently deleted</h2>
      <p className={styles.why}>{deleted.length === 0 ? 'Nothing was deleted in the last 30 days.' : 'Kept for 30 days.'}</p>
      {deleted.length > 0 && (
        <ul className={styles.lines}>
          {deleted.map((one) => (
            <li key={one.id} className={`${styles.line} ${one.kind === 'wod' ? wodTypeColor(one.type) : ''}`.trim()}>
              <span className={styles.what}>
                <span className={styles.name}>{one.name}</span>{' '}
                <span className={styles.why}>
                  <Kind of={one} /> <time dateTime={one.deletedAt}>{shortDayText(one.deletedAt)}</time>
                </span>
              </span>
              <Button aria-label={`Restore ${one.name}`} onClick={() => onRestore(one)}>Restore</Button>
              <RemoveForGood one={one} />
            </li>
          ))}
        </ul>
      )}
      {deleted.length > 0 && <EmptyBin deleted={deleted} />}
    </Panel>
  );
}

function Kind({ of: one }: { of: Deleted }) {
  if (one.kind === 'wod') return <TypeBadge type={one.type} />;
  return <span className={styles.kind}>{one.isTemplate ? 'Session template' : 'Training session'}</span>;
}
