import { LIMITS } from '@wod/domain';
import type { PageHandle } from '@wod/platform';
import { paths } from '../../paths';
import { parseWodListQuery } from '../../wod-list-query';
import type { WodListData } from './wod-list-loader';

/** The whole library and the lists that people search for are indexed, each page as itself; everything else leads on from there. */
export const meta: PageHandle<WodListData>['meta'] = (data, { site, url }) => {
  const { page: number, ...query } = parseWodListQuery(url.searchParams);
  const whole = Object.keys(query).length === 0;
  const answer = data?.status === 'loaded' ? data.page : undefined;
  const { heading = 'All Workouts', text, description = '' } = data?.words ?? {};
  const indexed = (whole || text !== undefined) && answer?.wods.length !== 0;
  return {
    title: `${heading}${number ? `, page ${number}` : ''} | ${site.name}`,
    description: [...description].slice(0, LIMITS.metaDescriptionLength).join(''),
    path: indexed ? paths.wods({ ...query, page: number }) : undefined,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: site.origin + paths.home() },
          { '@type': 'ListItem', position: 2, name: 'All Workouts', item: site.origin + paths.wods() },
        ],
      },
      ...(answer && indexed
        ? [{
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            numberOfItems: answer.pagination.total,
            itemListElement: answer.wods.map((wod, index) => ({
              '@type': 'ListItem',
              position: ((number ?? 1) - 1) * LIMITS.listPageSize + index + 1,
              name: wod.name,
              url: site.origin + paths.wod(wod.id),
            })),
          }]
        : []),
    ],
  };
};
