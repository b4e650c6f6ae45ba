import { kitItemLabel, sessionKit, type SessionWod } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import styles from './kit-list.module.css';

/** What to put out for the class, with the prescribed loads. */
export function KitList({ wods }: { wods: readonly SessionWod[] }) {
  const { unit } = useReaderChoice();
  const kit = sessionKit(wods, unit);
  if (kit.length === 0) return <p>No equipment is needed.</p>;
  return (
    <ul className={styles.kit}>
      {kit.map(({ item, loads }) => (
        <li key={item}>
          {kitItemLabel(item)} {loads.length > 0 && <span className={styles.loads}>{loads.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}
