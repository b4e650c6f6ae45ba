import { useLayoutEffect } from 'react';
import { actOnKey } from '../key-action';

/** Keys of a screen on which nothing has the focus: a presenter's remote, or a keyboard beside it. */
export function useKeys(actionOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  // With what is shown, not after it: the next key may come at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      actOnKey(event, actionOf(event));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
