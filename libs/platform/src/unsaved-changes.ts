import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved changes are left behind: with `ask` on the way to another page, with the browser's own prompt when the
 * tab is closed, unless they are `kept` for the next visit.
 * @param ask answers whether the changes may be discarded
 * @returns lets the next navigation pass, for after a save
 */
export function useUnsavedChanges(changed: boolean, ask: () => Promise<boolean>, { kept = false } = {}): () => void {
  const letPass = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    changed && !letPass.current && currentLocation.pathname !== nextLocation.pathname);

  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void asked().then((discard) => (discard ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!changed || kept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [changed, kept]);

  return useCallback(() => {
    letPass.current = true;
  }, []);
}
