import { Link } from '@wod/platform';
import { buttonClass, PageHeader, StatePanel } from '@wod/ui';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';

export const meta = pageMeta('Page not found');

/** Any other address of the panel. */
export function Page() {
  return (
    <>
      <PageHeader title="Page not found" />
      <StatePanel kind="empty" title="The panel has no page at this address" text="It may have moved, or the link has a typo.">
        <Link className={buttonClass('primary')} to={paths.dashboard()}>
          Go to the dashboard
        </Link>
      </StatePanel>
    </>
  );
}
