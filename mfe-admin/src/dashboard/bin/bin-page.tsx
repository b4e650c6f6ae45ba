import { plural } from '@wod/domain';
import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { backLinkClass, Button, buttonClass, PageHeader, Pagination, Panel, StatePanel } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { ListTabs } from '../../shared/list/list-tabs';
import { useAddressedQuery } from '../../shared/list/use-addressed-query';
import type { Deleted } from '../../shared/removal/use-removal';
import { DeletedList } from '../deleted-list';
import { EmptyBin } from '../empty-bin';
import { type BinData, parseBinQuery } from './bin-loader';
import styles from './bin-page.module.css';

export const meta = pageMeta('Recently deleted');

/** Everything that was deleted in the last 30 days and can be restored. */
export function Page() {
  const data = useLoaderData<BinData>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Link to={paths.dashboard()} className={backLinkClass} aria-label="Back to the dashboard">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <PageHeader title="Recently deleted" lead="Kept for 30 days." />
      {data.status === 'loaded' ? (
        <Bin {...data} />
      ) : (
        <StatePanel kind="error" title="Failed to load what was deleted">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      )}
    </>
  );
}

function Bin({ wods, sessions }: Extract<BinData, { status: 'loaded' }>) {
  const {
    query: { kind },
    fetching,
  } = useAddressedQuery(parseBinQuery);
  const counts = { wods: wods.pagination.total, sessions: sessions.pagination.total };
  const deleted: Deleted[] = kind === 'wod' ? wods.wods.map((wod) => ({ kind, ...wod })) : sessions.sessions.map((session) => ({ kind, ...session }));
  const { pagination } = kind === 'wod' ? wods : sessions;
  return (
    <div className={styles.page} aria-busy={fetching}>
      <div className={styles.head}>
        <ListTabs
          label="Kind"
          tabs={[
            { to: paths.bin(), label: plural(counts.wods, 'WOD'), isCurrent: kind === 'wod' },
            { to: paths.bin({ kind: 'session' }), label: plural(counts.sessions, 'training session'), isCurrent: kind === 'session' },
          ]}
        />
        {counts.wods + counts.sessions > 0 && <EmptyBin counts={counts} />}
      </div>
      {deleted.length > 0 ? (
        <Panel className={styles.panel} aria-label="Deleted">
          <DeletedList deleted={deleted} />
        </Panel>
      ) : (
        <StatePanel
          kind="empty"
          title={pagination.total > 0 ? 'Nothing on this page' : `No ${kind === 'wod' ? 'WOD' : 'training session'} was deleted in the last 30 days`}
        >
          {pagination.total > 0 && (
            <Link className={buttonClass('primary')} to={paths.bin({ kind })}>
              Go to the first page
            </Link>
          )}
        </StatePanel>
      )}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(page, props, children) => (
          <Link {...props} to={paths.bin({ kind, page })}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
