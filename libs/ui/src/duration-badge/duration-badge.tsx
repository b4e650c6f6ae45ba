import { durationLabel } from '@wod/domain';
import styles from './duration-badge.module.css';

/** How long a workout is in one word (spec section 9), from its estimated minutes. */
export function DurationBadge({ minutes }: { minutes: number }) {
  const label = durationLabel(minutes);
  return <span className={`${styles.badge} ${styles[label]}`}>{label}</span>;
}
