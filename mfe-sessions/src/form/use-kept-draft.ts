import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormState } from './form-state';
import { KeptDraft } from './kept-draft';

const REST_MS = 300;

export interface KeptDraftOptions {
  sessionId: string | undefined;
  state: FormState;
  /** Whether there is anything to keep. */
  changed: boolean;
  /** Called once, when a draft of an earlier visit is found. */
  onFound: (state: FormState) => void;
}

/**
 * Keeps what is typed until it is saved or given up, so that a reload or a tab that the phone ended loses nothing.
 * @returns forgets the draft, for good
 */
export function useKeptDraft({ sessionId, state, changed, onFound }: KeptDraftOptions): () => void {
  const kept = useRef(new KeptDraft(sessionId));
  const over = useRef(false);

  const find = useEffectEvent(() => {
    const found = kept.current.read();
    if (found) onFound(found);
  });
  useEffect(() => find(), []);

  useEffect(() => {
    const keep = () => {
      if (over.current) return;
      if (changed) kept.current.write(state);
      else kept.current.forget();
    };
    const timer = setTimeout(keep, REST_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [state, changed]);

  return () => {
    over.current = true;
    kept.current.forget();
  };
}
