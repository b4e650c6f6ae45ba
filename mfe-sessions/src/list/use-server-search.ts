import type { SessionSummary } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useSessionApi } from '../session-api';
import { usePages, type Pages } from '../shared/more/use-pages';
import type { LoadedList } from './session-list-loader';

interface Answer {
  search: string;
  /** Absent while the response is pending or when it failed. */
  found?: Pages<SessionSummary>;
  failed?: boolean;
}

const answerOf = (loaded: LoadedList['found']): Answer => (loaded ? { search: loaded.search, found: { ...loaded, page: 1 } } : { search: '' });

const NOTHING: Pages<SessionSummary> = { items: [], total: 0, page: 1 };

/**
 * Asks the server for the sessions matching a text.
 * @param search '' asks for nothing
 * @param loaded what the page was loaded with
 */
export function useServerSearch(search: string, loaded: LoadedList['found']) {
  const { sessionSummaries } = useSessionApi();
  const [answer, setAnswer] = useState(() => answerOf(loaded));
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setAnswer(answerOf(loaded));
  }
  const isAnswered = answer.search === search;
  const list = usePages((isAnswered && answer.found) || NOTHING, (page) => sessionSummaries({ search, page }));
  // Results for an earlier text may match this one too, so they stay until the response arrives.
  const [known, setKnown] = useState(list.pages.items);
  if (isAnswered && answer.found && known !== list.pages.items) setKnown(list.pages.items);

  useEffect(() => {
    if (search === '' || isAnswered) return;
    const leaving = new AbortController();
    sessionSummaries({ search }, leaving.signal).then(
      (part) => setAnswer({ search, found: { ...part, page: 1 } }),
      () => {
        if (!leaving.signal.aborted) setAnswer({ search, failed: true });
      },
    );
    return () => leaving.abort();
  }, [sessionSummaries, search, isAnswered]);

  return {
    known,
    list,
    waiting: search !== '' && !isAnswered,
    failed: isAnswered && answer.failed === true,
    retry: () => setAnswer(answerOf(undefined)),
  };
}
