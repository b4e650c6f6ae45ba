import { EQUIPMENT_FACTS, equipmentOfMovement, LIST_LIMITS, type Exercise } from '@wod/domain';
import { useLoaderData, type PageHandle } from '@wod/platform';
import { Board, StatePanel } from '@wod/ui';
import { EQUIPMENT_DESCRIPTION } from '../equipment.content';
import { GoBack } from '../go-back';
import { paths } from '../paths';
import { EquipmentCard } from './equipment-card';
import type { ExerciseData } from './exercise-loader';
import { ExerciseVideo } from './exercise-video';
import styles from './exercise.module.css';
import { RelatedWorkouts } from './related-workouts';

export const meta: PageHandle<ExerciseData>['meta'] = (found, { site }) => {
  if (found?.status !== 'loaded') {
    return { title: `Exercise Not Found | ${site.name}`, description: 'Browse all workouts of the library instead.' };
  }
  const { exercise } = found;
  return {
    title: `${exercise.name} - ${EQUIPMENT_FACTS[exercise.equipment].label} Exercise | ${site.name}`,
    description: metaDescription(exercise),
    path: paths.exercise(exercise.id),
    type: 'article',
  };
};

function metaDescription({ name, equipment, description }: Exercise): string {
  const text = description ?? `${name}. ${EQUIPMENT_FACTS[equipment].label}: ${EQUIPMENT_DESCRIPTION[equipment]}`;
  return [...text].slice(0, LIST_LIMITS.metaDescriptionLength).join('');
}

export function Page() {
  const found = useLoaderData<ExerciseData>();
  if (found.status !== 'loaded') {
    const text = found.status === 'notFound' ? 'The exercise you are looking for does not exist.' : 'Failed to load exercise details';
    return (
      <div className={styles.page}>
        <StatePanel kind="error" headingLevel={1} title="Exercise Not Found" text={text}>
          <GoBack fallback={paths.wods()} />
        </StatePanel>
      </div>
    );
  }
  const { exercise, workouts } = found;
  const { emoji } = EQUIPMENT_FACTS[exercise.equipment];
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <Board>
          <p className={styles.equipment}>
            <span aria-hidden="true">{emoji}</span>{' '}
            {equipmentOfMovement(exercise)
              .map((item) => EQUIPMENT_FACTS[item].label)
              .join(', ')}
          </p>
          <h1 className={styles.title}>{exercise.name}</h1>
          {exercise.description && <p className={styles.description}>{exercise.description}</p>}
          {exercise.videoUrl && <ExerciseVideo name={exercise.name} url={exercise.videoUrl} />}
        </Board>
        <EquipmentCard equipment={exercise.equipment} />
      </div>
      {workouts.length > 0 && <RelatedWorkouts exercise={exercise} workouts={workouts} />}
    </div>
  );
}
