import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './entry-fields.module.css';

export interface EntryActionsProps {
  /** what is acted on, in words */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
}

export function EntryActions({ name, index, count, onMove, onDuplicate, onRemove }: EntryActionsProps) {
  return (
    <div className={styles.actions}>
      <Action label={`Move ${name} up`} keys="Alt+ArrowUp" off={index === 0} onPress={() => onMove(index, index - 1)}><ArrowUp /></Action>
      <Action label={`Move ${name} down`} keys="Alt+ArrowDown" off={index === count - 1} onPress={() => onMove(index, index + 1)}><ArrowDown /></Action>
      <Action label={`Duplicate ${name}`} onPress={() => onDuplicate(index)}><Copy /></Action>
      <Action label={`Remove ${name}`} onPress={() => onRemove(index)}><Trash2 /></Action>
    </div>
  );
}

interface ActionProps {
  label: string;
  keys?: string;
  /** It does nothing now. It keeps the focus all the same, so one can press on to the end of the list. */
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Action({ label, keys, off, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
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
