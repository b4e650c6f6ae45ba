import type { WodListSort } from '@wod/domain';
import type { WodListQuery } from '../../wod-list-query';
import { FILTER_FORM } from './filter-bar';

const LABEL: Readonly<Record<WodListSort, string>> = { relevance: 'Best match', newest: 'Newest', shortest: 'Shortest', name: 'A–Z' };

/** The order of the list, as part of the form of filters. */
export function SortSelect({ query, onChoose }: { query: WodListQuery; onChoose: (patch: WodListQuery) => void }) {
  const usual: WodListSort = query.search === undefined ? 'newest' : 'relevance';
  const sorts = (Object.keys(LABEL) as WodListSort[]).filter((sort) => sort !== 'relevance' || usual === sort);
  return (
    <label>
      Sort{' '}
      <select
        name="sort"
        form={FILTER_FORM}
        value={query.sort ?? ''}
        onChange={(event) => onChoose({ sort: sorts.find((sort) => sort === event.target.value) })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort === usual ? '' : sort}>
            {LABEL[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
