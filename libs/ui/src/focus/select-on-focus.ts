/**
 * Selects what a field holds when it gets the focus, so that what is typed replaces it. Where a press brought the focus, WebKit puts the cursor
 * where it was pressed once the press ends, unless that is prevented.
 * @param from the first character to select
 */
export function selectOnFocus({ currentTarget: field }: { currentTarget: HTMLInputElement }, from = 0): void {
  field.select();
  // A field for a number refuses a range.
  if (from > 0) field.setSelectionRange(from, field.value.length);
  field.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
}
