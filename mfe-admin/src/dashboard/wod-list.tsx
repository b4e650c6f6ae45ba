import { API_LIMITS, type Wod, type WodPage } from '@wod/domain';
import { Link, useNavigate } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAdminApi } from '../admin-api';
import { paths, type WodTableQuery } from '../paths';
import { BulkActs } from '../shared/bulk/bulk-acts';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import { SelectionBar } from '../shared/table/selection-bar';
import { TableFoot } from '../shared/table/table-foot';
import { orderText } from '../shared/table/table-query';
import { TableSummary } from '../shared/table/table-summary';
import { useSelection } from '../shared/table/use-selection';
import { useUndo } from '../shared/undo/use-undo';
import { WodFilters } from './wod-filters';
import styles from './wod-list.module.css';
import { WodTable } from './wod-table';
import { parseWodTableQuery, WOD_COLUMNS, WOD_PAGE_SIZES, wodQuery } from './wod-table-query';

export interface WodListProps {
  page: WodPage;
  onDelete: (wod: Wod) => void;
}

/** The library's WODs, newest first unless the address says otherwise. While others are being fetched the old ones stay, dimmed. */
export function WodList({ page: { wods, pagination, movements }, onDelete }: WodListProps) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const { say } = useUndo();
  const { query, fetching } = useAddressedQuery(parseWodTableQuery);
  const selection = useSelection(wods.map(({ id }) => id));
  const summary = useRef<HTMLParagraphElement>(null);

  const showTop = () => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  };
  // Back undoes starting a search, but not further typing.
  const search = (text: string) =>
    void navigate(paths.dashboard({ ...query, page: 1, search: text }), { replace: query.search !== undefined, preventScrollReset: true });
  const change = (patch: WodTableQuery) => void navigate(paths.dashboard({ ...query, page: 1, ...patch }), { preventScrollReset: true });

  const here = paths.dashboard(query);
  const shown = useRef(here);
  useEffect(() => {
    shown.current = here;
  }, [here]);
  const selectMatching = async () => {
    try {
      const { wods: matching } = await api.listWods({ ...wodQuery(query), page: 1, limit: API_LIMITS.bulkIdsMax });
      // Others may be shown by now.
      if (shown.current === here) selection.select(matching.map(({ id }) => id));
    } catch {
      say({ kind: 'bad', text: 'Failed to fetch data' });
    }
  };

  return (
    <section className={styles.list} aria-labelledby="wods-title" aria-busy={fetching}>
      <h2 id="wods-title">WODs</h2>
      <WodFilters query={query} movements={movements} onSearch={search} onChange={change} />
      <TableSummary ref={summary} className={styles.summary} page={pagination.page} order={orderText(WOD_COLUMNS, { ...query, sort: query.sort })}>
        {`Showing ${wods.length} of ${pagination.total} WODs`}
      </TableSummary>
      {wods.length === 0 ? (
        <NoWods query={query} total={pagination.total} />
      ) : (
        <div className={`${styles.rows} ${styles.list}`}>
          <SelectionBar
            noun="WODs"
            selection={selection}
            matching={pagination.total > API_LIMITS.bulkIdsMax ? undefined : { total: pagination.total, onSelect: () => void selectMatching() }}
          >
            <BulkActs subject="wod" selection={selection} />
          </SelectionBar>
          <WodTable wods={wods} query={query} selection={selection} onChange={change} onDelete={onDelete} />
        </div>
      )}
      <TableFoot
        page={pagination.page}
        pages={pagination.pages}
        to={(page) => paths.dashboard({ ...query, page })}
        sizes={WOD_PAGE_SIZES}
        size={query.show ?? WOD_PAGE_SIZES[0]}
        onSize={(show) => change({ show })}
        onPage={showTop}
        staysInPlace
      />
    </section>
  );
}

function NoWods({ query, total }: { query: WodTableQuery; total: number }) {
  const { search, type, category, exercise, lacking } = query;
  if (total > 0) {
    return (
      <StatePanel kind="empty" title="No WODs on this page" headingLevel={3}>
        <Link className={buttonClass('primary')} to={paths.dashboard({ ...query, page: 1 })}>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  if (type ?? category ?? exercise ?? lacking) {
    return (
      <StatePanel kind="empty" title="No WODs found" text="Try fewer filters" headingLevel={3}>
        <Link className={buttonClass()} to={paths.dashboard()} preventScrollReset>
          Show all WODs
        </Link>
      </StatePanel>
    );
  }
  if (search !== undefined) {
    return (
      <StatePanel kind="empty" title="No WODs found" text="Try adjusting your search" headingLevel={3}>
        <Link className={buttonClass()} to={paths.dashboard()} preventScrollReset>
          Clear the search
        </Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel kind="empty" icon={Info} title="No WODs yet" text="Create the first one, or import the Hero and Benchmark WODs." headingLevel={3}>
      <Link className={buttonClass('primary')} to={paths.newWod()}>
        Create a WOD
      </Link>
      <Link className={buttonClass()} to={paths.importWods()}>
        Import WODs
      </Link>
    </StatePanel>
  );
}
