import type { DraftPage, HeldWod } from '@wod/domain';
import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Pagination, Panel, StatePanel, TypeBadge, buttonClass, wodTypeColor } from '@wod/ui';
import { Info, Trash2 } from 'lucide-react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { DraftWord } from '../shared/draft/draft-word';
import { useRemoval } from '../shared/removal/use-removal';
import type { DraftsData } from './drafts-loader';
import styles from './drafts-page.module.css';
import { usePublishing } from './use-publishing';

export const meta = pageMeta('Drafts');

export function Page() {
  const data = useLoaderData<DraftsData>();
  return (
    <>
      <PageHeader
        title="Drafts"
        lead="WODs that only the panel shows, until you publish them or their date comes. The one edited last stands first."
      />
      {data.status === 'loaded' ? <Drafts page={data.page} /> : <Failure />}
    </>
  );
}

function Failure() {
  const { revalidate } = useRevalidator();
  return (
    <StatePanel kind="error" title="Failed to load the drafts">
      <Button variant="primary" onClick={() => void revalidate()}>
        Try Again
      </Button>
    </StatePanel>
  );
}

function Drafts({ page: { drafts, pagination } }: { page: DraftPage }) {
  const publish = usePublishing();
  const { remove } = useRemoval();
  return (
    <div className={styles.page}>
      {drafts.length === 0 ? (
        <NoDrafts total={pagination.total} />
      ) : (
        <Panel className={styles.panel} aria-label="Drafts">
          <ul role="list">
            {drafts.map((draft) => (
              <Line key={draft.id} draft={draft} onPublish={() => void publish(draft)} onDelete={() => void remove(draft)} />
            ))}
          </ul>
        </Panel>
      )}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(number, props, children) => (
          <Link {...props} to={paths.drafts(number)}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}

function NoDrafts({ total }: { total: number }) {
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="No drafts on this page">
        <Link className={buttonClass('primary')} to={paths.drafts()}>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  return <StatePanel kind="empty" icon={Info} title="No drafts" text="To make one, choose “Draft” or “On a date” as the publication of a WOD." />;
}

interface LineProps {
  draft: HeldWod;
  onPublish: () => void;
  onDelete: () => void;
}

function Line({ draft: { id, name, type, publishAt }, onPublish, onDelete }: LineProps) {
  return (
    <li className={`${styles.line} ${wodTypeColor(type)}`}>
      <span className={styles.what}>
        <Link className={styles.name} to={paths.editDraft(id)}>
          {name}
        </Link>
        <span className={styles.word}>
          <TypeBadge type={type} /> <DraftWord publishAt={publishAt} />
        </span>
      </span>
      <span className={styles.actions}>
        <Link className={buttonClass()} to={paths.editDraft(id)} aria-label={`Edit ${name}`}>
          Edit
        </Link>
        <Button onClick={onPublish} aria-label={`Publish ${name} now`}>
          Publish now
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={`Delete ${name}`}>
          <Trash2 aria-hidden="true" />
        </Button>
      </span>
    </li>
  );
}
