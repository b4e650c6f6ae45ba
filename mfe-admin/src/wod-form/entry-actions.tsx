import { MoveButtons } from '@wod/forms';
import { IconButton } from '@wod/ui';
import { Copy, Trash2 } from 'lucide-react';
import styles from './entry-fields.module.css';

export interface EntryActionsProps {
  /** the target of the actions, in words */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Moves, duplicates or removes an exercise of the form. */
export function EntryActions({ name, index, count, onMove, onDuplicate, onRemove }: EntryActionsProps) {
  return (
    <div className={styles.actions}>
      <MoveButtons name={name} isFirst={index === 0} isLast={index === count - 1} onMove={(by) => onMove(index, index + by)} />
      <IconButton label={`Duplicate ${name}`} onPress={() => onDuplicate(index)}>
        <Copy />
      </IconButton>
      <IconButton label={`Remove ${name}`} onPress={() => onRemove(index)}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
