import { EQUIPMENT_FACTS, kitItemLabel, pickedWod, plannedMinutesText, type WodIndexEntry } from '@wod/domain';
import { Button, TypeBadge } from '@wod/ui';
import { Plus } from 'lucide-react';
import styles from './add-wods.module.css';

/** A WOD to add, with the other name that was typed. */
export type FoundWod = WodIndexEntry & { matched?: string };

export interface AddRowProps {
  wod: FoundWod;
  /** The minutes by which it exceeds the remaining time, if more than 0. */
  over: number;
  onAdd: () => void;
}

/** A WOD that can be added to the class. */
export function AddRow({ wod, over, onAdd }: AddRowProps) {
  const { name, type, equipment, needs = [], matched } = wod;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          {matched !== undefined && <span className={styles.matched}> ({matched})</span>}
        </p>
        <p className={styles.line}>
          <TypeBadge type={type} /> <span>{plannedMinutesText(pickedWod(wod)) ?? 'time unknown'}</span>
          {over > 0 && <span className={styles.over}>{over} min over</span>}
        </p>
        <p className={styles.lines}>{[...equipment.map((one) => EQUIPMENT_FACTS[one].label), ...needs.map(kitItemLabel)].join(' · ')}</p>
      </div>
      <Button aria-label={`Add ${name}`} onClick={onAdd}>
        <Plus aria-hidden="true" />
        Add
      </Button>
    </li>
  );
}
