import { amountText, loadPair, type SessionWod } from '@wod/domain';
import styles from './movement.module.css';

/** One line of the whiteboard: how much, what, with which load, and what else there is to know. */
export function Movement({ entry }: { entry: SessionWod['exercises'][number] }) {
  const load = loadPair(entry);
  const { notes } = entry;
  return (
    <li className={styles.movement}>
      <span className={styles.amount}>{amountText(entry)}</span>{' '}
      <span className={styles.what}>
        {entry.exercise.name}{' '}
        {load.seen !== '' && (
          <span className={styles.load}>
            {load.seen === load.heard ? load.seen : (
              <>
                <span aria-hidden="true">{load.seen}</span>
                <span className="visually-hidden">{load.heard}</span>
              </>
            )}
          </span>
        )}{' '}
        {notes && <span className={styles.aside}>{notes}</span>}
      </span>
    </li>
  );
}
