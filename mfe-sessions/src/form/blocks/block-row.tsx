import { parseMinutes, type DraftBlock } from '@wod/domain';
import { MoveButtons, moveKey } from '@wod/forms';
import { IconButton, selectOnFocus } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import styles from './blocks.module.css';

export interface BlockRowProps {
  block: DraftBlock;
  /** among the blocks of the class, from 1 */
  number: number;
  canMove: (by: -1 | 1) => boolean;
  problem: string | undefined;
  onChange: (fields: Partial<Pick<DraftBlock, 'title' | 'minutes' | 'text'>>) => void;
  /** Called with -1 for up and 1 for down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A block of the class, to write, move and remove. */
export function BlockRow({ block: { key, title, minutes, text }, number, canMove, problem, onChange, onMove, onRemove }: BlockRowProps) {
  const id = useId();
  const name = title.trim() || `block ${number}`;

  function onKeyDown(event: KeyboardEvent) {
    const by = moveKey(event);
    if (by === undefined) return;
    event.preventDefault();
    if (canMove(by)) onMove(by);
  }

  return (
    <li className={styles.block} onKeyDown={onKeyDown}>
      <input
        id={`block-${key}`}
        className={`${styles.field} ${styles.title}`}
        aria-label={`Title of block ${number}`}
        placeholder="What is done"
        value={title}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && id}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <label className={styles.minutes}>
        <input
          className={styles.field}
          aria-label={`Minutes of ${name}`}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={(event) => onChange({ minutes: parseMinutes(event.target.value) })}
          onFocus={selectOnFocus}
        />
        min
      </label>
      <div className={styles.actions}>
        <MoveButtons name={name} isFirst={!canMove(-1)} isLast={!canMove(1)} onMove={onMove} />
        <IconButton label={`Remove ${name}`} onPress={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <input
        className={`${styles.field} ${styles.text}`}
        aria-label={`Text for ${name}`}
        placeholder="What to say, or to set up"
        value={text}
        autoComplete="off"
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {problem && (
        <p id={id} className={styles.error}>
          {problem}
        </p>
      )}
    </li>
  );
}
