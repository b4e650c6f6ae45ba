import { wodListParams, type WodListQuery } from './wod-list-query';

/** Every address of this section. A link is never a string literal. */
export const paths = {
  home: () => '/',
  wods: (query: WodListQuery = {}) => withQuery('/wods', wodListParams(query)),
  wod: (id: string) => `/wods/${encodeURIComponent(id)}`,
  /** The WOD's whiteboard as a picture for link previews, drawn by the document server. */
  wodImage: (id: string) => `/og${paths.wod(id)}.png`,
  exercise: (id: string) => `/exercises/${encodeURIComponent(id)}`,
  wodTypes: () => '/wod-types',
  about: () => '/about',
  imprint: () => '/imprint',
};

function withQuery(path: string, params: [string, string][]): string {
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
}
