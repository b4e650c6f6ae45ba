import { LIST_LIMITS, searchState } from '@wod/domain';
import { useEffect, useEffectEvent, useState } from 'react';

export interface SearchTextOptions {
  /** Whether another page is on its way, from which a search would call the visitor back. */
  isLeaving: boolean;
  /** The list is searched while one types, by texts of any length; only the address waits. */
  instant?: boolean;
}

/**
 * The text of a search field, alongside the search in the address. The text is sent once it has been unchanged for 500 ms and
 * is empty or long enough (spec section 5); a search that comes from elsewhere, such as Back, replaces the text.
 */
export function useSearchText(applied: string, apply: (search: string) => void, { isLeaving, instant = false }: SearchTextOptions) {
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setKnown(applied);
    if (known !== applied && text.trim() !== applied) setText(applied);
  }

  const tooShort = !instant && searchState(text) === 'too-short';
  const send = () => {
    const search = text.trim();
    if (tooShort || search === applied) return;
    setKnown(search);
    apply(search);
  };
  const sendWhenRested = useEffectEvent(send);

  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => sendWhenRested(), LIST_LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, isLeaving]);

  return { text, setText, send, tooShort };
}
