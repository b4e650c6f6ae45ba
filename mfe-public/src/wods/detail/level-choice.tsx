import { LEVELS, LEVEL_LABEL } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { Segments, buttonClass } from '@wod/ui';
import styles from './wod-board.module.css';

const OPTIONS = LEVELS.map((level) => ({ value: level, label: LEVEL_LABEL[level] }));

/** Rx, scaled or for beginners: sets what the board shows, here and on every other WOD; or all of them on this page, at the `path`. */
export function LevelChoice({ path, all }: { path: string; all: boolean }) {
  const { level, change } = useReaderChoice();
  return change && (
    <div className={styles.levels}>
      {!all && <Segments label="Level" name="level" options={OPTIONS} value={level} action={change.action} onChoose={(value) => change.to({ level: value })} />}
      <Link className={buttonClass()} to={all ? path : `${path}?levels=all`} replace preventScrollReset>{all ? 'One level' : 'All levels'}</Link>
      {!all && level !== 'rx' && <p className={styles.kept}>Remembered on this device</p>}
    </div>
  );
}
