import type { TrainingSession } from '@wod/domain';
import { Link, useLoaderData, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, SearchField, StatePanel, buttonClass, useEarlyInput } from '@wod/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../paths';
import { usePlanner } from '../planner';
import { ListNotice } from './list-notice';
import { SessionGroups } from './session-groups';
import type { SessionListData } from './session-list-loader';
import styles from './session-list-page.module.css';
import { findSessions } from './session-search';
import { useListSearch } from './use-list-search';

export const searchParams = ['search'];

export const meta: PageHandle['meta'] = (_, { site }) => ({
  title: `Training Sessions | ${site.name}`,
  description: 'Plan a class that adds up: warm-up, workouts and cool-down within the time you have, ready to print.',
  path: paths.sessions(),
});

export function Page() {
  const data = useLoaderData<SessionListData>();
  const { mayCreate } = usePlanner();
  return (
    <>
      <PageHeader
        title="Training Sessions"
        lead="Plan a class that adds up: warm-up, workouts and cool-down within the time you have."
        actions={mayCreate && <Link to={paths.newSession()} className={buttonClass('primary')}><Plus aria-hidden="true" />New Session</Link>}
      />
      <ListNotice />
      {data.status === 'loaded' ? <Sessions sessions={data.sessions} mayCreate={mayCreate} /> : <Failed />}
    </>
  );
}

function Sessions({ sessions, mayCreate }: { sessions: TrainingSession[]; mayCreate: boolean }) {
  const { text, setText } = useListSearch();
  const search = useRef<HTMLFormElement>(null);
  useEarlyInput(search, (fields) => setText(String(fields.get('search') ?? '')));
  if (sessions.length === 0) {
    return (
      <StatePanel kind="info" title="No training sessions yet" text="A session is a class: warm-up, WODs and cool-down within the time you have.">
        {mayCreate && <Link to={paths.newSession()} className={buttonClass('primary')}>Create Your First Session</Link>}
      </StatePanel>
    );
  }
  const found = findSessions(sessions, text);
  return (
    <>
      <form ref={search} role="search" aria-label="Training sessions" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <SearchField label="Search" placeholder="Search sessions..." text={text} onChange={setText} />
        <p role="status" className={styles.count}>Showing {found.length} of {sessions.length} sessions</p>
      </form>
      {found.length > 0 ? <SessionGroups sessions={found} /> : (
        <StatePanel kind="empty" title="No sessions found" text="Try adjusting your search terms">
          <Button onClick={() => setText('')}>Clear search</Button>
        </StatePanel>
      )}
    </>
  );
}

function Failed() {
  const revalidator = useRevalidator();
  const loading = revalidator.state === 'loading';
  return (
    <StatePanel kind="error" title="Failed to load training sessions">
      <Button variant="primary" disabled={loading} onClick={() => void revalidator.revalidate()}>{loading ? 'Loading...' : 'Try Again'}</Button>
    </StatePanel>
  );
}
