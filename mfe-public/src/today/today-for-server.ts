import { createApiClient } from '@wod/api-client';
import { DAYS } from '@wod/domain';
import type { Host, PageFile, PageHandle } from '@wod/platform';
import { paths } from '../paths';
import { calendar, jsonFeed, rss } from './feed-text';

/** The part of the page that only the server uses: the feeds, and its place in the sitemap. */
export function forServer({ transport, site }: Host): Pick<PageHandle, 'sitemap' | 'files' | 'views'> {
  const file = (type: string, write: typeof rss): PageFile => ({
    type: `${type}; charset=utf-8`,
    make: async () => write({ site, days: (await createApiClient(transport).days({ limit: DAYS.pageMax })).days }),
  });
  return {
    views: ['board'],
    sitemap: async (part) => ({ entries: part === 1 ? [{ path: paths.today() }] : [], pagination: { page: part, pages: 1, total: 1 } }),
    files: {
      [paths.todayRss()]: file('application/rss+xml', rss),
      [paths.todayJson()]: file('application/feed+json', jsonFeed),
      [paths.todayIcs()]: file('text/calendar', calendar),
    },
  };
}
