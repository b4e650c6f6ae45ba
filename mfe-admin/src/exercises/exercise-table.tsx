import { EQUIPMENT_FACTS, type Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { shortDayText } from '../dates';
import { paths } from '../paths';
import table from '../shared/table/table.module.css';
import type { ExerciseTableQuery, SortKey } from './exercise-table-query';
import styles from './exercise-table.module.css';
import { MergeLink } from './merge-link';
import { WhereUsed } from './where-used';

const COLUMNS: readonly { key: SortKey; label: string }[] = [
  { key: 'name', label: 'Name' },
  { key: 'equipment', label: 'Equipment' },
  { key: 'inUse', label: 'In use' },
  { key: 'created', label: 'Created' },
];

export interface ExerciseTableProps {
  rows: Exercise[];
  query: ExerciseTableQuery;
  onChange: (patch: Partial<ExerciseTableQuery>) => void;
  onDelete: (exercise: Exercise) => void;
}

/** The exercises as a table, sortable by any column. The whole row links to the form; on a phone each row is a block of its own. */
export function ExerciseTable({ rows, query, onChange, onDelete }: ExerciseTableProps) {
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">Exercises. Press a heading to sort by it.</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ key, label }) => <SortHeader key={key} column={key} label={label} query={query} onChange={onChange} />)}
          <th scope="col"><span className="visually-hidden">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        {rows.map((exercise) => <Row key={exercise.id} exercise={exercise} onDelete={onDelete} />)}
      </tbody>
    </table>
  );
}

interface SortHeaderProps extends Pick<ExerciseTableProps, 'query' | 'onChange'> {
  column: SortKey;
  label: string;
}

function SortHeader({ column, label, query, onChange }: SortHeaderProps) {
  const sorted = query.sort === column;
  const Arrow = query.descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted ? (query.descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onChange({ sort: column, descending: sorted && !query.descending })}
      >
        {label}
        {sorted && <Arrow aria-hidden="true" />}
      </button>
    </th>
  );
}

function Row({ exercise, onDelete }: { exercise: Exercise; onDelete: (exercise: Exercise) => void }) {
  const { name, equipment } = exercise;
  return (
    <tr>
      <td className={styles.name}>
        <span className={styles.title}>{name}</span>{' '}
        {exercise.needsReview && <span className={`${table.badge} ${styles.badge}`}>Needs review</span>}
      </td>
      <td><span aria-hidden="true">{EQUIPMENT_FACTS[equipment].emoji}</span> {EQUIPMENT_FACTS[equipment].label}</td>
      <td><WhereUsed exercise={exercise} /></td>
      <td className={styles.created}>{shortDayText(exercise.createdAt)}</td>
      <td className={styles.actions}>
        <Link className={`${buttonClass('quiet')} ${styles.edit}`} to={paths.editExercise(exercise.id)} aria-label={`Edit ${name}`}>
          <Pencil aria-hidden="true" />
        </Link>
        <MergeLink exercise={exercise} className={styles.above} />
        <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => onDelete(exercise)}><Trash2 aria-hidden="true" /></Button>
      </td>
    </tr>
  );
}
