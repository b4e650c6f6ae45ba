import { LIMITS, type WodPage } from '@wod/domain';
import { WodCardSkeleton, WodGrid } from '@wod/ui';
import '@wod/ui/pagination/pagination.module.css';
import '@wod/ui/state-panel/state-panel.module.css';
import { Suspense } from 'react';
import { paths } from '../../paths';
import { later } from '../../shared/later';
import { Star } from '../../shared/mine/star';
import { WodCard } from '../../shared/wod-card';
import type { WodListQuery } from '../../wod-list-query';
import { DrawnWod } from './lazy-parts';
import type { WodListData } from './wod-list-loader';
import styles from './wod-list-page.module.css';

const ListPages = later('ListPages');
const NoCards = later('NoCards');

export interface WodResultsProps {
  data: WodListData;
  query: WodListQuery;
  /** Whether another response is pending. */
  fetching: boolean;
  onClear: () => void;
  onRetry: () => void;
  onPage: () => void;
}

export function hasCards(data: WodListData): boolean {
  return data.status === 'loaded' && data.page.wods.length > 0;
}

/** The cards of one page, or what replaces them. While others are being fetched the old ones stay, dimmed. */
export function WodResults({ data, query, fetching, onClear, onRetry, onPage }: WodResultsProps) {
  return (
    <section className={styles.results} aria-label="Results" aria-busy={fetching}>
      {fetching && !hasCards(data)
        ? <WodGrid>{Array.from({ length: LIMITS.listPageSize }, (_, index) => <WodCardSkeleton key={index} />)}</WodGrid>
        : data.status === 'loaded' && hasCards(data)
          ? <Cards page={data.page} query={query} onPage={onPage} />
          : <NoCards data={data} query={query} onClear={onClear} onRetry={onRetry} />}
    </section>
  );
}

function Cards({ page: { wods, pagination }, query, onPage }: { page: WodPage; query: WodListQuery; onPage: () => void }) {
  const drawn = query.draw !== undefined && query.page === undefined ? wods[0] : undefined;
  const cards = wods.map((wod) => <WodCard key={wod.id} wod={wod} aside={<Star wod={wod} />} />);
  return (
    <>
      {drawn && <Suspense><DrawnWod query={query} id={drawn.id} total={pagination.total}>{cards[0]}</DrawnWod></Suspense>}
      <WodGrid>{drawn ? cards.slice(1) : cards}</WodGrid>
      <ListPages page={pagination.page} pages={pagination.pages} address={paths.wods({ ...query, page: undefined })} onPage={onPage} />
    </>
  );
}
