import { Link, useLoaderData, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { Plus } from 'lucide-react';
import { paths } from '../paths';
import { usePlanner } from '../planner';
import { ListNotice } from './list-notice';
import { NoSessions, SessionList } from './session-list';
import type { SessionListData } from './session-list-loader';

export const searchParams = ['search', 'page'];

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
        actions={
          mayCreate && (
            <Link to={paths.newSession()} className={buttonClass('primary')}>
              <Plus aria-hidden="true" />
              New Session
            </Link>
          )
        }
      />
      <ListNotice />
      {data.status === 'failed' ? <Failed /> : data.sessions.total === 0 ? <NoSessions /> : <SessionList data={data} />}
    </>
  );
}

function Failed() {
  const revalidator = useRevalidator();
  const loading = revalidator.state === 'loading';
  return (
    <StatePanel kind="error" title="Failed to load training sessions">
      <Button variant="primary" aria-disabled={loading || undefined} onClick={() => void (loading || revalidator.revalidate())}>
        {loading ? 'Loading...' : 'Try Again'}
      </Button>
    </StatePanel>
  );
}
