import { Button, TypeBadge, wodTypeColor } from '@wod/ui';
import { shortDayText } from '../dates';
import { type Deleted, useRemoval } from '../shared/removal/use-removal';
import { RemoveForGood } from './empty-bin';
import styles from './side-panel.module.css';

/** WODs and training sessions that were deleted, each of which can be restored or removed for good. */
export function DeletedList({ deleted }: { deleted: readonly Deleted[] }) {
  const { restore } = useRemoval();
  return (
    <ul role="list" className={styles.lines}>
      {deleted.map((one) => (
        <li key={one.id} className={`${styles.line} ${one.kind === 'wod' ? wodTypeColor(one.type) : ''}`.trim()}>
          <span className={styles.what}>
            <span className={styles.name}>{one.name}</span>{' '}
            <span className={styles.why}>
              <Kind of={one} /> <time dateTime={one.deletedAt}>{shortDayText(one.deletedAt)}</time>
            </span>
          </span>
          <Button aria-label={`Restore ${one.name}`} onClick={() => void restore(one)}>
            Restore
          </Button>
          <RemoveForGood one={one} />
        </li>
      ))}
    </ul>
  );
}

function Kind({ of: one }: { of: Deleted }) {
  if (one.kind === 'wod') return <TypeBadge type={one.type} />;
  return <span className={styles.kind}>{one.isTemplate ? 'Session template' : 'Training session'}</span>;
}
