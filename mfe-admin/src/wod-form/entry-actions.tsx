import { IconButton } from '@wod/ui';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
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
      <IconButton label={`Move ${name} up`} keys="Alt+ArrowUp" off={index === 0} onPress={() => onMove(index, index - 1)}><ArrowUp /></IconButton>
      <IconButton label={`Move ${name} down`} keys="Alt+ArrowDown" off={index === count - 1} onPress={() => onMove(index, index + 1)}><ArrowDown /></IconButton>
      <IconButton label={`Duplicate ${name}`} onPress={() => onDuplicate(index)}><Copy /></IconButton>
      <IconButton label={`Remove ${name}`} onPress={() => onRemove(index)}><Trash2 /></IconButton>
    </div>
  );
}
