import type { PageHandle } from '@wod/platform';
import { paths } from '../../paths';
import { parseWodListQuery } from '../../wod-list-query';
import { forServer as structuredData } from './list-structured-data-for-server';
import type { WodListData } from './wod-list-loader';

/** The whole library and the lists that people search for are indexed, each page as itself; everything else leads on from there. */
export const meta: PageHandle<WodListData>['meta'] = (data, { site, url }) => {
  const { page: number, ...query } = parseWodListQuery(url.searchParams);
  const { heading = 'All Workouts', text, description = '' } = data?.words ?? {};
  const answer = data?.status === 'loaded' ? data.page : undefined;
  const indexed = (text !== undefined || Object.keys(query).length === 0) && answer?.wods.length !== 0;
  return {
    title: `${heading}${number ? `, page ${number}` : ''} | ${site.name}`,
    description,
    path: indexed ? paths.wods({ ...query, page: number }) : undefined,
    structuredData: structuredData(site, indexed ? answer : undefined),
  };
};
