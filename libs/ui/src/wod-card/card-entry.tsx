import { amountText, loadPair, type WodEntry } from '@wod/domain';
import styles from './wod-card.module.css';

/** What stands after a movement may be so long; a longer note waits for the workout's own page. */
const ASIDE_MAX = 24;

/** One movement of a card: how much, what, with which load, and a note when it is short. */
export function CardEntry({ entry }: { entry: WodEntry }) {
  const amount = amountText(entry);
  const load = loadPair(entry);
  const { notes = '' } = entry;
  return (
    <li className={styles.line}>
      {amount !== '' && <span className={styles.amount}>{amount}</span>}{' '}
      <span className={styles.movement}>
        {entry.exercise.name}{' '}
        {load.seen !== '' && (
          <span className={styles.aside}>
            {load.heard === load.seen ? load.seen : (
              <>
                <span aria-hidden="true">{load.seen}</span>
                <span className="visually-hidden">{load.heard}</span>
              </>
            )}
          </span>
        )}{' '}
        {notes !== '' && load.seen.length + notes.length <= ASIDE_MAX && <span className={styles.aside}>{notes}</span>}
      </span>
    </li>
  );
}
