import { plural, type PlannedSession } from '@wod/domain';
import { Link } from '@wod/platform';
import { shortDayText } from '../dates';
import { paths } from '../paths';
import table from '../shared/table/table.module.css';
import styles from './session-table.module.css';

const COLUMNS = ['Name', 'Minutes', 'WODs', 'Created', 'Opened', 'Browser'];

export interface SessionTableProps {
  sessions: PlannedSession[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Everybody's sessions as a table; on a phone each row is a block of its own. */
export function SessionTable({ sessions, selected, onToggle }: SessionTableProps) {
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">Training sessions, newest first</caption>
      <thead>
        <tr>
          <th scope="col"><span className="visually-hidden">Selected</span></th>
          {COLUMNS.map((label) => <th key={label} scope="col">{label}</th>)}
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <Row key={session.id} session={session} selected={selected.has(session.id)} onToggle={() => onToggle(session.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ session, selected, onToggle }: { session: PlannedSession; selected: boolean; onToggle: () => void }) {
  const { id, name, isTemplate, totalMinutes, wods, createdAt, openedAt, browser } = session;
  return (
    <tr className={selected ? styles.selected : undefined}>
      <td className={styles.check}>
        <label className={styles.target}>
          <input type="checkbox" aria-label={`Select ${name}`} checked={selected} onChange={onToggle} />
        </label>
      </td>
      <td className={styles.name}>
        <Link to={paths.publicSession(id)}>{name}</Link>{' '}
        {isTemplate && <span className={`${table.badge} ${styles.badge}`}>Template</span>}
      </td>
      <td>{totalMinutes} min</td>
      <td>{plural(wods.length, 'WOD')}</td>
      <td className={styles.day}><span className={styles.label}>Created </span>{shortDayText(createdAt)}</td>
      <td className={styles.day}>{openedAt ? <><span className={styles.label}>Opened </span>{shortDayText(openedAt)}</> : 'Not opened'}</td>
      <td>
        {browser === undefined ? <span className={styles.admin}>Admin</span> : (
          <Link className={styles.browser} to={paths.plannedSessions({ browser })} aria-label={`Everything from browser ${browser}`}>{browser}</Link>
        )}
      </td>
    </tr>
  );
}
