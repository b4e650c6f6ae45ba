import { INBOX_GAPS, type InboxItem, type InboxKind, type InboxPage, type InboxQuery, plural } from '@wod/domain';
import { Link, type PageHandle, useLoaderData, useNavigate, useRevalidator } from '@wod/platform';
import { backLinkClass, Button, buttonClass, PageHeader, Pagination, StatePanel } from '@wod/ui';
import { ArrowLeft, Info } from 'lucide-react';
import { useRef } from 'react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { INBOX_FACTS } from '../shared/inbox/inbox-facts';
import { ListSearch } from '../shared/list/list-search';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import { rowOf } from '../shared/next/row';
import { useUndo } from '../shared/undo/use-undo';
import { FindingRow, formOf } from './finding-row';
import { InboxToolbar } from './inbox-toolbar';
import { type InboxData, parseInboxQuery } from './inbox-loader';
import styles from './inbox.module.css';
import { useInboxActs } from './use-inbox-acts';
import { VideoCheck } from './video-check';

export const meta: PageHandle<InboxData>['meta'] = (data, page) =>
  pageMeta(data?.status === 'loaded' ? INBOX_FACTS[data.kind].title : 'Inbox')(data, page);

export function Page() {
  const data = useLoaderData<InboxData>();
  const { revalidate } = useRevalidator();
  const back = (
    <Link to={paths.dashboard()} className={backLinkClass} aria-label="Back to the dashboard">
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
  if (data.status === 'loaded') {
    const { title, about } = INBOX_FACTS[data.kind];
    return (
      <>
        {back}
        <PageHeader title={title} lead={`${about} Visitors don’t see this list.`} />
        <Findings kind={data.kind} page={data.page} />
      </>
    );
  }
  return (
    <>
      {back}
      <PageHeader title="Inbox" />
      {data.status === 'unknown' ? (
        <StatePanel kind="empty" title="There is no such list">
          <Link className={buttonClass('primary')} to={paths.dashboard()}>
            Go to the dashboard
          </Link>
        </StatePanel>
      ) : (
        <StatePanel kind="error" title="Failed to load the inbox">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      )}
    </>
  );
}

function Findings({ kind, page: { items, pagination, dismissed } }: { kind: InboxKind; page: InboxPage }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { say } = useUndo();
  const acts = useInboxActs(kind);
  const { query, fetching } = useAddressedQuery(parseInboxQuery);
  const summary = useRef<HTMLParagraphElement>(null);
  const isDismissed = query.dismissed === true;
  const row = (item: InboxItem) => rowOf(paths.inbox(kind, query), [...new Set(items.map(formOf))], formOf(item));
  const find = (search: string) =>
    void navigate(paths.inbox(kind, { dismissed: isDismissed, search }), { replace: query.search !== undefined, preventScrollReset: true });
  const fixed = (name: string) => {
    void revalidate();
    say({ kind: 'good', text: `“${name}” was saved.` });
  };
  return (
    <section className={styles.list} aria-label={INBOX_FACTS[kind].title} aria-busy={fetching}>
      {kind === 'goneVideo' && !isDismissed && <VideoCheck />}
      <ListSearch
        name="Findings"
        label="Search by name"
        placeholder="A part of a name"
        search={query.search ?? ''}
        onSearch={find}
        className={styles.search}
      />
      <p ref={summary} className={styles.quiet} role="status" tabIndex={-1}>
        Showing {items.length} of {plural(pagination.total, isDismissed ? 'dismissed one' : INBOX_GAPS.includes(kind) ? 'gap' : 'finding')}
      </p>
      {items.length > 0 && (
        <InboxToolbar
          items={items}
          total={pagination.total}
          search={query.search}
          isDismissed={isDismissed}
          isReview={kind === 'unreviewedExercise'}
          acts={acts}
        />
      )}
      {items.length === 0 ? (
        <NoFindings kind={kind} query={query} total={pagination.total} />
      ) : (
        <ul role="list" className={styles.findings}>
          {items.map((item) => (
            <FindingRow
              key={item.key}
              item={item}
              isDismissed={isDismissed}
              isReview={kind === 'unreviewedExercise'}
              row={row(item)}
              acts={acts}
              onFixed={({ name }) => fixed(name)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(page, props, children) => (
          <Link {...props} to={paths.inbox(kind, { ...query, page })} onClick={() => summary.current?.focus()}>
            {children}
          </Link>
        )}
      />
      {isDismissed ? (
        <p>
          <Link className={buttonClass()} to={paths.inbox(kind)}>
            Back to what is open
          </Link>
        </p>
      ) : (
        dismissed > 0 && (
          <p>
            <Link className={buttonClass('quiet')} to={paths.inbox(kind, { dismissed: true })}>
              {dismissed} dismissed
            </Link>
          </p>
        )
      )}
    </section>
  );
}

function NoFindings({ kind, query, total }: { kind: InboxKind; query: InboxQuery; total: number }) {
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="Nothing on this page">
        <Link className={buttonClass('primary')} to={paths.inbox(kind, { ...query, page: 1 })}>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      kind="empty"
      icon={Info}
      title={query.search !== undefined ? 'Nothing found' : kind === 'goneVideo' ? 'None is known to be gone' : 'Nothing to do'}
    />
  );
}
