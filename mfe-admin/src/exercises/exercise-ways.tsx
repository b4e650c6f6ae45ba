import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { History } from 'lucide-react';
import { paths } from '../paths';
import { type UsedExercise, usesOf } from '../shared/exercise-use/used-exercise';
import styles from './exercise-ways.module.css';

/** What else can be done with an exercise: see the WODs and drafts that use it, merge it, and see what it was. */
export function ExerciseWays({ exercise }: { exercise: UsedExercise }) {
  const { id } = exercise;
  return (
    <p className={styles.ways}>
      {usesOf(exercise).map(({ text, to }) => (
        <Link key={to} className={buttonClass()} to={to}>
          Used by {text}
        </Link>
      ))}
      <Link className={buttonClass()} to={paths.mergeExercise(id)}>
        Merge into…
      </Link>
      <Link className={buttonClass()} to={paths.exerciseHistory(id)}>
        <History aria-hidden="true" />
        History
      </Link>
    </p>
  );
}
