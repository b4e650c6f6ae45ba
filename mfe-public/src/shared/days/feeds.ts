import type { PageMeta, Site } from '@wod/platform';
import { paths } from '../../paths';

/** The feeds of the days, for the head of a page. */
export const feeds = ({ name }: Site): NonNullable<PageMeta['alternates']> => [
  { type: 'application/rss+xml', path: paths.todayRss(), title: `${name}: today’s WOD` },
  { type: 'application/feed+json', path: paths.todayJson(), title: `${name}: today’s WOD` },
  { type: 'text/calendar', path: paths.todayIcs(), title: `${name}: today’s WOD` },
];
