import { Link } from '@wod/platform';
import { wodTypeColor } from '@wod/ui';
import { paths } from '../../paths';
import styles from './day-list.module.css';
import type { DayRow } from './written-days';

export interface DayListProps {
  days: readonly DayRow[];
  /** How a date is written: "Saturday". */
  dateText: (date: string) => string;
}

/** Days as short rows that lead to their WODs. */
export function DayList({ days, dateText }: DayListProps) {
  return (
    <ul className={styles.list} role="list">
      {days.map(({ date, title, headline, minutes, wod }) => (
        <li key={date} className={wod && wodTypeColor(wod.type)}>
          <b>{wod ? <Link to={paths.wod(wod.id)}>{title}</Link> : title}</b> <em>{minutes}</em> <span>{headline}</span>{' '}
          <time dateTime={date}>{dateText(date)}</time>
        </li>
      ))}
    </ul>
  );
}
