import { plural, type Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { paths } from '../paths';
import styles from './where-used.module.css';

/** How many WODs use an exercise, as a link to their list. */
export function WhereUsed({ exercise: { id, name, wodCount = 0 } }: { exercise: Exercise }) {
  if (wodCount === 0) return <span className={styles.unused}>Not used</span>;
  return <Link className={styles.link} to={paths.wodsWith(id)} aria-label={`${plural(wodCount, 'WOD')} with ${name}`}>{plural(wodCount, 'WOD')}</Link>;
}
