import { minutesReasons, type Wod } from '@wod/domain';
import styles from './estimate-panel.module.css';

/** Where the minutes come from and what they leave out, as the WOD's page will say it. */
export function MinutesReasons({ wod }: { wod: Wod }) {
  return <p className={styles.reasons}>{minutesReasons(wod).join(' ')}</p>;
}
