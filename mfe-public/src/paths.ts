import { wodListParams } from './wod-list-params';
import type { WodListQuery } from './wod-list-query';

/** Every address of this section, and those it links to in others. A link is never a string literal. */
export const paths = {
  home: () => '/',
  wods: (query: WodListQuery = {}) => withQuery('/wods', wodListParams(query)),
  /** Those that use an exercise. */
  wodsWith: (exerciseId: string) => paths.wods({ exercise: [exerciseId] }),
  /** Draws a number for the list, and leads to the list with it. */
  surprise: (query: WodListQuery = {}) => withQuery('/wods/surprise', wodListParams({ ...query, draw: undefined, page: undefined })),
  wod: (id: string) => `/wods/${encodeURIComponent(id)}`,
  /** A clock that runs the WOD. */
  clock: (id: string) => `${paths.wod(id)}/clock`,
  /** The WOD on a large screen. */
  wodWall: (id: string) => `${paths.wod(id)}/board`,
  /** The WOD's whiteboard as an image for link previews, drawn by the document server. */
  wodImage: (id: string) => `/og${paths.wod(id)}.png`,
  /** What other sites' programs embed of the WOD (oEmbed). */
  wodOembed: (origin: string, id: string) => `/api/oembed?${new URLSearchParams({ url: origin + paths.wod(id) })}`,
  exercise: (id: string) => `/exercises/${encodeURIComponent(id)}`,
  /** The workout of today, or with `before` the days before one, YYYY-MM-DD. */
  today: (before?: string) => withQuery('/today', before === undefined ? [] : [['before', before]]),
  todayWall: () => '/today/board',
  todayRss: () => '/today.rss',
  todayJson: () => '/today.json',
  todayIcs: () => '/today.ics',
  /** anchor: of a type or a term */
  wodTypes: (anchor?: string) => `/wod-types${anchor === undefined ? '' : `#${anchor}`}`,
  /** What this browser keeps. section: of the page */
  mine: (section?: 'starred' | 'seen' | 'results' | 'my-gym') => `/mine${section === undefined ? '' : `#${section}`}`,
  planWith: (wodId: string) => `/training-sessions/new?wod=${encodeURIComponent(wodId)}`,
  about: () => '/about',
  imprint: () => '/imprint',
};

function withQuery(path: string, params: [string, string][]): string {
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
}
