import type { PageHandle } from '@wod/platform';
import { paths } from '../../paths';
import { LANDING_PAGES } from './landing-pages';

/** The part of the page that only the server uses: the lists that are pages of their own. */
export const forServer = (): Pick<PageHandle, 'sitemap'> => ({
  sitemap: async (part) => ({
    entries: part === 1 ? LANDING_PAGES.map(({ query }) => ({ path: paths.wods(query) })) : [],
    pagination: { page: part, pages: 1, total: LANDING_PAGES.length },
  }),
});
