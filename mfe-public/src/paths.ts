import { wodListParams, type WodListQuery } from './wod-list-query';

/** Every address of this section, and those it links to in others. A link is never a string literal. */
export const paths = {
  home: () => '/',
  wods: (query: WodListQuery = {}) => withQuery('/wods', wodListParams(query)),
  wod: (id: string) => `/wods/${encodeURIComponent(id)}`,
  /** A clock that runs the WOD. */
  clock: (id: string) => `${paths.wod(id)}/clock`,
  /** The WOD's whiteboard as an image for link previews, drawn by the document server. */
  wodImage: (id: string) => `/og${paths.wod(id)}.png`,
  exercise: (id: string) => `/exercises/${encodeURIComponent(id)}`,
  /** anchor: of a type or a term */
  wodTypes: (anchor?: string) => `/wod-types${anchor === undefined ? '' : `#${anchor}`}`,
  planWith: (wodId: string) => `/training-sessions/new?wod=${encodeURIComponent(wodId)}`,
  about: () => '/about',
  imprint: () => '/imprint',
};

function withQuery(path: string, params: [string, string][]): string {
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
}
