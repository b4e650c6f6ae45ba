import { formatSentence, splitDescription, type Wod } from '@wod/domain';
import { Fragment } from 'react';
import styles from './wod-board.module.css';

/** What a coach would say about the board. */
export function BoardWords({ wod }: { wod: Wod }) {
  const { text, facts } = splitDescription(wod.description);
  return (
    <div className={styles.words}>
      {wod.stimulus && (
        <div>
          <h2>What it should feel like</h2>
          <p>{wod.stimulus}</p>
        </div>
      )}
      <div className={styles.quiet}>
        <p>{formatSentence(wod)}</p>
        {text && <p className={styles.description}>{text}</p>}
        {wod.dedication && <p>{wod.dedication}</p>}
        {wod.aka && wod.aka.length > 0 && <p>Also known as {wod.aka.join(', ')}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
