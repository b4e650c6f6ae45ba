import { prescriptionLine, type Wod } from '@wod/domain';
import { Button, TypeBadge } from '@wod/ui';
import { Plus } from 'lucide-react';
import styles from './add-wods.module.css';

export interface AddRowProps {
  wod: Wod;
  /** Whether it takes longer than the time that is left. */
  over: boolean;
  onAdd: () => void;
}

export function AddRow({ wod, over, onAdd }: AddRowProps) {
  const minutes = wod.estimatedDuration ?? 0;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{wod.name}</p>
        <p className={styles.line}>
          <TypeBadge type={wod.type} /> <span className={over ? styles.over : undefined}>{minutes > 0 ? `~${minutes} min` : 'time unknown'}</span>
        </p>
        <p className={styles.lines}>{prescriptionLine(wod)}</p>
      </div>
      <Button aria-label={`Add ${wod.name}`} onClick={onAdd}><Plus aria-hidden="true" />Add</Button>
    </li>
  );
}
