import { searchState, type SessionSummary } from '@wod/domain';
import { useEffect, useMemo } from 'react';
import { useSessionApi } from '../session-api';
import { usePages } from '../shared/more/use-pages';
import type { LoadedList } from './session-list-loader';
import { findSessions } from './session-search';
import { useServerSearch } from './use-server-search';

/** Merges the lists without duplicates, newest first. */
function union(...lists: (readonly SessionSummary[])[]): SessionSummary[] {
  const byId = new Map(lists.flat().map((session) => [session.id, session]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
}

/**
 * The sessions shown in the list. Those loaded are searched here as one types; the server is asked for the others once
 * typing pauses, and its results join those already shown.
 * @param own the newest of this browser, wherever they are in a list that isn't fully loaded
 * @param text the search text
 * @param applied the search text once typing has paused
 */
export function useSessionList(data: LoadedList, own: readonly SessionSummary[], text: string, applied: string) {
  const { sessionSummaries, visit } = useSessionApi();
  const first = data.sessions;
  const list = usePages(
    useMemo(() => visit.read(first), [visit, first]),
    (page) => sessionSummaries({ page }),
  );
  useEffect(() => visit.keepRead(first, list.pages), [visit, first, list.pages]);

  const here = union(list.pages.items, data.templates, own);
  const isWhole = here.length >= list.pages.total;
  const asked = isWhole || searchState(applied) !== 'on' ? '' : applied;
  const search = useServerSearch(asked, data.found);

  const searching = text.trim() !== '';
  const resting = text.trim() === applied;
  return {
    found: searching ? findSessions(union(search.known, here), text) : here,
    total: list.pages.total,
    /** Whether the server's results are still to come. */
    waiting: searching && !isWhole && searchState(text) === 'on' && (!resting || search.waiting),
    failed: searching && resting && search.failed,
    retry: search.retry,
    tooShort: !isWhole && searchState(text) === 'too-short',
    /** The list to continue: all sessions, or the server's results. */
    more: searching ? (asked === '' || !resting ? undefined : search.list) : { ...list, more: list.more && !isWhole },
  };
}
