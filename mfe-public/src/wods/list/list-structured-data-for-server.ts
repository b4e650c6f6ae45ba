import { LIST_LIMITS } from '@wod/domain';
import type { Site } from '@wod/platform';
import { paths } from '../../paths';
import { breadcrumbs, wodList } from '../../shared/structured-lists';
import type { ListPage } from './wod-list-loader';

/**
 * What crawlers read about a list, in the first HTML only.
 * @param page of a list that is indexed; undefined for others
 */
export const forServer = (site: Site, page: ListPage | undefined): object[] => [
  breadcrumbs(site, { name: 'All Workouts', path: paths.wods() }),
  ...(page ? [wodList(site, page.wods, { total: page.pagination.total, first: (page.pagination.page - 1) * LIST_LIMITS.listPageSize + 1 })] : []),
];
