import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusNearby } from '../focus/use-focus-nearby';
import { IconButton } from '../icon-button/icon-button';
import styles from './notice.module.css';

export interface NoticeProps {
  kind: 'good' | 'bad';
  children: ReactNode;
  /** Buttons or links that go with the message. */
  actions?: ReactNode;
  onDismiss?: () => void;
}

/**
 * The outcome of an action, in a bar of its own. A failure interrupts a screen reader; a success waits its turn. What it had of the focus stays
 * nearby.
 */
export function Notice({ kind, children, actions, onDismiss }: NoticeProps) {
  const notice = useFocusNearby<HTMLDivElement>();
  const Icon = kind === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div ref={notice} className={`${styles.notice} ${styles[kind]}`}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.text} role={kind === 'bad' ? 'alert' : 'status'}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onPress={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
