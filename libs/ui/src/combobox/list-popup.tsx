import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './list-popup.module.css';

export interface ListPopupProps {
  open: boolean;
  /** What makes the list a listbox: its role, id and label. */
  list: ComponentProps<'ul'>;
  /** What is said instead where there is no option. */
  nothing?: string;
  /** The options; none while it is closed. */
  children?: ReactNode;
}

/** The list of a combobox, below the field of its positioned parent. */
export function ListPopup({ open, list, nothing, children }: ListPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <div ref={popup} className={styles.popup} hidden={!open}>
      <ul {...list} className={styles.options}>
        {open && children}
      </ul>
      {nothing !== undefined && (
        <p role="status" className={styles.nothing}>
          {nothing}
        </p>
      )}
    </div>
  );
}

export interface ListOptionProps extends ComponentProps<'li'> {
  /** An emoji or icon, which only decorates. */
  lead?: ReactNode;
  text: string;
  /** The other name that was typed, in brackets. */
  matched?: string;
  /** At the end, in quiet text. */
  quiet?: ReactNode;
  /** Whether it is what was chosen before. */
  chosen?: boolean;
}

/** One option of a `ListPopup`. */
export function ListOption({ lead, text, matched, quiet, chosen = false, ...option }: ListOptionProps) {
  return (
    <li {...option} className={`${styles.option} ${chosen ? styles.chosen : ''}`.trim()}>
      {lead !== undefined && (
        <span className={styles.lead} aria-hidden="true">
          {lead}
        </span>
      )}
      <span className={styles.text}>
        {text}
        {matched !== undefined && <span className={styles.matched}> ({matched})</span>}
      </span>
      {quiet !== undefined && <span className={styles.quiet}>{quiet}</span>}
    </li>
  );
}
