import { plural, type PlannedSessionsPage } from '@wod/domain';
import { useLoaderData, useNavigate, useRevalidator } from '@wod/platform';
import { Button, PageHeader, StatePanel } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { pageMeta } from '../page-meta';
import { paths, type PlannedSessionsQuery } from '../paths';
import { ExportButton } from '../shared/export/export-button';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import { SelectionBar } from '../shared/table/selection-bar';
import { TableFoot } from '../shared/table/table-foot';
import { orderText } from '../shared/table/table-query';
import { TableSummary } from '../shared/table/table-summary';
import { useSelection } from '../shared/table/use-selection';
import { BrowserStrip } from './browser-strip';
import { NoPlannedSessions } from './no-planned-sessions';
import type { PlannedSessionsData } from './planned-sessions-loader';
import styles from './planned-sessions-page.module.css';
import { parsePlannedSessionsQuery, SESSION_COLUMNS, SESSION_PAGE_SIZES } from './planned-sessions-query';
import { SessionFilters } from './session-filters';
import { SessionTable } from './session-table';
import { useSessionActs, type SessionActs } from './use-session-acts';

export const meta = pageMeta('Training sessions');

export function Page() {
  const data = useLoaderData<PlannedSessionsData>();
  const { revalidate } = useRevalidator();
  const acts = useSessionActs();
  return (
    <>
      <PageHeader title="Training sessions" lead="Everything planned on this site, newest first. Deleted sessions can be restored for 30 days." />
      {data.status === 'loaded' ? (
        <Sessions page={data.page} acts={acts} />
      ) : (
        <StatePanel kind="error" title="Failed to load training sessions">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      )}
    </>
  );
}

interface SessionsProps {
  page: PlannedSessionsPage;
  acts: SessionActs;
}

function Sessions({ page: { sessions, pagination }, acts: { busy, removeAll, removeBrowser, save } }: SessionsProps) {
  const navigate = useNavigate();
  const { query, fetching } = useAddressedQuery(parsePlannedSessionsQuery);
  const selection = useSelection(sessions.map(({ id }) => id));
  const summary = useRef<HTMLParagraphElement>(null);
  const { search, browser, template, from, to } = query;
  const { total } = pagination;

  const showTop = () => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  };
  // Back undoes starting a search, but not further typing.
  const find = (text: string) =>
    void navigate(paths.plannedSessions({ ...query, page: 1, search: text }), { replace: search !== undefined, preventScrollReset: true });
  const change = (patch: PlannedSessionsQuery) => void navigate(paths.plannedSessions({ ...query, page: 1, ...patch }), { preventScrollReset: true });
  const isWhole = search === undefined && !template && from === undefined && to === undefined;

  return (
    <section className={styles.list} aria-label="Training sessions" aria-busy={fetching}>
      <SessionFilters query={query} onSearch={find} onChange={change} />
      {browser !== undefined && (
        <BrowserStrip browser={browser} count={isWhole ? total : undefined} busy={busy} onDelete={(count) => void removeBrowser(browser, count)} />
      )}
      <TableSummary
        ref={summary}
        className={styles.summary}
        page={pagination.page}
        order={orderText(SESSION_COLUMNS, { ...query, sort: query.sort })}
      >
        {`Showing ${sessions.length} of ${total} sessions`}
      </TableSummary>
      {sessions.length === 0 ? (
        <NoPlannedSessions query={query} total={total} />
      ) : (
        <div className={`${styles.rows} ${styles.list}`}>
          <SelectionBar noun="sessions" selection={selection}>
            <Button disabled={selection.selected.size === 0 || busy} onClick={() => void removeAll([...selection.selected])}>
              <Trash2 aria-hidden="true" />
              Delete selected
            </Button>
            <ExportButton
              what={plural(selection.selected.size, 'session')}
              about="JSON has everything, the table a line for each stretch of a class. Neither can be imported again."
              disabled={selection.selected.size === 0 || busy}
              onChoose={(format) => void save([...selection.selected], format)}
            />
          </SelectionBar>
          <SessionTable sessions={sessions} query={query} selection={selection} onChange={change} />
        </div>
      )}
      <TableFoot
        page={pagination.page}
        pages={pagination.pages}
        to={(page) => paths.plannedSessions({ ...query, page })}
        sizes={SESSION_PAGE_SIZES}
        size={query.show ?? SESSION_PAGE_SIZES[0]}
        onSize={(show) => change({ show })}
        onPage={showTop}
        staysInPlace
      />
    </section>
  );
}
