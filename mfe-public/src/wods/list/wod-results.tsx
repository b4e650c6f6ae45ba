import { LIST_LIMITS, type WeightUnit, type WodSummary } from '@wod/domain';
import { Link, useLocation, useReaderChoice } from '@wod/platform';
import { Pagination, StatePanel, WodCard, WodCardSkeleton, buttonClass, wodGridClass } from '@wod/ui';
import { Suspense, useMemo } from 'react';
import { paths } from '../../paths';
import { Item } from '../../shared/item';
import { Star } from '../../shared/mine/star';
import type { WodListQuery } from '../../wod-list-query';
import { DrawnWod, NearList } from './loaded-later';
import { QueryButton } from './query-button';
import type { ListPage, WodListData } from './wod-list-loader';
import styles from './wod-list-page.module.css';

export interface WodResultsProps {
  data: WodListData;
  query: WodListQuery;
  /** Whether another response is pending. */
  fetching: boolean;
  onClear: () => void;
  onRetry: () => void;
  onPage: () => void;
}

/** Whether there are WODs to show, not words in their place. */
export function hasCards(data: WodListData): boolean {
  return data.status === 'loaded' && data.page.wods.length > 0;
}

/** The cards of one page, or what replaces them. While others are being fetched the old ones stay, dimmed. */
export function WodResults({ data, query, fetching, onClear, onRetry, onPage }: WodResultsProps) {
  const stays = hasCards(data);
  return (
    <section className={fetching && stays ? `${styles.results} ${styles.stale}` : styles.results} aria-label="Results" aria-busy={fetching}>
      {fetching && !stays ? (
        <ul className={wodGridClass}>
          {Array.from({ length: LIST_LIMITS.listPageSize }, (_, index) => (
            <li key={index}>
              <WodCardSkeleton />
            </li>
          ))}
        </ul>
      ) : (
        <Answer data={data} query={query} onClear={onClear} onRetry={onRetry} onPage={onPage} />
      )}
    </section>
  );
}

function Answer({ data, query, onClear, onRetry, onPage }: Omit<WodResultsProps, 'fetching'>) {
  if (data.status === 'failed') {
    return (
      <StatePanel kind="error" title="Failed to fetch WODs">
        <QueryButton variant="primary" query={query} onPress={onRetry}>
          Try Again
        </QueryButton>
      </StatePanel>
    );
  }
  const { wods, pagination } = data.page;
  if (wods.length > 0) return <Cards page={data.page} query={query} onPage={onPage} />;
  if (pagination.total > 0) {
    return (
      <StatePanel kind="empty" title="No workouts found" text={`The last page is page ${pagination.pages}.`}>
        <Link className={buttonClass('primary')} to={paths.wods({ ...query, page: undefined })}>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  return (
    <Suspense>
      {data.words.near.length > 0 && <NearList rows={data.words.near} />}
      <StatePanel kind="empty" title="No workouts found" text="Try adjusting your search or filters">
        <QueryButton variant="primary" query={{}} onPress={onClear}>
          Clear all filters
        </QueryButton>
      </StatePanel>
    </Suspense>
  );
}

const card = (wod: WodSummary, unit: WeightUnit) => (
  <WodCard wod={wod} unit={unit} title={<Link to={paths.wod(wod.id)}>{wod.name}</Link>} aside={<Star wod={wod} />} />
);

function Cards({ page: { wods, pagination }, query, onPage }: { page: ListPage; query: WodListQuery; onPage: () => void }) {
  const { unit } = useReaderChoice();
  // While a draw is on its way, these are still the cards of the list.
  const isHere = useLocation().search.includes('draw=');
  const drawn = isHere && query.draw !== undefined && query.page === undefined ? wods[0] : undefined;
  // While filters are chosen the cards stay, and they are most of the page.
  const items = useMemo(() => wods.map((wod) => <Item key={wod.id} of={wod} unit={unit} show={card} />), [wods, unit]);
  return (
    <>
      {drawn && (
        <Suspense>
          <DrawnWod query={query} id={drawn.id} name={drawn.name} total={pagination.total}>
            {card(drawn, unit)}
          </DrawnWod>
        </Suspense>
      )}
      <ul role="list" className={wodGridClass}>
        {drawn ? items.slice(1) : items}
      </ul>
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        link={(page, props, children) => (
          <Link {...props} to={paths.wods({ ...query, page })} preventScrollReset onClick={onPage}>
            {children}
          </Link>
        )}
      />
    </>
  );
}
