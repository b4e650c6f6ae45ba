import { Link } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';
import { NearList } from './near-list';
import { QueryButton } from './query-button';
import type { WodListData } from './wod-list-loader';

export interface NoCardsProps {
  data: WodListData;
  query: WodListQuery;
  onClear: () => void;
  onRetry: () => void;
}

/** What is shown in place of the cards: why there are none, and the ways out. */
export function NoCards({ data, query, onClear, onRetry }: NoCardsProps) {
  if (data.status === 'failed') {
    return (
      <StatePanel kind="error" title="Failed to fetch WODs">
        <QueryButton variant="primary" query={query} onPress={onRetry}>Try Again</QueryButton>
      </StatePanel>
    );
  }
  const { pagination } = data.page;
  if (pagination.total > 0) {
    return (
      <StatePanel kind="empty" title="No workouts found" text={`The last page is page ${pagination.pages}.`}>
        <Link className={buttonClass('primary')} to={paths.wods({ ...query, page: undefined })}>Go to the first page</Link>
      </StatePanel>
    );
  }
  return (
    <>
      {data.words.near.length > 0 && <NearList rows={data.words.near} />}
      <StatePanel kind="empty" title="No workouts found" text="Try adjusting your search or filters">
        <QueryButton variant="primary" query={{}} onPress={onClear}>Clear all filters</QueryButton>
      </StatePanel>
    </>
  );
}
