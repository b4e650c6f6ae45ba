import { LIST_LIMITS, searchState } from '@wod/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search field, alongside the search in the address. The text is sent once it has been unchanged for 500 ms and
 * is empty or long enough (spec section 5); a search that comes from elsewhere, such as Back, replaces the text.
 */
export function useSearchText(applied: string, apply: (search: string) => void) {
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setKnown(applied);
    if (known !== applied) setText(applied);
  }

  const send = () => {
    const search = text.trim();
    if (searchState(text) === 'too-short' || search === applied) return;
    setKnown(search);
    apply(search);
  };
  const sendWhenRested = useEffectEvent(send);

  useEffect(() => {
    const timer = setTimeout(() => sendWhenRested(), LIST_LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, send, tooShort: searchState(text) === 'too-short' };
}
