import { minutesText, type KeptWod } from '@wod/domain';
import { Link } from '@wod/platform';
import { TypeBadge } from '@wod/ui';
import { paths } from '../../paths';
import styles from './kept-wod-list.module.css';
import { Star } from './star';

/** WODs that this browser keeps, one line each. */
export function KeptWodList({ wods }: { wods: readonly KeptWod[] }) {
  return (
    <ul role="list" className={styles.list}>
      {wods.map((wod) => (
        <li key={wod.id}>
          <Link to={paths.wod(wod.id)}>{wod.name}</Link>
          <span className={styles.facts}>
            <TypeBadge type={wod.type} /> {minutesText({ estimatedDuration: wod.minutes })}
          </span>
          <Star wod={wod} />
        </li>
      ))}
    </ul>
  );
}
