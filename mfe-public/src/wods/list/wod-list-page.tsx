import type { ApiClient } from '@wod/api-client';
import { useLoaderData, useRevalidator } from '@wod/platform';
import { PageHeader, useSearchText } from '@wod/ui';
import { useEffect, useRef } from 'react';
import { ActiveFilters } from './active-filters';
import { FilterBar } from './filter-bar';
import { useWodListQuery } from './use-wod-list-query';
import type { WodListData } from './wod-list-loader';
import styles from './wod-list-page.module.css';
import { WodResults, hasCards } from './wod-results';

export { WOD_LIST_PARAMS as searchParams } from '../../wod-list-query';
export { meta } from './wod-list-meta';

/** The page of the list; its parts ask the api for what they need later. */
export const listPage = (api: ApiClient) => function Page() {
  const data = useLoaderData<WodListData>();
  const revalidator = useRevalidator();
  const { query, loading, leaving, show, change } = useWodListQuery();
  const search = useSearchText(query.search ?? '', (text) => {
    // Don't call visitors back to the list if they chose a workout before the pause was over.
    if (!leaving) change({ search: text || undefined }, query.search === undefined ? 'push' : 'replace');
  });
  const { summary, focusSummary, showTopOnNewPage } = useSummary(data);

  const clear = () => {
    search.setText('');
    show({}, 'push');
    focusSummary();
  };
  const retry = () => {
    void revalidator.revalidate();
    focusSummary();
  };
  const fetching = loading || revalidator.state === 'loading';
  const facets = data.status === 'loaded' ? data.page.facets : undefined;
  return (
    <>
      <PageHeader title="All Workouts" />
      <FilterBar api={api} query={query} search={search} facets={facets} onChoose={(patch) => change(patch, 'push')} />
      <div className={styles.summary}>
        <p ref={summary} role="status" tabIndex={-1}>{fetching && !hasCards(data) ? 'Loading workouts…' : summaryText(data)}</p>
        <ActiveFilters query={query} onClear={clear} onRemove={focusSummary} />
      </div>
      <WodResults
        data={data}
        query={query}
        fetching={fetching}
        onClear={clear}
        onRetry={retry}
        onPage={showTopOnNewPage}
      />
    </>
  );
};

function summaryText(data: WodListData): string {
  if (data.status === 'failed') return '';
  return `Showing ${data.page.wods.length} of ${data.page.pagination.total} workouts`;
}

/** The line above the cards, where reading continues when the focused element is gone. */
function useSummary(data: WodListData) {
  const summary = useRef<HTMLParagraphElement>(null);
  const pageChosen = useRef(false);

  useEffect(() => {
    if (!pageChosen.current) return;
    pageChosen.current = false;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [data]);

  return {
    summary,
    focusSummary: () => summary.current?.focus({ preventScroll: true }),
    /** Once the chosen page has arrived, the top of the list is scrolled to the top of the window. */
    showTopOnNewPage: () => {
      pageChosen.current = true;
    },
  };
}
