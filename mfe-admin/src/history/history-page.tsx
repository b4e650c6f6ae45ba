import type { History, RevisionSubject } from '@wod/domain';
import { Link, useLoaderData, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, Panel, StatePanel, buttonClass } from '@wod/ui';
import { Info, Pencil } from 'lucide-react';
import { useAdminApi } from '../admin-api';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { useAct } from '../shared/undo/use-act';
import { Change } from './change';
import type { HistoryData } from './history-loader';
import styles from './history.module.css';

export const meta: PageHandle<HistoryData>['meta'] = (data, page) =>
  pageMeta(data?.status === 'loaded' ? `History of ${data.history.name}` : 'History')(data, page);

const LISTS: Record<RevisionSubject, { edit: (id: string) => string; noun: string }> = {
  wod: { edit: paths.editWod, noun: 'WOD' },
  exercise: { edit: paths.editExercise, noun: 'exercise' },
};

export function Page() {
  const data = useLoaderData<HistoryData>();
  const { revalidate } = useRevalidator();
  const bringBack = useBringBack(data);
  const { edit, noun } = LISTS[data.subject];
  if (data.status === 'failed') {
    return (
      <StatePanel kind="error" headingLevel={1} title={`Failed to load the history of this ${noun}`}>
        <Button variant="primary" onClick={() => void revalidate()}>
          Try Again
        </Button>
        <Link className={buttonClass()} to={paths.dashboard()}>
          Back to the dashboard
        </Link>
      </StatePanel>
    );
  }
  const { history } = data;
  return (
    <>
      <PageHeader
        title={`History of ${history.name}`}
        lead="Who changed what, and when. Newest first."
        actions={
          <Link className={buttonClass()} to={edit(data.id)}>
            <Pencil aria-hidden="true" />
            Edit
          </Link>
        }
      />
      {history.entries.length === 0 && history.first === undefined ? (
        <StatePanel kind="empty" icon={Info} title="Nothing was changed" text={`Changes of this ${noun} are noted from now on.`} />
      ) : (
        <Changes history={history} onBringBack={bringBack} />
      )}
    </>
  );
}

/** Makes it what it was, at once, with an undo. */
function useBringBack({ subject, id }: HistoryData) {
  const api = useAdminApi();
  const { act } = useAct();
  return (version: string) =>
    act(async () => {
      const { stepId } = await api.bringBack(subject, id, version);
      return { text: 'It is again what it was.', stepId };
    }, 'Failed to bring this version back');
}

function Changes({ history: { entries, first }, onBringBack }: { history: History; onBringBack: (version: string) => Promise<void> }) {
  return (
    <Panel className={styles.panel} aria-label="Changes">
      <ol role="list">
        {entries.map((entry) => (
          <Change key={entry.id} entry={entry} onBringBack={onBringBack} />
        ))}
        {first !== undefined && (
          <li className={styles.change}>
            <p>Before that</p>
            <Button onClick={() => void onBringBack(first)}>Back to the first version</Button>
          </li>
        )}
      </ol>
    </Panel>
  );
}
