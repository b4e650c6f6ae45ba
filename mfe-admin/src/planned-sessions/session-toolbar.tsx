import { Button } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './planned-sessions-page.module.css';

export interface SessionToolbarProps {
  /** How many are selected. */
  count: number;
  isAll: boolean;
  busy: boolean;
  onToggleAll: () => void;
  onDelete: () => void;
}

/** The actions for the selection. Always there, so that nothing moves when a box is checked. */
export function SessionToolbar({ count, isAll, busy, onToggleAll, onDelete }: SessionToolbarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <div className={styles.toolbar} role="group" aria-label="Selected sessions">
      <label className={styles.all}>
        <input ref={box} type="checkbox" checked={isAll} onChange={onToggleAll} />
        Select all on this page
      </label>
      <p role="status" className={styles.count}>{count} selected</p>
      <Button disabled={count === 0 || busy} onClick={onDelete}><Trash2 aria-hidden="true" />Delete selected</Button>
    </div>
  );
}
