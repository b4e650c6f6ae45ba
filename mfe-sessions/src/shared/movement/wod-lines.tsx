import { amountText, blocksOf, partHeading, type SessionWod } from '@wod/domain';
import { Movement } from './movement';
import styles from './movement.module.css';

/** The movements of a WOD as they stand on the whiteboard, part by part. */
export function WodLines({ wod }: { wod: Pick<SessionWod, 'exercises'> }) {
  const plain = wod.exercises.every((entry) => amountText(entry) === '');
  return blocksOf(wod.exercises).map((block, index) => {
    const heading = partHeading(block);
    return (
      <div key={index}>
        {heading && <h3 className={styles.part}>{heading}</h3>}
        <ul className={plain ? `${styles.lines} ${styles.plain}` : styles.lines}>{block.entries.map((entry) => <Movement key={entry.id} entry={entry} />)}</ul>
      </div>
    );
  });
}
