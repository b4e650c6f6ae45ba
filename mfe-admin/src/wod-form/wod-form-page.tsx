import { Link, useLoaderData, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { Eye, History } from 'lucide-react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { WodForm } from './wod-form';
import type { WodFormData } from './wod-form-loader';

export const meta: PageHandle<WodFormData>['meta'] = (data, page) =>
  pageMeta(page.params.id === undefined ? 'Create New WOD' : 'Edit WOD')(data, page);

export function Page() {
  const data = useLoaderData<WodFormData>();
  const { revalidate } = useRevalidator();
  if (data.status === 'failed') {
    return (
      <StatePanel kind="error" headingLevel={1} title={data.error}>
        <Button variant="primary" onClick={() => void revalidate()}>Try Again</Button>
        <Link className={buttonClass()} to={paths.dashboard()}>Back to the dashboard</Link>
      </StatePanel>
    );
  }
  const { exercises, wod } = data;
  return (
    <>
      <PageHeader
        title={wod ? 'Edit WOD' : 'Create New WOD'}
        actions={wod && (
          <>
            <Link className={buttonClass()} to={paths.wodHistory(wod.id)}><History aria-hidden="true" />History</Link>
            <Link className={buttonClass()} to={paths.publicWod(wod.id)}><Eye aria-hidden="true" />View on the site</Link>
          </>
        )}
      />
      <WodForm exercises={exercises} wod={wod} />
    </>
  );
}
