import { Link } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { Info } from 'lucide-react';
import { paths, type PlannedSessionsQuery } from '../paths';

/** Shown instead of the table. */
export function NoPlannedSessions({ query, total }: { query: PlannedSessionsQuery; total: number }) {
  const { search, browser, template, from, to } = query;
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="No sessions on this page">
        <Link className={buttonClass('primary')} to={paths.plannedSessions({ ...query, page: 1 })}>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  if (search !== undefined) {
    return (
      <StatePanel kind="empty" title="No sessions found" text="Try adjusting your search">
        <Link className={buttonClass()} to={paths.plannedSessions({ browser })} preventScrollReset>
          Clear the search
        </Link>
      </StatePanel>
    );
  }
  if ((from ?? to) !== undefined) {
    return (
      <StatePanel kind="empty" title="No sessions on these days">
        <Link className={buttonClass()} to={paths.plannedSessions({ browser })} preventScrollReset>
          Show all days
        </Link>
      </StatePanel>
    );
  }
  if (template) {
    return (
      <StatePanel kind="empty" title="No templates">
        <Link className={buttonClass()} to={paths.plannedSessions({ browser })} preventScrollReset>
          Show all sessions
        </Link>
      </StatePanel>
    );
  }
  return browser === undefined ? (
    <StatePanel kind="empty" icon={Info} title="No training sessions yet" text="Sessions planned on this site will appear here." />
  ) : (
    <StatePanel kind="empty" title="No sessions left from this browser" />
  );
}
