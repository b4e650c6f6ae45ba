import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  kind: 'good' | 'bad';
  children: ReactNode;
  /** Buttons or links that go with the message. */
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** What became of an action, in a bar of its own. A failure interrupts a screen reader, a success waits for its turn. */
export function Notice({ kind, children, actions, onDismiss }: NoticeProps) {
  const Icon = kind === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.text} role={kind === 'bad' ? 'alert' : 'status'}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
