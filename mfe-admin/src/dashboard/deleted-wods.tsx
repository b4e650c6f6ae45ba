import type { DeletedWod } from '@wod/domain';
import { Button, Panel, TypeBadge, wodTypeColor } from '@wod/ui';
import { dayText } from '../dates';
import styles from './side-panel.module.css';

/** The WODs that can still be brought back. */
export function DeletedWods({ wods, onRestore }: { wods: DeletedWod[]; onRestore: (wod: DeletedWod) => void }) {
  return (
    <Panel className={styles.panel} aria-labelledby="deleted-title">
      <h2 id="deleted-title">Recently deleted</h2>
      <p className={styles.why}>{wods.length === 0 ? 'Nothing was deleted in the last 30 days.' : 'Kept for 30 days.'}</p>
      {wods.length > 0 && (
        <ul className={styles.lines}>
          {wods.map((wod) => (
            <li key={wod.id} className={`${styles.line} ${wodTypeColor(wod.type)}`}>
              <span className={styles.what}>
                <span className={styles.name}>{wod.name}</span>{' '}
                <span className={styles.why}>
                  <TypeBadge type={wod.type} /> <time dateTime={wod.deletedAt}>{dayText(wod.deletedAt)}</time>
                </span>
              </span>
              <Button aria-label={`Restore ${wod.name}`} onClick={() => onRestore(wod)}>Restore</Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
