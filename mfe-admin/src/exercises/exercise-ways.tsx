import { plural, type Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { History } from 'lucide-react';
import { paths } from '../paths';
import styles from './exercise-ways.module.css';

/** What else can be done with an exercise: see the WODs that use it, merge it, and see what it was. */
export function ExerciseWays({ exercise: { id, wodCount = 0 } }: { exercise: Exercise }) {
  return (
    <p className={styles.ways}>
      {wodCount > 0 && <Link className={buttonClass()} to={paths.dashboard({ exercise: id })}>Used by {plural(wodCount, 'WOD')}</Link>}
      <Link className={buttonClass()} to={paths.mergeExercise(id)}>Merge into…</Link>
      <Link className={buttonClass()} to={paths.exerciseHistory(id)}><History aria-hidden="true" />History</Link>
    </p>
  );
}
