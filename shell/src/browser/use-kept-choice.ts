import { type BoardChoice, boardChoiceCookie, boardChoiceText, readBoardChoice } from '@wod/domain';
import type { ReaderChoice } from '@wod/platform';
import { parseCookie } from 'cookie';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CHOICE_PATH } from '../frame/choice-path';

/**
 * The reader's choice: at first the one that the document was made for, then what the cookie says. So a page that comes back from the
 * browser's own cache, or another tab, follows what was chosen meanwhile.
 * @param origin of the site
 */
export function useKeptChoice(first: BoardChoice, origin: string): ReaderChoice {
  const [choice, setChoice] = useState(first);
  const show = useCallback((next: BoardChoice) => setChoice((shown) => (boardChoiceText(shown) === boardChoiceText(next) ? shown : next)), []);
  useEffect(() => {
    const follow = () => show(readBoardChoice(parseCookie(document.cookie)));
    follow();
    addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [show]);
  return useMemo(
    () => ({
      ...choice,
      change: {
        action: CHOICE_PATH,
        to(part) {
          const next = { ...choice, ...part };
          document.cookie = boardChoiceCookie(next, origin);
          show(next);
        },
      },
    }),
    [choice, show, origin],
  );
}
