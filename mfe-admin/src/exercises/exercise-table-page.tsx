import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { API_LIMITS } from '@wod/domain';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { BulkActs } from '../shared/bulk/bulk-acts';
import { isUsed, type UsedExercise } from '../shared/exercise-use/used-exercise';
import { SelectionBar } from '../shared/table/selection-bar';
import { TableFoot } from '../shared/table/table-foot';
import { orderText } from '../shared/table/table-query';
import { TableSummary } from '../shared/table/table-summary';
import { useSelection } from '../shared/table/use-selection';
import { ExerciseFilters } from './exercise-filters';
import { ExerciseTable } from './exercise-table';
import type { ExerciseTableData } from './exercise-table-loader';
import styles from './exercise-table-page.module.css';
import { EXERCISE_COLUMNS, EXERCISE_PAGE_SIZES, exerciseRows, exerciseTableParams } from './exercise-table-query';
import { RefusedDelete } from './refused-delete';
import { useDeleteExercise } from './use-delete-exercise';
import { useExerciseTableQuery } from './use-exercise-table-query';

export const meta = pageMeta('Exercises');

export function Page() {
  const data = useLoaderData<ExerciseTableData>();
  const { revalidate } = useRevalidator();
  const newExercise = (
    <Link className={buttonClass()} to={paths.newExercise()}>
      <Plus aria-hidden="true" />
      New exercise
    </Link>
  );
  return (
    <>
      <PageHeader title="Exercises" actions={newExercise} />
      {data.status === 'failed' ? (
        <StatePanel kind="error" title="Failed to load exercises">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      ) : data.exercises.length === 0 ? (
        <StatePanel kind="empty" title="No exercises yet" text="Create one, or import WODs: their exercises come with them.">
          {newExercise}
        </StatePanel>
      ) : (
        <Exercises all={data.exercises} />
      )}
    </>
  );
}

function Exercises({ all }: { all: UsedExercise[] }) {
  const { query, setSearch, change } = useExerciseTableQuery();
  const summary = useRef<HTMLParagraphElement>(null);
  const { remove, refusal, dismiss } = useDeleteExercise();
  const found = exerciseRows(all, query);
  const pages = Math.ceil(found.length / query.show);
  const page = Math.max(1, Math.min(query.page, pages));
  const rows = found.slice((page - 1) * query.show, page * query.show);
  const selection = useSelection(rows.map(({ id }) => id));
  const toReview = all.filter((exercise) => exercise.needsReview).length;
  const unused = all.filter((exercise) => !isUsed(exercise)).length;
  const matching =
    found.length > API_LIMITS.bulkIdsMax ? undefined : { total: found.length, onSelect: () => selection.select(found.map(({ id }) => id)) };
  const clear = () => {
    change({ search: '', review: false, equipment: undefined, unused: false });
    summary.current?.focus();
  };

  return (
    <>
      <ExerciseFilters query={query} toReview={toReview} unused={unused} onSearch={setSearch} onChange={change} />
      <TableSummary
        ref={summary}
        className={styles.summary}
        page={page}
        order={orderText(EXERCISE_COLUMNS, { sort: query.sort, reversed: query.descending })}
      >
        {`Showing ${rows.length} of ${all.length} exercises`}
      </TableSummary>
      {rows.length > 0 ? (
        <div className={styles.rows}>
          <SelectionBar noun="exercises" selection={selection} matching={matching}>
            <BulkActs subject="exercise" selection={selection} />
          </SelectionBar>
          <ExerciseTable rows={rows} query={query} selection={selection} onChange={change} onDelete={remove} />
          <TableFoot
            page={page}
            pages={pages}
            to={(number) => paths.exercises(exerciseTableParams({ ...query, page: number }))}
            sizes={EXERCISE_PAGE_SIZES}
            size={query.show}
            onSize={(show) => change({ show })}
            onPage={() => summary.current?.focus()}
          />
        </div>
      ) : (
        <StatePanel kind="empty" title="No exercises found" text="Try another search, or look at all of them.">
          <Button variant="primary" onClick={clear}>
            Show all exercises
          </Button>
        </StatePanel>
      )}
      <RefusedDelete refusal={refusal} onClose={dismiss} />
    </>
  );
}
