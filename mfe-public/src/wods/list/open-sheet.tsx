import { Button, useModal } from '@wod/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, type RefObject } from 'react';
import styles from './open-sheet.module.css';
import type { SheetPart } from './use-wod-list-query';

/** The head of the open sheet. */
export function SheetHead({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.head}>
      <h2>What fits</h2>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

export interface SheetFootProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** where the focus begins */
  part: SheetPart;
  action: string;
  onClear: () => void;
  onDone: () => void;
  /** Escape was pressed, or a phone's Back. */
  onLeave: () => void;
}

/** Its buttons. As long as they are there, the sheet is open; the history closes it. */
export function SheetFoot({ dialog, part, action, onClear, onDone, onLeave }: SheetFootProps) {
  // Until now it was a part of the page.
  useLayoutEffect(() => dialog.current?.removeAttribute('open'), [dialog]);
  useModal(dialog, true, onLeave);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.setAttribute('open', '');
  }, [dialog]);
  useLayoutEffect(() => dialog.current?.querySelector<HTMLElement>(`#finder-${part} :is(input:checked, select, summary)`)?.focus(), [dialog, part]);
  return (
    <div className={styles.foot}>
      <Button onClick={onClear}>Clear</Button>
      <Button variant="primary" onClick={onDone}>
        {action}
      </Button>
    </div>
  );
}
