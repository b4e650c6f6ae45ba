import { Button } from '@wod/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './selection-bar.module.css';
import type { RowSelection } from './use-selection';

export interface SelectionBarProps {
  /** What the rows are, for example "sessions". */
  noun: string;
  selection: RowSelection;
  /** Offers everything that matches, beyond this page; absent where that is all, or too much for one act. */
  matching?: { total: number; onSelect: () => void };
  /** The acts for the selection. */
  children: ReactNode;
}

/** The acts for the selection. Always there, so that nothing moves when a box is checked. */
export function SelectionBar({ noun, selection: { selected, isAll, toggleAll }, matching, children }: SelectionBarProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = selected.size;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <div className={styles.bar} role="group" aria-label={`Selected ${noun}`}>
      <label className={styles.all}>
        <input ref={box} type="checkbox" checked={isAll} onChange={toggleAll} />
        Select all on this page
      </label>
      <p role="status" className={styles.count}>
        {count} selected
      </p>
      {matching && isAll && count < matching.total && (
        <Button variant="quiet" onClick={matching.onSelect}>
          Select all {matching.total} that match
        </Button>
      )}
      {children}
    </div>
  );
}
