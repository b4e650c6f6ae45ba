import { plural, type PlannedSession } from '@wod/domain';
import { Link } from '@wod/platform';
import { shortDayText } from '../dates';
import { paths, type PlannedSessionsQuery } from '../paths';
import { SelectCell } from '../shared/table/select-cell';
import { SortHeader } from '../shared/table/sort-header';
import { sortedAs, sortedBy } from '../shared/table/table-query';
import type { RowSelection } from '../shared/table/use-selection';
import table from '../shared/table/table.module.css';
import { SESSION_COLUMNS } from './planned-sessions-query';
import styles from './session-table.module.css';

export interface SessionTableProps {
  sessions: PlannedSession[];
  query: PlannedSessionsQuery;
  selection: RowSelection;
  onChange: (patch: PlannedSessionsQuery) => void;
}

/** Everybody's sessions as a table; on a phone each row is a block of its own. */
export function SessionTable({
  sessions,
  query: { sort = 'created', reversed },
  selection: { selected, toggle, onKeyDown },
  onChange,
}: SessionTableProps) {
  const heading = (column: typeof sort) => {
    const { label, usual } = SESSION_COLUMNS[column];
    return (
      <SortHeader label={label} sorted={sortedAs({ sort, reversed }, column, usual)} onSort={() => onChange(sortedBy({ sort, reversed }, column))} />
    );
  };
  return (
    <table className={`${table.table} ${styles.table}`} onKeyDown={onKeyDown}>
      <caption className="visually-hidden">Training sessions. Press a heading to sort by it.</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Selected</span>
          </th>
          {heading('name')}
          {heading('minutes')}
          <th scope="col" className={styles.plain}>
            WODs
          </th>
          {heading('created')}
          <th scope="col" className={styles.plain}>
            Opened
          </th>
          <th scope="col" className={styles.plain}>
            Browser
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <Row key={session.id} session={session} selected={selected.has(session.id)} onToggle={(isRange) => toggle(session.id, isRange)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ session, selected, onToggle }: { session: PlannedSession; selected: boolean; onToggle: (isRange: boolean) => void }) {
  const { id, name, isTemplate, totalMinutes, wods, createdAt, openedAt, browser } = session;
  return (
    <tr className={selected ? styles.selected : undefined}>
      <SelectCell name={name} checked={selected} onToggle={onToggle} />
      <td role="rowheader" className={styles.name}>
        <Link to={paths.publicSession(id)}>{name}</Link> {isTemplate && <span className={`${table.badge} ${styles.badge}`}>Template</span>}
      </td>
      <td>{totalMinutes} min</td>
      <td>{plural(wods.length, 'WOD')}</td>
      <td className={styles.day}>
        <span className={styles.label}>Created </span>
        {shortDayText(createdAt)}
      </td>
      <td className={styles.day}>
        {openedAt ? (
          <>
            <span className={styles.label}>Opened </span>
            {shortDayText(openedAt)}
          </>
        ) : (
          'Not opened'
        )}
      </td>
      <td>
        {browser === undefined ? (
          <span className={styles.admin}>Admin</span>
        ) : (
          <Link className={styles.browser} to={paths.plannedSessions({ browser })} aria-label={`Everything from browser ${browser}`}>
            {browser}
          </Link>
        )}
      </td>
    </tr>
  );
}
