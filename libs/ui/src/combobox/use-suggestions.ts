import { searchState, type Suggestion } from '@wod/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough that most letters of a word ask nothing, short enough to feel immediate. In ms. */
const PAUSE = 150;

const NONE: readonly Suggestion[] = [];

/**
 * What a text may mean, asked for after a short pause; only the answer to the newest text counts. A failure is silent: no
 * suggestions. Until the answer arrives those for the text before stay, and `pending` says so.
 */
export function useSuggestions(text: string, ask: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>) {
  const [answer, setAnswer] = useState({ text: '', suggestions: NONE });
  const wanted = searchState(text) === 'on' ? text.trim() : '';
  const askLatest = useEffectEvent(ask);

  useEffect(() => {
    if (wanted === '') return;
    const newer = new AbortController();
    const arrived = (suggestions: readonly Suggestion[]) => {
      if (!newer.signal.aborted) setAnswer({ text: wanted, suggestions });
    };
    const timer = setTimeout(() => void askLatest(wanted, newer.signal).then(arrived, () => arrived(NONE)), PAUSE);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [wanted]);

  return { suggestions: wanted === '' ? NONE : answer.suggestions, pending: wanted !== '' && wanted !== answer.text };
}
