import { EQUIPMENT_FACTS, type Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { shortDayText } from '../dates';
import { paths } from '../paths';
import { type UsedExercise, usesOf } from '../shared/exercise-use/used-exercise';
import { idsFrom, rowOf, type Row as FormRow } from '../shared/next/row';
import { SelectCell } from '../shared/table/select-cell';
import { SortHeader } from '../shared/table/sort-header';
import table from '../shared/table/table.module.css';
import type { RowSelection } from '../shared/table/use-selection';
import { EXERCISE_COLUMNS, exerciseTableParams, SORT_KEYS, type ExerciseTableQuery } from './exercise-table-query';
import styles from './exercise-table.module.css';
import { MergeLink } from './merge-link';

export interface ExerciseTableProps {
  rows: UsedExercise[];
  query: ExerciseTableQuery;
  selection: RowSelection;
  onChange: (patch: Partial<ExerciseTableQuery>) => void;
  onDelete: (exercise: Exercise) => void;
}

/** The exercises as a table, sortable by any column. The whole row links to the form; on a phone each row is a block of its own. */
export function ExerciseTable({ rows, query, selection: { selected, toggle, onKeyDown }, onChange, onDelete }: ExerciseTableProps) {
  const { sort, descending } = query;
  const list = paths.exercises(exerciseTableParams(query));
  const listed = rows.map(({ id }) => id);
  return (
    <table className={`${table.table} ${styles.table}`} onKeyDown={onKeyDown}>
      <caption className="visually-hidden">Exercises. Press a heading to sort by it.</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Selected</span>
          </th>
          {SORT_KEYS.map((key) => (
            <SortHeader
              key={key}
              label={EXERCISE_COLUMNS[key].label}
              sorted={sort === key ? (descending ? 'descending' : 'ascending') : undefined}
              onSort={() => onChange({ sort: key, descending: sort === key && !descending })}
            />
          ))}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((exercise) => (
          <Row
            key={exercise.id}
            exercise={exercise}
            row={rowOf(list, idsFrom(exercise.id, listed, selected).map(paths.editExercise), paths.editExercise(exercise.id))}
            isSelected={selected.has(exercise.id)}
            onToggle={(isRange) => toggle(exercise.id, isRange)}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  exercise: UsedExercise;
  /** The forms that its own leads on to. */
  row: FormRow;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onDelete: (exercise: Exercise) => void;
}

function Row({ exercise, row, isSelected, onToggle, onDelete }: RowProps) {
  const { id, name, equipment } = exercise;
  const uses = usesOf(exercise);
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <SelectCell name={name} checked={isSelected} onToggle={onToggle} />
      <td role="rowheader" className={styles.name}>
        <span className={styles.title}>{name}</span> {exercise.needsReview && <span className={`${table.badge} ${styles.badge}`}>Needs review</span>}
      </td>
      <td>
        <span aria-hidden="true">{EQUIPMENT_FACTS[equipment].emoji}</span> {EQUIPMENT_FACTS[equipment].label}
      </td>
      <td className={styles.use}>
        {uses.length === 0 && 'Not used'}
        {uses.map(({ text, to }, index) => (
          <Fragment key={to}>
            {index > 0 && ', '}
            <Link to={to} aria-label={`${text} with ${name}`}>
              {text}
            </Link>
          </Fragment>
        ))}
      </td>
      <td className={styles.created}>{shortDayText(exercise.createdAt)}</td>
      <td className={styles.actions}>
        <Link className={`${buttonClass('quiet')} ${styles.edit}`} to={paths.editExercise(id)} state={row} aria-label={`Edit ${name}`}>
          <Pencil aria-hidden="true" />
        </Link>
        <MergeLink exercise={exercise} />
        <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => onDelete(exercise)}>
          <Trash2 aria-hidden="true" />
        </Button>
      </td>
    </tr>
  );
}
