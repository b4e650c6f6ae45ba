import { EQUIPMENT_FACTS, type WodIndexEntry } from '@wod/domain';
import { Button, TypeBadge } from '@wod/ui';
import { Plus } from 'lucide-react';
import styles from './add-wods.module.css';

export interface AddRowProps {
  wod: WodIndexEntry;
  /** Whether it takes longer than the time that is left. */
  over: boolean;
  onAdd: () => void;
}

export function AddRow({ wod: { name, type, minutes = 0, equipment }, over, onAdd }: AddRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>
          <TypeBadge type={type} /> <span className={over ? styles.over : undefined}>{minutes > 0 ? `~${minutes} min` : 'time unknown'}</span>
        </p>
        <p className={styles.lines}>{equipment.map((one) => EQUIPMENT_FACTS[one].label).join(' · ')}</p>
      </div>
      <Button aria-label={`Add ${name}`} onClick={onAdd}><Plus aria-hidden="true" />Add</Button>
    </li>
  );
}
