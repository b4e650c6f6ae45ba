import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { useSearchText } from '@wod/ui';
import { Suspense, useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { filtersOf } from '../../wod-list-query';
import { FilterBar, type ListApi } from './filter-bar';
import { ActiveFilters, SearchedFor } from './loaded-later';
import { SortSelect } from './sort-select';
import { useSteady } from './use-steady';
import { useWodListQuery } from './use-wod-list-query';
import type { WodListData } from './wod-list-loader';
import styles from './wod-list-page.module.css';
import { WodResults, hasCards } from './wod-results';

export { WOD_LIST_PARAMS as searchParams } from '../../wod-list-query';
export { shouldRevalidate } from './use-wod-list-query';
export { meta } from './wod-list-meta';

/** The page of the list; its parts ask the api for what they need later. */
export const listPage = (api: ListApi) =>
  function Page() {
    const data = useLoaderData<WodListData>();
    const revalidator = useRevalidator();
    const { query, loading, isLeaving, show, change, sheet } = useWodListQuery();
    const search = useSearchText(
      query.search ?? '',
      (text) => change({ search: text || undefined, exact: undefined }, query.search === undefined ? 'push' : 'replace'),
      { isLeaving },
    );
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
    const choose = useSteady((patch: Parameters<typeof change>[0]) => change(patch, 'push'));
    const fetching = loading || revalidator.state === 'loading';
    const page = data.status === 'loaded' ? data.page : undefined;
    return (
      <div className={styles.columns}>
        <FilterBar api={api} kitOrder={data.words.kit} query={query} search={search} page={page} sheet={sheet} onChoose={choose} onClear={clear} />
        <div>
          <h1>{data.words.heading}</h1>
          {data.words.text && <p>{data.words.text}</p>}
          {page?.searchedFor && (
            <Suspense>
              <SearchedFor query={query} searchedFor={page.searchedFor} />
            </Suspense>
          )}
          <div className={styles.summary}>
            <p ref={summary} role="status" tabIndex={-1}>
              {fetching && !hasCards(data) ? 'Loading workouts…' : summaryText(data)}
              {/* Read with the focus that comes here, not before it. */}
              {query.page && (
                <span className="visually-hidden" aria-live="off">
                  , page {query.page}
                </span>
              )}
            </p>
            {page?.pagination.total !== 0 && (
              <>
                <Link to={paths.surprise(query)} rel="nofollow" preventScrollReset>
                  Surprise me
                </Link>
                <SortSelect query={query} onChoose={choose} />
              </>
            )}
            <Link to={paths.mine('starred')}>Starred</Link>
          </div>
          {filtersOf(query).length > 0 && (
            <Suspense>
              <ActiveFilters query={query} movements={page?.movements} onClear={clear} onRemove={focusSummary} />
            </Suspense>
          )}
          <WodResults data={data} query={query} fetching={fetching} onClear={clear} onRetry={retry} onPage={showTopOnNewPage} />
        </div>
      </div>
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
