import { Button } from '@wod/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './filter-bar.module.css';
import type { Sheet } from './use-wod-list-query';

export interface FilterSheetProps {
  sheet: Sheet;
  /** The button that closes it, "Show 14 workouts". */
  action: string;
  onClear: () => void;
  children: ReactNode;
}

/** Holds the filters: beside the list where there is room, otherwise in a sheet that comes up from below. */
export function FilterSheet({ sheet: { part, done, leave }, action, onClear, children }: FilterSheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const open = part !== undefined;

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!part || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(`#finder-${part} :is(input:checked, select, button)`)?.focus();
    return () => dialog.close();
    // Another part isn't asked for while it is open.
  }, [open]);

  return (
    <dialog ref={element} className={styles.sheet} aria-labelledby="filters" onClose={() => open && leave()}>
      <div className={styles.head}>
        <h2 id="filters">What fits</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={leave}><X aria-hidden="true" /></button>
      </div>
      <div className={styles.fields}>{children}</div>
      <div className={styles.foot}>
        <Button onClick={onClear}>Clear</Button>
        <Button variant="primary" onClick={done}>{action}</Button>
      </div>
    </dialog>
  );
}
