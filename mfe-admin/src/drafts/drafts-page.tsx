import type { DraftPage, HeldWod } from '@wod/domain';
import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Pagination, Panel, StatePanel, TypeBadge, buttonClass, wodTypeColor } from '@wod/ui';
import { Info } from 'lucide-react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { DraftWord } from '../shared/draft/draft-word';
import type { DraftsData } from './drafts-loader';
import styles from './drafts-page.module.css';
import { usePublishing } from './use-publishing';

export const meta = pageMeta('Drafts');

export function Page() {
  const data = useLoaderData<DraftsData>();
  return (
    <>
      <PageHeader title="Drafts" lead="WODs that only the panel shows, until you publish them or their date comes. The one edited last stands first." />
      {data.status === 'loaded' ? <Drafts page={data.page} /> : <Failure />}
    </>
  );
}

function Failure() {
  const { revalidate } = useRevalidator();
  return (
    <StatePanel kind="error" title="Failed to load the drafts">
      <Button variant="primary" onClick={() => void revalidate()}>Try Again</Button>
    </StatePanel>
  );
}

function Drafts({ page: { drafts, pagination } }: { page: DraftPage }) {
  const publish = usePublishing();
  return (
    <div className={styles.page}>
      {drafts.length === 0
        ? <StatePanel kind="empty" icon={Info} title="No drafts" text="To make one, choose “Draft” or “On a date” as the publication of a WOD." />
        : (
          <Panel className={styles.panel} aria-label="Drafts">
            <ul>{drafts.map((draft) => <Line key={draft.id} draft={draft} onPublish={() => void publish(draft)} />)}</ul>
          </Panel>
        )}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(number, props, children) => <Link {...props} to={paths.drafts(number)}>{children}</Link>}
      />
    </div>
  );
}

function Line({ draft: { id, name, type, publishAt }, onPublish }: { draft: HeldWod; onPublish: () => void }) {
  return (
    <li className={`${styles.line} ${wodTypeColor(type)}`}>
      <span className={styles.what}>
        <Link className={styles.name} to={paths.editDraft(id)}>{name}</Link>
        <span className={styles.word}><TypeBadge type={type} /> <DraftWord publishAt={publishAt} /></span>
      </span>
      <span className={styles.actions}>
        <Link className={buttonClass()} to={paths.editDraft(id)} aria-label={`Edit ${name}`}>Edit</Link>
        <Button onClick={onPublish} aria-label={`Publish ${name} now`}>Publish now</Button>
      </span>
    </li>
  );
}
