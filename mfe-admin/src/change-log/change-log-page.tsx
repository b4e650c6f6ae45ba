import type { ChangeLogEntry, ChangeLogPage } from '@wod/domain';
import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Pagination, Panel, StatePanel, buttonClass } from '@wod/ui';
import { dayText } from '../dates';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { ChangeLine } from './change-line';
import type { ChangeLogData } from './change-log-loader';
import styles from './change-log.module.css';

export const meta = pageMeta('Change log');

export function Page() {
  const data = useLoaderData<ChangeLogData>();
  return (
    <>
      <PageHeader title="Change log" lead="Who changed what, and when. Newest first." />
      {data.status === 'loaded' ? <Changes page={data.page} /> : <Failure />}
    </>
  );
}

function Failure() {
  const { revalidate } = useRevalidator();
  return (
    <StatePanel kind="error" title="Failed to load the change log">
      <Button variant="primary" onClick={() => void revalidate()}>Try Again</Button>
    </StatePanel>
  );
}

function Changes({ page: { entries, pagination } }: { page: ChangeLogPage }) {
  if (entries.length === 0) {
    return pagination.total === 0
      ? <StatePanel kind="info" title="Nothing has been changed yet" />
      : (
        <StatePanel kind="empty" title="No changes on this page">
          <Link className={buttonClass('primary')} to={paths.changeLog()}>Go to the first page</Link>
        </StatePanel>
      );
  }
  return (
    <div className={styles.days}>
      {byDay(entries).map(([day, changes]) => (
        <Panel key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.date}>{day}</h2>
          <ol>{changes.map((entry) => <ChangeLine key={entry.id} entry={entry} />)}</ol>
        </Panel>
      ))}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(number, props, children) => <Link {...props} to={paths.changeLog(number)}>{children}</Link>}
      />
    </div>
  );
}

/** Groups changes by day, keeping their order. */
function byDay(entries: ChangeLogEntry[]): [day: string, entries: ChangeLogEntry[]][] {
  const days = new Map<string, ChangeLogEntry[]>();
  for (const entry of entries) {
    const day = dayText(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
