import type { SessionWod } from '@wod/domain';
import { Panel } from '@wod/ui';
import styles from './heats-panel.module.css';
import { useHeats } from './use-heats';

/** Where the class has to take turns, by what the visitor keeps of their gym. Advice only. */
export function HeatsPanel({ wods }: { wods: readonly SessionWod[] }) {
  const heats = useHeats(wods);
  if (heats.length === 0) return null;
  return (
    <Panel aria-labelledby="heats">
      <h2 id="heats" className={styles.heading}>
        Heats
      </h2>
      <ul className={styles.heats}>
        {heats.map(({ wod, text }) => (
          <li key={wod}>
            <strong>{wod}:</strong> {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
