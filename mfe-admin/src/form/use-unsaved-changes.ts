import { useBlocker } from '@wod/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useConfirm } from '../confirm/confirm';

/**
 * Asks before unsaved changes are left behind: by the panel's own dialog on the way to another page, by the browser's when
 * the tab is closed. The function that it answers lets the next navigation pass, for after a save.
 */
export function useUnsavedChanges(changed: boolean): () => void {
  const confirm = useConfirm();
  const letPass = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    changed && !letPass.current && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: 'Your changes are not saved yet.',
      action: 'Discard changes',
      danger: true,
    }).then((discard) => (discard ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);

  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);

  return useCallback(() => {
    letPass.current = true;
  }, []);
}
