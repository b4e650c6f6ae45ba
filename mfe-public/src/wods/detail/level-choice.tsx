import { LEVELS, LEVEL_LABEL } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { Segments } from '@wod/ui';
import styles from './wod-board.module.css';

const OPTIONS = LEVELS.map((level) => ({ value: level, label: LEVEL_LABEL[level] }));

/** Rx, scaled or for beginners: sets what the board shows, here and on every other WOD. */
export function LevelChoice() {
  const { level, change } = useReaderChoice();
  return change && (
    <div className={styles.levels}>
      <Segments label="Level" name="level" options={OPTIONS} value={level} action={change.action} onChoose={(value) => change.to({ level: value })} />
      {level !== 'rx' && <p className={styles.kept}>Remembered on this device</p>}
    </div>
  );
}
