import type { PlannedSessionsPage } from '@wod/domain';
import { Link, useLoaderData, useNavigate, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Pagination, StatePanel } from '@wod/ui';
import { useRef } from 'react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { ListSearch } from '../shared/list/list-search';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import { RemovalNotice } from '../shared/removal/removal-notice';
import { BrowserStrip } from './browser-strip';
import { NoPlannedSessions } from './no-planned-sessions';
import type { PlannedSessionsData } from './planned-sessions-loader';
import styles from './planned-sessions-page.module.css';
import { parsePlannedSessionsQuery } from './planned-sessions-query';
import { SessionTable } from './session-table';
import { SessionToolbar } from './session-toolbar';
import { useSelection } from './use-selection';
import { useSessionRemoval, type SessionRemoval } from './use-session-removal';

export const meta = pageMeta('Training sessions');

export function Page() {
  const data = useLoaderData<PlannedSessionsData>();
  const { revalidate } = useRevalidator();
  const removals = useSessionRemoval();
  const { removal, dismiss, restore } = removals;
  const undo = removal?.undo;
  return (
    <>
      <PageHeader title="Training sessions" lead="Everything planned on this site, newest first. Deleted sessions can be restored for 30 days." />
      <RemovalNotice removal={removal} onUndo={undo && (() => void restore(undo))} onDismiss={dismiss} />
      {data.status === 'loaded' ? <Sessions page={data.page} removals={removals} /> : (
        <StatePanel kind="error" title="Failed to load training sessions">
          <Button variant="primary" onClick={() => void revalidate()}>Try Again</Button>
        </StatePanel>
      )}
    </>
  );
}

interface SessionsProps {
  page: PlannedSessionsPage;
  removals: SessionRemoval;
}

function Sessions({ page: { sessions, pagination }, removals: { busy, removeAll, removeBrowser } }: SessionsProps) {
  const navigate = useNavigate();
  const { query, fetching } = useAddressedQuery(parsePlannedSessionsQuery);
  const { selected, isAll, toggle, toggleAll } = useSelection(sessions);
  const summary = useRef<HTMLParagraphElement>(null);
  const { search, browser } = query;
  const { total } = pagination;

  const showTop = () => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  };
  // Back undoes starting a search, but not further typing.
  const find = (text: string) =>
    void navigate(paths.plannedSessions({ browser, search: text }), { replace: search !== undefined, preventScrollReset: true });

  return (
    <section className={styles.list} aria-label="Training sessions" aria-busy={fetching}>
      <ListSearch
        name="Training sessions"
        label="Search sessions"
        placeholder="Name or description"
        search={search ?? ''}
        onSearch={find}
        className={styles.search}
      />
      {browser !== undefined && (
        <BrowserStrip
          browser={browser}
          count={search === undefined ? total : undefined}
          busy={busy}
          onDelete={(count) => void removeBrowser(browser, count)}
        />
      )}
      <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>Showing {sessions.length} of {total} sessions</p>
      {sessions.length === 0 ? <NoPlannedSessions query={query} total={total} /> : (
        <div className={`${styles.rows} ${styles.list}`}>
          <SessionToolbar count={selected.size} isAll={isAll} busy={busy} onToggleAll={toggleAll} onDelete={() => void removeAll([...selected])} />
          <SessionTable sessions={sessions} selected={selected} onToggle={toggle} />
        </div>
      )}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(page, props, children) => (
          <Link {...props} to={paths.plannedSessions({ ...query, page })} preventScrollReset onClick={showTop}>{children}</Link>
        )}
      />
    </section>
  );
}
