import { useLayoutEffect } from 'react';

/** `/` moves the focus to the field with this id, unless it is typed into a field. */
export function useSlashFocus(id: string) {
  // With what is shown, not after it: the key may come at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      const field = document.getElementById(id);
      field?.focus();
      if (field instanceof HTMLInputElement) field.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);
}
