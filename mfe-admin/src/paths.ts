import type { ChangeAction, ChangeSubject, InboxKind, InboxQuery, SessionSort, WodCategory, WodGap, WodSort, WodType } from '@wod/domain';

/** The query of a list that is searched and paged. */
export interface ListQuery {
  search?: string;
  /** from 1; absent on the first page */
  page?: number;
  /** rows on a page; absent for the usual number */
  show?: number;
  /** Turns the order around. */
  reversed?: boolean;
}

/** The query of the table of WODs. */
export interface WodTableQuery extends ListQuery {
  type?: WodType;
  category?: WodCategory;
  /** id */
  exercise?: string;
  lacking?: WodGap;
  sort?: Exclude<WodSort, 'relevance'>;
}

/** The query of the change log. */
export interface ChangesQuery extends Omit<ListQuery, 'search'> {
  admin?: string;
  action?: ChangeAction;
  subject?: ChangeSubject;
}

/** The query of the list of training sessions. */
export interface PlannedSessionsQuery extends ListQuery {
  /** Only those planned by this browser. */
  browser?: string;
  /** Only templates. */
  template?: true;
  /** Days of the admin's calendar, such as 2026-11-21: the first and the last. */
  from?: string;
  to?: string;
  sort?: SessionSort;
}

/** The query of what was deleted. */
export interface BinQuery {
  kind?: 'wod' | 'session';
  /** from 1 */
  page?: number;
}

/** Every address of this section, and those of the public pages it links to. A link is never a string literal. */
export const paths = {
  login: () => '/admin/login',
  dashboard: (query: WodTableQuery = {}) => withQuery('/admin', tableQuery(query)),
  settings: () => '/admin/settings',
  importWods: (category?: string) => withQuery('/admin/import-wods', { category }),
  transfer: (query: Record<string, string | undefined> = {}) => withQuery('/admin/transfer', query),
  changeLog: (query: ChangesQuery = {}) => withQuery('/admin/change-log', tableQuery(query)),
  newWod: () => '/admin/wods/new',
  /** The form of a new WOD, filled with another one. */
  copyWod: (id: string, isDraft = false) => withQuery('/admin/wods/new', { from: id, draft: isDraft ? '1' : undefined }),
  drafts: (page = 1) => withQuery('/admin/drafts', { page: page > 1 ? String(page) : undefined }),
  pasteWods: () => '/admin/wods/paste',
  editWod: (id: string) => `/admin/wods/${encodeURIComponent(id)}/edit`,
  wodHistory: (id: string) => `/admin/wods/${encodeURIComponent(id)}/history`,
  /** The same for a WOD that was a draft when it was last seen. */
  editDraft: (id: string) => `/admin/wods/${encodeURIComponent(id)}/edit?draft=1`,
  exercises: (query: Record<string, string | undefined> = {}) => withQuery('/admin/exercises', query),
  newExercise: () => '/admin/exercises/new',
  editExercise: (id: string) => `/admin/exercises/${encodeURIComponent(id)}/edit`,
  exerciseHistory: (id: string) => `/admin/exercises/${encodeURIComponent(id)}/history`,
  inbox: (kind: InboxKind, { search, dismissed, page = 1 }: InboxQuery = {}) =>
    withQuery(`/admin/inbox/${kind}`, { search, dismissed: dismissed ? '1' : undefined, page: page > 1 ? String(page) : undefined }),
  /** @param into the exercise that stays, where it is chosen already */
  mergeExercise: (id: string, into?: string) => withQuery(`/admin/exercises/${encodeURIComponent(id)}/merge`, { into }),
  /** Deleted WODs, unless another kind is asked for. */
  bin: ({ kind, page = 1 }: BinQuery = {}) =>
    withQuery('/admin/bin', { kind: kind === 'session' ? kind : undefined, page: page > 1 ? String(page) : undefined }),
  days: () => '/admin/today',
  plannedSessions: ({ template, ...query }: PlannedSessionsQuery = {}) =>
    withQuery('/admin/sessions', { ...tableQuery(query), template: template && '1' }),
  publicSession: (id: string) => `/training-sessions/${encodeURIComponent(id)}`,
  publicWod: (id: string) => `/wods/${encodeURIComponent(id)}`,
  publicExercise: (id: string) => `/exercises/${encodeURIComponent(id)}`,
};

/** Page 1 is omitted, and so is an order that isn't turned around. */
const tableQuery = ({ page = 1, show, reversed, ...query }: ListQuery): Record<string, string | undefined> => ({
  ...query,
  reversed: reversed ? '1' : undefined,
  show: show?.toString(),
  page: page > 1 ? String(page) : undefined,
});

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
