import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Shows a dialog as the browser's own modal one, which keeps the focus inside and returns it on closing. Only its page closes it: a browser asks
 * by `cancel`, for Escape or a phone's Back, but where that comes again and nothing was tapped in between it closes the dialog whatever it is
 * answered. It is shown again then, and what was asked is answered in it.
 * @param onCancel called when somebody wants to leave it; it stays until it is no longer shown
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isShown: boolean, onCancel: () => void): void {
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return undefined;
    let focused: Element | null = null;
    const onCancelled = (event: Event) => {
      // That of an input for files inside is none of this one.
      if (event.target !== element) return;
      event.preventDefault();
      if (event.defaultPrevented) cancel();
      else focused = document.activeElement;
    };
    const onClosed = (event: Event) => {
      // That of an earlier close may come only after the dialog is shown again.
      if (event.target !== element || element.open) return;
      element.showModal();
      if (focused instanceof HTMLElement) focused.focus();
      cancel();
    };
    element.addEventListener('cancel', onCancelled);
    element.addEventListener('close', onClosed);
    element.showModal();
    return () => {
      element.removeEventListener('cancel', onCancelled);
      element.removeEventListener('close', onClosed);
      element.close();
    };
  }, [dialog, isShown]);
}
