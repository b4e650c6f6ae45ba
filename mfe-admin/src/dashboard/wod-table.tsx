import type { Wod } from '@wod/domain';
import { paths, type WodTableQuery } from '../paths';
import { idsFrom, rowOf } from '../shared/next/row';
import { SortHeader } from '../shared/table/sort-header';
import table from '../shared/table/table.module.css';
import { sortedAs, sortedBy } from '../shared/table/table-query';
import type { RowSelection } from '../shared/table/use-selection';
import { WodRow } from './wod-row';
import { sortOf, WOD_COLUMNS } from './wod-table-query';
import styles from './wod-table.module.css';

export interface WodTableProps {
  wods: Wod[];
  query: WodTableQuery;
  selection: RowSelection;
  onChange: (patch: WodTableQuery) => void;
  onDelete: (wod: Wod) => void;
}

/** The WODs as a table; on a phone each row is a block of its own. */
export function WodTable({ wods, query, selection, onChange, onDelete }: WodTableProps) {
  const sorting = sortOf(query);
  const { selected, toggle, onKeyDown } = selection;
  const listed = wods.map(({ id }) => id);
  const heading = (column: keyof typeof WOD_COLUMNS) => {
    const { label, usual } = WOD_COLUMNS[column];
    return <SortHeader label={label} sorted={sortedAs(sorting, column, usual)} onSort={() => onChange(sortedBy(sorting, column))} />;
  };
  return (
    <table className={`${table.table} ${styles.table}`} onKeyDown={onKeyDown}>
      <caption className="visually-hidden">WODs. Press a heading to sort by it.</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Selected</span>
          </th>
          {heading('name')}
          {heading('type')}
          {heading('category')}
          {heading('shortest')}
          {heading('newest')}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {wods.map((wod) => (
          <WodRow
            key={wod.id}
            wod={wod}
            row={rowOf(paths.dashboard(query), idsFrom(wod.id, listed, selected).map(paths.editWod), paths.editWod(wod.id))}
            isSelected={selected.has(wod.id)}
            onToggle={(isRange) => toggle(wod.id, isRange)}
            onDelete={() => onDelete(wod)}
          />
        ))}
      </tbody>
    </table>
  );
}
