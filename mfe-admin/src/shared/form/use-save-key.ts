import { useLayoutEffect, type RefObject } from 'react';

/** Ctrl+S, or Cmd+S on a Mac, saves the form. While a dialog is open, only its own form is saved. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  // With what is shown, not after it: the key may come at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const dialog = document.querySelector('dialog[open]');
      if (dialog && !dialog.contains(form.current)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
