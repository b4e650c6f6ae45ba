import { localDay, type ChangeLogEntry, type ChangeLogPage, type Step } from '@wod/domain';
import { Link, useLoaderData, useNavigate, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Panel, StatePanel, buttonClass } from '@wod/ui';
import { Download, Info } from 'lucide-react';
import { useAdminApi } from '../admin-api';
import { pageMeta } from '../page-meta';
import { paths, type ChangesQuery } from '../paths';
import { useSaveFile } from '../shared/export/use-save-file';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import { TableFoot } from '../shared/table/table-foot';
import { ChangeFilters } from './change-filters';
import { ChangeLine } from './change-line';
import type { ChangeLogData } from './change-log-loader';
import styles from './change-log.module.css';
import { CHANGE_PAGE_SIZES, changeLogSelection, parseChangesQuery } from './changes-query';
import { LastSteps } from './last-steps';

export const meta = pageMeta('Change log');

export function Page() {
  const data = useLoaderData<ChangeLogData>();
  return (
    <>
      <PageHeader title="Change log" lead="Who changed what, and when." />
      {data.status === 'loaded' ? <Changes page={data.page} steps={data.steps} /> : <Failure />}
    </>
  );
}

function Failure() {
  const { revalidate } = useRevalidator();
  return (
    <StatePanel kind="error" title="Failed to load the change log">
      <Button variant="primary" onClick={() => void revalidate()}>
        Try Again
      </Button>
    </StatePanel>
  );
}

function Changes({ page: { entries, pagination }, steps }: { page: ChangeLogPage; steps: Step[] }) {
  const navigate = useNavigate();
  const { query } = useAddressedQuery(parseChangesQuery);
  const api = useAdminApi();
  const { isSaving, save } = useSaveFile();
  const change = (patch: ChangesQuery) => void navigate(paths.changeLog({ ...query, page: 1, ...patch }), { preventScrollReset: true });
  return (
    <div className={styles.days}>
      {steps.length > 0 && <LastSteps steps={steps} />}
      <ChangeFilters query={query} entries={entries} onChange={change} />
      <div className={styles.head}>
        <p role="status" className={styles.summary}>
          Showing {entries.length} of {pagination.total} changes
        </p>
        <Button
          disabled={pagination.total === 0}
          aria-disabled={isSaving || undefined}
          onClick={() => void (isSaving || save('change-log', 'csv', api.exportChangeLog(changeLogSelection(query))))}
        >
          <Download aria-hidden="true" />
          Save as a table (CSV)
        </Button>
      </div>
      {entries.length === 0 && <NoChanges query={query} total={pagination.total} />}
      {byDay(entries).map(([day, changes]) => (
        <Panel key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.date}>{day}</h2>
          <ol role="list">
            {changes.map((entry) => (
              <ChangeLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </Panel>
      ))}
      <TableFoot
        page={pagination.page}
        pages={pagination.pages}
        to={(page) => paths.changeLog({ ...query, page })}
        sizes={CHANGE_PAGE_SIZES}
        size={query.show ?? CHANGE_PAGE_SIZES[0]}
        onSize={(show) => change({ show })}
      />
    </div>
  );
}

function NoChanges({ query, total }: { query: ChangesQuery; total: number }) {
  const { admin, action, subject } = query;
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="No changes on this page">
        <Link className={buttonClass('primary')} to={paths.changeLog({ ...query, page: 1 })}>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  if ((admin ?? action ?? subject) === undefined) return <StatePanel kind="empty" icon={Info} title="Nothing has been changed yet" />;
  return (
    <StatePanel kind="empty" title="No such changes" text="Try fewer filters">
      <Link className={buttonClass()} to={paths.changeLog()}>
        Show all changes
      </Link>
    </StatePanel>
  );
}

/** Groups changes by day, keeping their order. */
function byDay(entries: ChangeLogEntry[]): [day: string, entries: ChangeLogEntry[]][] {
  const days = new Map<string, ChangeLogEntry[]>();
  for (const entry of entries) {
    const day = localDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
