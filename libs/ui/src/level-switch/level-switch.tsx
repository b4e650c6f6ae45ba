import { LEVELS, LEVEL_LABEL, type Level } from '@wod/domain';
import { Segments } from '../segments/segments';
import styles from './level-switch.module.css';

export interface LevelSwitchProps {
  level: Level;
  /** How the choice is made and remembered; absent where the host doesn't, and then there is no switch. */
  change?: { readonly action: string; to: (part: { level: Level }) => void };
}

const OPTIONS = LEVELS.map((level) => ({ value: level, label: LEVEL_LABEL[level] }));

/** Rx, scaled or for beginners: sets what boards show, here and everywhere else. */
export function LevelSwitch({ level, change }: LevelSwitchProps) {
  return (
    change && (
      <div className={styles.levels}>
        <Segments
          label="Level"
          name="level"
          options={OPTIONS}
          value={level}
          action={change.action}
          onChoose={(value) => change.to({ level: value })}
        />
        {level !== 'rx' && <p className={styles.kept}>Remembered on this device</p>}
      </div>
    )
  );
}
