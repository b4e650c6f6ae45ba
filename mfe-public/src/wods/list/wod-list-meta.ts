import { LIMITS } from '@wod/domain';
import type { PageHandle } from '@wod/platform';
import { paths } from '../../paths';
import { activeFilters, parseWodListQuery } from '../../wod-list-query';
import type { WodListData } from './wod-list-loader';

/** Every page of the unfiltered list is indexed as itself; a filtered list is a view of /wods. */
export const meta: PageHandle<WodListData>['meta'] = (data, { site, url }) => {
  const query = parseWodListQuery(url.searchParams);
  const whole = activeFilters(query).length === 0;
  const number = whole ? query.page : undefined;
  const answer = data?.status === 'loaded' ? data.page : undefined;
  const missing = answer?.wods.length === 0;
  return {
    title: `All Workouts${number ? `, page ${number}` : ''} | ${site.name}`,
    description:
      'Browse every Hero, Benchmark and custom workout. Search by name or movement, filter by type, category and equipment, and see how long each one takes.',
    path: missing ? undefined : paths.wods({ page: number }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: site.origin + paths.home() },
          { '@type': 'ListItem', position: 2, name: 'All Workouts', item: site.origin + paths.wods() },
        ],
      },
      ...(answer && whole
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
