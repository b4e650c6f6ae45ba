import { useEffect, useRef, type RefObject } from 'react';

/** A dialog on the whole screen, as long as it is shown: the browser's own modal one, so that nothing behind it gets the keys. */
export function useFullScreen(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not the first button: the space bar is for the workout.
    element?.focus();
    // A phone without it shows the dialog as large as the page.
    void element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      element?.close();
    };
  }, []);
  useEffect(() => {
    // What had the focus may be gone, and the keys with it.
    if (document.activeElement === document.body) dialog.current?.focus();
  });
  return dialog;
}
