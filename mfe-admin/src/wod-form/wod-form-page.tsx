import type { Wod } from '@wod/domain';
import { Link, useLoaderData, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { Copy, Eye, History } from 'lucide-react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { DraftWord } from '../shared/draft/draft-word';
import { WodForm } from './wod-form';
import styles from './wod-form.module.css';
import type { WodFormData } from './wod-form-loader';

export const meta: PageHandle<WodFormData>['meta'] = (data, page) =>
  pageMeta(page.params.id === undefined ? 'Create New WOD' : `Edit WOD${data?.status === 'loaded' && data.wod ? `: ${data.wod.name}` : ''}`)(
    data,
    page,
  );

export function Page() {
  const data = useLoaderData<WodFormData>();
  const { revalidate } = useRevalidator();
  if (data.status === 'failed') {
    return (
      <StatePanel
        kind="error"
        headingLevel={1}
        title={data.error}
        text={data.isMissing && 'It is neither in the library nor among the drafts. If it was deleted, the dashboard lists it for 30 days.'}
      >
        <Button variant="primary" onClick={() => void revalidate()}>
          Try Again
        </Button>
        <Link className={buttonClass()} to={paths.dashboard()}>
          Back to the dashboard
        </Link>
      </StatePanel>
    );
  }
  const { exercises, wod, copied } = data;
  return (
    <>
      <PageHeader
        title={wod ? 'Edit WOD' : 'Create New WOD'}
        lead={wod ? <WhichWod wod={wod} /> : copied && `It begins as a copy of ${copied.name} and stays a draft until you publish it.`}
        actions={
          wod && (
            <div className={styles.pageActions}>
              <Link className={buttonClass()} to={paths.copyWod(wod.id, wod.publishAt !== undefined)}>
                <Copy aria-hidden="true" />
                Duplicate
              </Link>
              <Link className={buttonClass()} to={paths.wodHistory(wod.id)}>
                <History aria-hidden="true" />
                History
              </Link>
              {wod.publishAt === undefined && (
                <Link className={buttonClass()} to={paths.publicWod(wod.id)}>
                  <Eye aria-hidden="true" />
                  View on the site
                </Link>
              )}
            </div>
          )
        }
      />
      <WodForm key={copied?.id} exercises={exercises} wod={wod} copied={copied} />
    </>
  );
}

const WhichWod = ({ wod: { name, publishAt } }: { wod: Wod }) => (
  <>
    {name}
    {publishAt !== undefined && (
      <>
        {' '}
        · <DraftWord publishAt={publishAt} />
      </>
    )}
  </>
);
