import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import type { Exercise } from '@wod/domain';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { ExerciseFilters } from './exercise-filters';
import { ExerciseTable } from './exercise-table';
import type { ExerciseTableData } from './exercise-table-loader';
import styles from './exercise-table-page.module.css';
import { exerciseRows } from './exercise-table-query';
import { RefusedDelete } from './refused-delete';
import { useDeleteExercise } from './use-delete-exercise';
import { useExerciseTableQuery } from './use-exercise-table-query';

export const meta = pageMeta('Exercises');

export function Page() {
  const data = useLoaderData<ExerciseTableData>();
  const { revalidate } = useRevalidator();
  const newExercise = <Link className={buttonClass()} to={paths.newExercise()}><Plus aria-hidden="true" />New exercise</Link>;
  return (
    <>
      <PageHeader title="Exercises" actions={newExercise} />
      {data.status === 'failed' ? (
        <StatePanel kind="error" title="Failed to load exercises">
          <Button variant="primary" onClick={() => void revalidate()}>Try Again</Button>
        </StatePanel>
      ) : data.exercises.length === 0 ? (
        <StatePanel kind="empty" title="No exercises yet" text="Create one, or import WODs: their exercises come with them.">
          {newExercise}
        </StatePanel>
      ) : <Exercises all={data.exercises} />}
    </>
  );
}

function Exercises({ all }: { all: Exercise[] }) {
  const { query, setSearch, change } = useExerciseTableQuery();
  const summary = useRef<HTMLParagraphElement>(null);
  const [deleted, setDeleted] = useState<string>();
  const { remove, refusal, dismiss } = useDeleteExercise((name) => {
    setDeleted(name);
    summary.current?.focus();
  });
  const rows = exerciseRows(all, query);
  const toReview = all.filter((exercise) => exercise.needsReview).length;
  const clear = () => {
    change({ search: '', review: false });
    summary.current?.focus();
  };

  return (
    <>
      <ExerciseFilters query={query} toReview={toReview} onSearch={setSearch} onChange={change} />
      <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>
        {deleted && `“${deleted}” was deleted. `}Showing {rows.length} of {all.length} exercises
      </p>
      {rows.length > 0 ? <ExerciseTable rows={rows} query={query} onChange={change} onDelete={remove} /> : (
        <StatePanel kind="empty" title="No exercises found" text="Try another search, or look at all of them.">
          <Button variant="primary" onClick={clear}>Show all exercises</Button>
        </StatePanel>
      )}
      <RefusedDelete refusal={refusal} onClose={dismiss} />
    </>
  );
}
