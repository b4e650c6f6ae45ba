import { Button, Notice } from '@wod/ui';
import { useEffect, useRef } from 'react';
import styles from './removal-notice.module.css';

export interface RemovalNoticeProps {
  /** The outcome of the last removal. */
  removal: { kind: 'good' | 'bad'; text: string } | undefined;
  /** Absent if it can't be undone. */
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

/** Stays in view and takes the focus: the row that had it may be gone. */
export function RemovalNotice({ removal, onUndo, onDismiss }: RemovalNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removal) place.current?.focus({ preventScroll: true });
  }, [removal]);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {removal && (
        <Notice kind={removal.kind} onDismiss={onDismiss} actions={onUndo && <Button onClick={onUndo}>Undo</Button>}>
          {removal.text}
        </Notice>
      )}
    </div>
  );
}
