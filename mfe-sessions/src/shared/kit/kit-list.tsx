import { EQUIPMENT_FACTS, sessionKit, type SessionWod } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import styles from './kit-list.module.css';

/** What to put out for the class, with the prescribed loads. */
export function KitList({ wods }: { wods: readonly SessionWod[] }) {
  const { unit } = useReaderChoice();
  const kit = sessionKit(wods, unit);
  if (kit.length === 0) return <p>No equipment is needed.</p>;
  return (
    <ul className={styles.kit}>
      {kit.map(({ equipment, loads }) => (
        <li key={equipment}>
          {EQUIPMENT_FACTS[equipment].label} {loads.length > 0 && <span className={styles.loads}>{loads.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}
