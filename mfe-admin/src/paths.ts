/** The query of a list that is searched and paged. */
export interface ListQuery {
  search?: string;
  /** from 1; absent on the first page */
  page?: number;
}

/** The query of the list of training sessions. */
export interface PlannedSessionsQuery extends ListQuery {
  /** Only those planned by this browser. */
  browser?: string;
}

/** Every address of this section, and those of the public pages it links to. A link is never a string literal. */
export const paths = {
  login: () => '/admin/login',
  dashboard: (query: ListQuery = {}) => withQuery('/admin', { search: query.search, page: laterPage(query.page) }),
  settings: () => '/admin/settings',
  importWods: (category?: string) => withQuery('/admin/import-wods', { category }),
  changeLog: (page?: number) => withQuery('/admin/change-log', { page: laterPage(page) }),
  newWod: () => '/admin/wods/new',
  /** The form of a new WOD, filled with another one. */
  copyWod: (id: string, isDraft = false) => withQuery('/admin/wods/new', { from: id, draft: isDraft ? '1' : undefined }),
  drafts: (page?: number) => withQuery('/admin/drafts', { page: laterPage(page) }),
  pasteWods: () => '/admin/wods/paste',
  editWod: (id: string) => `/admin/wods/${encodeURIComponent(id)}/edit`,
  /** The same for a WOD that was a draft when it was last seen. */
  editDraft: (id: string) => `/admin/wods/${encodeURIComponent(id)}/edit?draft=1`,
  exercises: (query: Record<string, string | undefined> = {}) => withQuery('/admin/exercises', query),
  newExercise: () => '/admin/exercises/new',
  editExercise: (id: string) => `/admin/exercises/${encodeURIComponent(id)}/edit`,
  days: () => '/admin/today',
  plannedSessions: ({ search, browser, page }: PlannedSessionsQuery = {}) =>
    withQuery('/admin/sessions', { search, browser, page: laterPage(page) }),
  publicSession: (id: string) => `/training-sessions/${encodeURIComponent(id)}`,
  publicWod: (id: string) => `/wods/${encodeURIComponent(id)}`,
};

/** Page 1 is omitted. */
const laterPage = (page = 1) => (page > 1 ? String(page) : undefined);

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
