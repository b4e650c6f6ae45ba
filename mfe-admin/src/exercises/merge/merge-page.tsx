import { Link, useLoaderData, useRevalidator, useSearchParams, type PageHandle } from '@wod/platform';
import { Button, PageHeader, Panel, StatePanel, backLinkClass, buttonClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import type { UsedExercise } from '../../shared/exercise-use/used-exercise';
import formStyles from '../exercise-form-page.module.css';
import { MergeChoice } from './merge-choice';
import type { MergeData } from './merge-loader';
import { MergePreview } from './merge-preview';

export const meta: PageHandle<MergeData>['meta'] = (data, page) =>
  pageMeta(data?.status === 'loaded' ? `Merge ${data.from.name}` : 'Merge Exercises')(data, page);

/** Two exercises that are the same movement become one: which one, what that means, and doing it. */
export function Page() {
  const data = useLoaderData<MergeData>();
  const { revalidate } = useRevalidator();
  return (
    <div className={formStyles.page}>
      <Link to={paths.exercises()} className={backLinkClass} aria-label="Back to the exercises">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <PageHeader title={data.status === 'loaded' ? `Merge ${data.from.name}` : 'Merge Exercises'} />
      {data.status === 'loaded' && <Merge key={data.from.id} from={data.from} others={data.others} />}
      {data.status === 'gone' && (
        <StatePanel kind="empty" title="This exercise is not in the library" text="It may have been merged or deleted.">
          <Link className={buttonClass('primary')} to={paths.exercises()}>
            All exercises
          </Link>
        </StatePanel>
      )}
      {data.status === 'failed' && (
        <StatePanel kind="error" title="Failed to load exercises">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      )}
    </div>
  );
}

function Merge({ from, others }: { from: UsedExercise; others: UsedExercise[] }) {
  const [params] = useSearchParams();
  const into = others.find(({ id }) => id === params.get('into'));
  return (
    <Panel as="div" className={formStyles.form}>
      {into ? <MergePreview from={from} into={into} /> : <MergeChoice from={from} others={others} />}
    </Panel>
  );
}
