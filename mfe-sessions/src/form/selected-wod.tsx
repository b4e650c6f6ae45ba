import { isWhole, plannedMinutesText, prescriptionLine, type DraftEntry } from '@wod/domain';
import { MoveButtons, moveKey } from '@wod/forms';
import { useReaderChoice } from '@wod/platform';
import { IconButton, TypeBadge, wodTypeColor } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './selected-wod.module.css';

export interface SelectedWodProps {
  entry: DraftEntry;
  count: number;
  /** Why the generator chose it. */
  reason: string | undefined;
  error: string | undefined;
  /** Whether its details could not be loaded. */
  failed: boolean;
  onNotes: (notes: string) => void;
  /** Called with -1 for up and 1 for down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Further actions for its slot. */
  controls: ReactNode;
}

/** A WOD of the class, with its notes and what may be done with it. */
export function SelectedWod({ entry: { wod, order, notes }, count, reason, error, failed, onNotes, onMove, onRemove, controls }: SelectedWodProps) {
  const id = useId();
  const { unit } = useReaderChoice();
  const isFirst = order === 1;
  const isLast = order === count;

  function onKeyDown(event: KeyboardEvent) {
    const by = moveKey(event);
    if (by === undefined) return;
    event.preventDefault();
    if (by < 0 ? !isFirst : !isLast) onMove(by);
  }

  return (
    <li className={`${styles.wod} ${wodTypeColor(wod.type)}`} onKeyDown={onKeyDown}>
      <span className={styles.number} aria-hidden="true">
        {order}
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          {wod.name} <span className={styles.minutes}>{plannedMinutesText(wod) ?? 'time unknown'}</span>
        </p>
        <p className={styles.line}>
          <TypeBadge type={wod.type} /> {isWhole(wod) ? prescriptionLine(wod, unit) : !failed && 'Loading…'}
        </p>
        {wod.removed && <p className={styles.line}>This WOD is no longer in the library.</p>}
        {reason && <p className={styles.reason}>Why: {reason}</p>}
      </div>
      <div className={styles.actions}>
        <MoveButtons name={wod.name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton label={`Remove ${wod.name}`} onPress={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <input
        className={styles.notes}
        aria-label={`Notes for ${wod.name}`}
        placeholder="Notes for this WOD (scaling options, modifications...)"
        value={notes}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        onChange={(event) => onNotes(event.target.value)}
      />
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
      {controls}
    </li>
  );
}
