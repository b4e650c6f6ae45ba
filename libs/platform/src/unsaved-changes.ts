import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface UnsavedChangesOptions {
  /** Whether the changes are kept for the next visit, so that closing the tab needs no question. */
  kept?: boolean;
  /** Whether they are being saved: whoever leaves waits for the answer. */
  isSaving?: boolean;
}

/**
 * Asks before unsaved changes are left behind: with `ask` on the way to another page, with the browser's own prompt when the
 * tab is closed, unless they are `kept`.
 * @param ask answers whether the changes may be discarded
 * @returns for after a save: lets the next navigation pass, or the one that waits, which it answers with true
 */
export function useUnsavedChanges(
  changed: boolean,
  ask: () => Promise<boolean>,
  { kept = false, isSaving = false }: UnsavedChangesOptions = {},
): () => boolean {
  const letPass = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => (changed || isSaving) && !letPass.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);

  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isSaving) return;
    void asked().then((discard) => {
      const { current } = latest;
      if (current.state !== 'blocked') return;
      if (discard) current.proceed();
      else current.reset();
    });
  }, [blocker, isSaving]);

  useEffect(() => {
    if (!changed || kept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [changed, kept]);

  return useCallback(() => {
    letPass.current = true;
    const { current } = latest;
    if (current.state !== 'blocked') return false;
    current.proceed();
    return true;
  }, []);
}
