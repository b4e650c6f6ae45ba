import { useModal } from '@wod/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A dialog on the whole screen, as long as it is shown: the browser's own modal one, so that nothing behind it gets the keys.
 * @param onLeave called for Escape, and a phone's Back
 */
export function useFullScreen(onLeave: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not the first button: the space bar is for the workout. To move the focus on afterwards would be styles and events for nothing.
  useLayoutEffect(() => dialog.current?.setAttribute('autofocus', ''), []);
  useModal(dialog, true, onLeave);
  useEffect(() => {
    // Where a browser doesn't know it for a dialog.
    dialog.current?.focus();
  }, []);
  useEffect(() => {
    // What had the focus may be gone, and the keys with it.
    if (document.activeElement === document.body) dialog.current?.focus();
  });
  return dialog;
}
