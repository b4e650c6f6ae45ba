import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  /** What it does, in words. */
  label: string;
  /** The keys that do the same, as `aria-keyshortcuts` names them. */
  keys?: string;
  /** It does nothing at the moment, but keeps the focus, so that one can keep pressing to the end of a list. */
  off?: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
}

/** A button that is only an icon. */
export function IconButton({ label, keys, off, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={keys ? `${label} (${keys.replace('Arrow', '')})` : label}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  );
}
