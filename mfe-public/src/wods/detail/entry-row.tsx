import { EQUIPMENT_FACTS, amountText, formatClock, lengthsIn, loadText, type WodEntry } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { paths } from '../../paths';
import styles from './entry-blocks.module.css';

/** The amount of an exercise, durations as m:ss (spec 2): "100", "400 m", "0:20", "max reps in 1:00". */
export function entryAmount({ reps, distance, duration, unit, isMax }: WodEntry): string {
  return [amountText({ reps, distance, unit, isMax }), duration !== undefined && formatClock(duration)].filter(Boolean).join(' in ');
}

/** One line of the whiteboard with everything prescribed for it. */
export function EntryRow({ entry, interruption }: { entry: WodEntry; interruption: boolean }) {
  const { exercise, notes } = entry;
  const { unit } = useReaderChoice();
  const load = loadText(entry, unit);
  return (
    <li className={styles.entry}>
      <span className={styles.amount}>{entryAmount(entry)}</span>{' '}
      <Link className={styles.name} to={paths.exercise(entry.exerciseId)}>{exercise.name}</Link>{' '}
      {load && <p className={styles.load}>{load.chosen} <small>{load.other}</small></p>}
      <div className={styles.details}>
        {interruption && <p className={styles.interruption}>Interruption</p>}
        {notes && <p>{lengthsIn(notes, unit)}</p>}
        <p className={styles.quiet}>
          {EQUIPMENT_FACTS[exercise.equipment].label}
          {entry.timeCap !== undefined && <> · Time cap {entry.timeCap} s</>}
        </p>
        {exercise.description && <p className={`${styles.quiet} ${styles.how}`}>{exercise.description}</p>}
      </div>
    </li>
  );
}
