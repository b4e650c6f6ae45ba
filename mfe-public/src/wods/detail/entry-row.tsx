import { inUnit } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { paths } from '../../paths';
import styles from './entry-blocks.module.css';
import type { SheetEntry } from './wod-sheet';

/** One line of the whiteboard with everything prescribed for it. */
export function EntryRow({ entry: { exerciseId, name, amount, load, notes, kit, description, isInterruption } }: { entry: SheetEntry }) {
  const { unit } = useReaderChoice();
  const shown = load && inUnit(load, unit);
  return (
    <li className={styles.entry}>
      <span className={styles.amount}>{amount}</span>{' '}
      <Link className={styles.name} to={paths.exercise(exerciseId)}>
        {name}
      </Link>{' '}
      {shown && (
        <p className={styles.load}>
          {shown.chosen} <small>{shown.other}</small>
        </p>
      )}
      <div className={styles.details}>
        {isInterruption && <p className={styles.interruption}>Interruption</p>}
        {notes && <p>{inUnit(notes, unit)}</p>}
        <p className={styles.quiet}>{kit}</p>
        {description && <p className={`${styles.quiet} ${styles.how}`}>{description}</p>}
      </div>
    </li>
  );
}
