import { useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Escape was pressed, or a phone's Back. */
  onCancel: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog. */
export function Dialog({ open, title, onCancel, children }: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element, open, onCancel);
  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={id}>
      {open && (
        <>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}

/** The row of buttons at a dialog's end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
