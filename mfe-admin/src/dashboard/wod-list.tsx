import type { Wod, WodPage } from '@wod/domain';
import { Link, useNavigate } from '@wod/platform';
import { Pagination, StatePanel, buttonClass } from '@wod/ui';
import { useRef } from 'react';
import { paths, type ListQuery } from '../paths';
import { parseListQuery } from '../shared/list/list-query';
import { ListSearch } from '../shared/list/list-search';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import styles from './wod-list.module.css';
import { WodRow } from './wod-row';

export interface WodListProps {
  page: WodPage;
  onDelete: (wod: Wod) => void;
}

/** The library's WODs, newest first, ten to a page. While others are being fetched the old ones stay, dimmed. */
export function WodList({ page: { wods, pagination }, onDelete }: WodListProps) {
  const navigate = useNavigate();
  const { query, fetching } = useAddressedQuery(parseListQuery);
  const summary = useRef<HTMLParagraphElement>(null);

  const showTop = () => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  };
  // Back undoes starting a search, but not further typing.
  const search = (text: string) =>
    void navigate(paths.dashboard({ search: text }), { replace: query.search !== undefined, preventScrollReset: true });

  return (
    <section className={styles.list} aria-labelledby="wods-title" aria-busy={fetching}>
      <div className={styles.head}>
        <h2 id="wods-title">WODs</h2>
        <ListSearch
          label="Search WODs"
          placeholder="Name, movement, anything"
          search={query.search ?? ''}
          onSearch={search}
          className={styles.search}
        />
      </div>
      <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>
        Showing {wods.length} of {pagination.total} WODs
      </p>
      {wods.length > 0
        ? <ul className={styles.rows}>{wods.map((wod) => <WodRow key={wod.id} wod={wod} onDelete={() => onDelete(wod)} />)}</ul>
        : <NoWods query={query} total={pagination.total} />}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(page, props, children) => (
          <Link {...props} to={paths.dashboard({ ...query, page })} preventScrollReset onClick={showTop}>{children}</Link>
        )}
      />
    </section>
  );
}

function NoWods({ query, total }: { query: ListQuery; total: number }) {
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="No WODs on this page" headingLevel={3}>
        <Link className={buttonClass('primary')} to={paths.dashboard({ search: query.search })}>Go to the first page</Link>
      </StatePanel>
    );
  }
  if (query.search !== undefined) {
    return (
      <StatePanel kind="empty" title="No WODs found" text="Try adjusting your search" headingLevel={3}>
        <Link className={buttonClass()} to={paths.dashboard()} preventScrollReset>Clear the search</Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel kind="info" title="No WODs yet" text="Create the first one, or import the Hero and Benchmark WODs." headingLevel={3}>
      <Link className={buttonClass('primary')} to={paths.newWod()}>Create a WOD</Link>
      <Link className={buttonClass()} to={paths.importWods()}>Import WODs</Link>
    </StatePanel>
  );
}
