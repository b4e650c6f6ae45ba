import { durationLabel } from '@wod/domain';
import styles from './duration-badge.module.css';

/** How long a workout is in one word (spec section 9), from its estimated minutes. */
export const DurationBadge = ({ minutes }: { minutes: number }) => <span className={styles.badge}>{durationLabel(minutes)}</span>;
