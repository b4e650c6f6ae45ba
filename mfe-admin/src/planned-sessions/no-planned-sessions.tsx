import { Link } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { paths, type PlannedSessionsQuery } from '../paths';

/** Shown instead of the table. */
export function NoPlannedSessions({ query: { search, browser }, total }: { query: PlannedSessionsQuery; total: number }) {
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="No sessions on this page">
        <Link className={buttonClass('primary')} to={paths.plannedSessions({ search, browser })}>Go to the first page</Link>
      </StatePanel>
    );
  }
  if (search !== undefined) {
    return (
      <StatePanel kind="empty" title="No sessions found" text="Try adjusting your search">
        <Link className={buttonClass()} to={paths.plannedSessions({ browser })} preventScrollReset>Clear the search</Link>
      </StatePanel>
    );
  }
  return browser === undefined
    ? <StatePanel kind="info" title="No training sessions yet" text="Sessions planned on this site will appear here." />
    : <StatePanel kind="empty" title="No sessions left from this browser" />;
}
