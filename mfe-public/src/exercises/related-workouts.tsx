import type { Exercise, WodSummary } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { WodCard, WodGrid, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import styles from './exercise.module.css';

/** Some WODs that use the exercise, and the way to all of them. */
export function RelatedWorkouts({ exercise, workouts }: { exercise: Exercise; workouts: WodSummary[] }) {
  const { unit } = useReaderChoice();
  return (
    <section aria-labelledby="workouts" className={styles.related}>
      <header>
        <h2 id="workouts">Workouts with this exercise</h2>
        <Link className={buttonClass()} to={paths.wodsWith(exercise.id)}>
          Find more with “{exercise.name}”
        </Link>
      </header>
      <WodGrid>
        {workouts.map((wod) => (
          <WodCard key={wod.id} wod={wod} unit={unit} headingLevel={3} title={<Link to={paths.wod(wod.id)}>{wod.name}</Link>} />
        ))}
      </WodGrid>
    </section>
  );
}
