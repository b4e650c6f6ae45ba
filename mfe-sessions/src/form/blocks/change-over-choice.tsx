import { CHANGE_OVER_MINUTES } from '@wod/domain';
import styles from './blocks.module.css';

/** Whether what is generated has blocks to change over between its WODs. */
export function ChangeOverChoice({ chosen, onChange }: { chosen: boolean; onChange: (chosen: boolean) => void }) {
  return (
    <label className={styles.setting}>
      <input type="checkbox" className={styles.box} checked={chosen} onChange={(event) => onChange(event.target.checked)} />
      Put {CHANGE_OVER_MINUTES} min to change over between the WODs
    </label>
  );
}
