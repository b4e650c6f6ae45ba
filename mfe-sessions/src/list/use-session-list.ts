import { searchState, type SessionSummary } from '@wod/domain';
import { useEffect, useMemo } from 'react';
import { useSessionApi } from '../session-api';
import { usePages } from '../shared/more/use-pages';
import type { LoadedList } from './session-list-loader';
import { findSessions } from './session-search';
import { useServerSearch } from './use-server-search';

/** Each once, the newest first. */
function union(...lists: (readonly SessionSummary[])[]): SessionSummary[] {
  const byId = new Map(lists.flat().map((session) => [session.id, session]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
}

/**
 * The sessions that the list shows. What is here is searched here, as one types; the server is asked for what isn't, when
 * the text has rested, and its answer joins what stands there already.
 * @param text what is searched for
 * @param applied the same once it has rested
 */
export function useSessionList(data: LoadedList, text: string, applied: string) {
  const { sessionSummaries, visit } = useSessionApi();
  const first = data.sessions;
  const list = usePages(useMemo(() => visit.read(first), [visit, first]), (page) => sessionSummaries({ page }));
  useEffect(() => visit.keepRead(first, list.pages), [visit, first, list.pages]);

  const here = union(list.pages.items, data.templates);
  const isWhole = here.length >= list.pages.total;
  const asked = isWhole || searchState(applied) !== 'on' ? '' : applied;
  const search = useServerSearch(asked, data.found);

  const searching = text.trim() !== '';
  const resting = text.trim() === applied;
  return {
    found: searching ? findSessions(union(search.known, here), text) : here,
    total: list.pages.total,
    /** Whether the server is still to say what it finds. */
    waiting: searching && !isWhole && searchState(text) === 'on' && (!resting || search.waiting),
    failed: searching && resting && search.failed,
    retry: search.retry,
    tooShort: !isWhole && searchState(text) === 'too-short',
    /** The list that goes on: of all, or of what the server finds. */
    more: searching ? (asked === '' || !resting ? undefined : search.list) : list,
  };
}
