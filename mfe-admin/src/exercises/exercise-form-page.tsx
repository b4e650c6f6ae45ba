import { Link, type PageHandle, useLoaderData, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Panel, Spinner, StatePanel, backLinkClass, buttonClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';
import { Suspense, use } from 'react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { ExerciseForm } from '../shared/exercise-form/exercise-form';
import { exerciseDraft } from '../shared/exercise-form/exercise-draft';
import { useExerciseForm } from '../shared/exercise-form/use-exercise-form';
import type { UsedExercise } from '../shared/exercise-use/used-exercise';
import { RestoredNotice } from '../shared/form/restored-notice';
import { useFormGuard } from '../shared/form/use-form-guard';
import { NextButtons } from '../shared/next/next-buttons';
import { useNext } from '../shared/next/use-next';
import type { ExerciseFormData } from './exercise-form-loader';
import styles from './exercise-form-page.module.css';
import { ExerciseWays } from './exercise-ways';

export const meta: PageHandle<ExerciseFormData>['meta'] = (data, page) =>
  pageMeta(data?.status === 'edit' ? 'Edit Exercise' : 'Create New Exercise')(data, page);

export function Page() {
  const data = useLoaderData<ExerciseFormData>();
  const { list, toList } = useNext(paths.exercises());
  return (
    <div className={styles.page}>
      <Link to={list} onClick={toList} className={backLinkClass} aria-label="Back to the exercises">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <PageHeader title={data.status === 'new' ? 'Create New Exercise' : 'Edit Exercise'} />
      {data.status === 'new' ? (
        <Form />
      ) : (
        <Suspense
          fallback={
            <p className={styles.loading} role="status">
              <Spinner />
              Loading exercise…
            </p>
          }
        >
          <Edit exercise={data.exercise} />
        </Suspense>
      )}
    </div>
  );
}

function Edit({ exercise: loading }: { exercise: Promise<UsedExercise | undefined> }) {
  const exercise = use(loading);
  const revalidator = useRevalidator();
  if (exercise) return <Form exercise={exercise} />;
  return (
    <StatePanel kind="error" title="Failed to load exercise">
      <Button variant="primary" onClick={() => void revalidator.revalidate()}>
        Try Again
      </Button>
      <Link className={buttonClass()} to={paths.exercises()}>
        All exercises
      </Link>
    </StatePanel>
  );
}

function Form({ exercise }: { exercise?: UsedExercise }) {
  const next = useNext(paths.exercises());
  const state = useExerciseForm({
    exercise,
    onSaved: ({ id, name }) => next.leave({ name, page: paths.publicExercise(id) }, guard.letPass()),
  });
  const guard = useFormGuard(state.form, state.saving, { complete: (kept) => ({ ...exerciseDraft(), ...kept }) });
  return (
    <Panel as="div" className={styles.form} {...next.watch}>
      <RestoredNotice guard={guard} />
      {exercise?.needsReview && <p className={styles.review}>An import created this exercise. Saving it marks it as reviewed.</p>}
      {exercise && <ExerciseWays exercise={exercise} />}
      <ExerciseForm
        state={state}
        cancel={
          <>
            <NextButtons next={next} isSaving={state.saving.isSaving} />
            <Link className={buttonClass()} to={next.list} onClick={next.toList}>
              Cancel
            </Link>
          </>
        }
      />
    </Panel>
  );
}
