import { Link } from '@wod/platform';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';

/** Says that another text was searched for than the one that was sent, and leads to that one. */
export function SearchedFor({ query, searchedFor }: { query: WodListQuery; searchedFor: string }) {
  return (
    <p>
      Showing results for <em>{searchedFor}</em>.{' '}
      <Link to={paths.wods({ ...query, exact: true, page: undefined })}>
        Search instead for <em>{query.search}</em>
      </Link>
    </p>
  );
}
