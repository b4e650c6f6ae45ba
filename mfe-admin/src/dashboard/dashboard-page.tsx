import { plural } from '@wod/domain';
import { useLoaderData, useRevalidator } from '@wod/platform';
import { Button, PageHeader, StatePanel } from '@wod/ui';
import { pageMeta } from '../page-meta';
import { useRemoval } from '../shared/removal/use-removal';
import { AttentionInbox } from './attention-inbox';
import type { DashboardData } from './dashboard-loader';
import styles from './dashboard-page.module.css';
import { LibraryCounts } from './library-counts';
import { RecentlyDeleted } from './recently-deleted';
import { WodList } from './wod-list';

export const meta = pageMeta('Dashboard');

export function Page() {
  const data = useLoaderData<DashboardData>();
  const { revalidate } = useRevalidator();
  const { remove } = useRemoval();

  if (data.status === 'failed') {
    return (
      <>
        <PageHeader title="Dashboard" />
        <StatePanel kind="error" title="Failed to fetch data">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      </>
    );
  }
  const { dashboard, page, bin } = data;
  const { attentionTotal } = dashboard;
  return (
    <>
      <PageHeader title="Dashboard" lead={attentionTotal > 0 && <a href="#needs-attention">{plural(attentionTotal, 'thing')} to look at</a>} />
      <LibraryCounts dashboard={dashboard} />
      <div className={styles.columns}>
        <WodList page={page} onDelete={(wod) => void remove(wod)} />
        <div className={styles.side}>
          <AttentionInbox dashboard={dashboard} />
          <RecentlyDeleted bin={bin} />
        </div>
      </div>
    </>
  );
}
