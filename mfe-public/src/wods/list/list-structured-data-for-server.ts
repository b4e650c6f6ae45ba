import { LIMITS, type WodPage } from '@wod/domain';
import type { Site } from '@wod/platform';
import { paths } from '../../paths';

/**
 * What crawlers read about a list, in the first HTML only.
 * @param page of a list that is indexed; undefined for others
 */
export const forServer = (site: Site, page: WodPage | undefined): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: site.origin + paths.home() },
      { '@type': 'ListItem', position: 2, name: 'All Workouts', item: site.origin + paths.wods() },
    ],
  },
  ...(page
    ? [{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: page.pagination.total,
        itemListElement: page.wods.map((wod, index) => ({
          '@type': 'ListItem',
          position: (page.pagination.page - 1) * LIMITS.listPageSize + index + 1,
          name: wod.name,
          url: site.origin + paths.wod(wod.id),
        })),
      }]
    : []),
];
