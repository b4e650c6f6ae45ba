import { useState, type KeyboardEvent } from 'react';
import { extended, movedTo, NOTHING_SELECTED, selectionOf, toggled } from './selection';

/**
 * The selected rows of a page: none whenever other rows are shown. Shift selects a range, by click or with the arrows, which move from
 * box to box; Ctrl+A selects the whole page.
 * @param ids of the rows, in order
 */
export function useSelection(ids: readonly string[]) {
  const page = ids.join();
  const [shown, setShown] = useState(page);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  if (shown !== page) {
    setShown(page);
    setSelection(NOTHING_SELECTED);
  }
  const { selected } = selection;
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return {
    selected,
    isAll,
    /** Whether rows are selected that can't be seen. */
    isBeyondPage: [...selected].some((id) => !ids.includes(id)),
    /** @param isRange from where it was last selected */
    toggle: (id: string, isRange: boolean) => setSelection(isRange ? extended(selection, ids, id) : toggled(selection, id)),
    toggleAll: () => setSelection(selectionOf(isAll ? [] : ids)),
    /** Selects exactly these, on this page or not. */
    select: (others: readonly string[]) => setSelection(selectionOf(others)),
    /** For the table. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
        event.preventDefault();
        return setSelection(selectionOf(ids));
      }
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')];
      const at = boxes.indexOf(event.target as HTMLInputElement);
      const to = at + ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0);
      const id = ids[to];
      if (at < 0 || to === at || id === undefined) return;
      event.preventDefault();
      const from = selection.anchor === undefined ? movedTo(selection, ids[at] ?? id) : selection;
      setSelection(event.shiftKey ? extended(from, ids, id) : movedTo(selection, id));
      boxes[to]?.focus();
    },
  };
}

export type RowSelection = ReturnType<typeof useSelection>;
