import { useLocation, useNavigate } from '@wod/platform';
import { useEffect, useRef, type FocusEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { useUndo } from '../undo/use-undo';
import { rowIn } from './row';

/** What was saved. */
export interface Saved {
  name: string;
  /** what visitors see of it; left out while that is nothing */
  page?: string;
  /** Where it is found when there is no list to go back to; the form's own list if left out. */
  home?: string;
}

/**
 * The way on from a form: after a save back to the list that it was opened from, as it was left, or to the next form of its row.
 * Without a list, to `home`.
 */
export function useNext(home: string) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { say } = useUndo();
  const goesOn = useRef(false);
  const field = useRef<string>(undefined);
  const row = rowIn(state);
  const at = row ? row.forms.indexOf(pathname) : -1;
  const next = at < 0 ? undefined : row?.forms[at + 1];

  const begin = row?.field;
  useEffect(() => {
    // After the frame has put the focus on the new page, whose head has names too.
    if (begin !== undefined) queueMicrotask(() => [...document.getElementsByName(begin)].find((field) => field.closest('form'))?.focus());
  }, [begin]);

  return {
    /** The address of the list. */
    list: row?.list ?? home,
    /** The next form and what its entry of the history carries; absent on the last one, and where there is no row. */
    next: next === undefined || !row ? undefined : { form: next, state: row, place: at + 1, of: row.forms.length },
    /** For whatever surrounds the form: notices which button submits it, and in which field it was. */
    watch: {
      onSubmitCapture: ({ nativeEvent }: SyntheticEvent) => {
        goesOn.current = (nativeEvent as SubmitEvent).submitter?.dataset.next !== undefined;
      },
      onFocusCapture: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLButtonElement)) field.current = target.getAttribute('name') ?? undefined;
      },
    },
    /** For a link to the list: one step back, so that it is where it was. */
    toList: (event: MouseEvent) => {
      if (!row || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
    /**
     * Leaves the form after a save.
     * @param isLeft whether it is being left already, for somewhere else
     */
    leave: ({ name, page, home: itsOwn = home }: Saved, isLeft: boolean) => {
      say({ kind: 'good', text: `“${name}” was saved.`, link: page === undefined ? undefined : { to: page, label: 'View' } });
      if (isLeft) return;
      if (goesOn.current && next !== undefined) void navigate(next, { replace: true, state: { ...row, field: field.current } });
      else if (row) void navigate(-1);
      else void navigate(itsOwn);
    },
  };
}

export type Next = ReturnType<typeof useNext>;
