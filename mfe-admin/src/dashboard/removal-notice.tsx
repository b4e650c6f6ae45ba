import { Button, Notice } from '@wod/ui';
import { useEffect, useRef } from 'react';
import styles from './removal-notice.module.css';
import type { Removal } from './use-wod-removal';

export interface RemovalNoticeProps {
  removal: Removal | undefined;
  onUndo: (wod: NonNullable<Removal['undo']>) => void;
  onDismiss: () => void;
}

/** Stays in sight, and takes the focus: the row that had it may be gone. */
export function RemovalNotice({ removal, onUndo, onDismiss }: RemovalNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removal) place.current?.focus({ preventScroll: true });
  }, [removal]);
  const undo = removal?.undo;
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {removal && (
        <Notice kind={removal.kind} onDismiss={onDismiss} actions={undo && <Button onClick={() => onUndo(undo)}>Undo</Button>}>
          {removal.text}
        </Notice>
      )}
    </div>
  );
}
