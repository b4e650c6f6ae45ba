import { DurationBadge, Panel } from '@wod/ui';
import { TextWithTerm } from '../../shared/glossary/term-link';
import styles from './panels.module.css';
import type { WodSheet } from './wod-sheet';

/** How long the WOD takes: the estimate with its badge, and the exact total of a Tabata. */
export function TimePanel({ wod: { estimatedDuration: minutes = 0, usual, reasons, total } }: { wod: WodSheet }) {
  return (
    <Panel aria-labelledby="time">
      <h2 id="time" className={styles.heading}>
        Time
      </h2>
      {minutes > 0 ? (
        <>
          <p className={styles.minutes}>
            {usual ?? `${minutes} min`} <small>{usual ? <TextWithTerm text="usual at Rx" /> : 'estimated'}</small>
          </p>
          <p className={styles.quiet}>
            <DurationBadge minutes={minutes} /> {usual && `Counts as ~${minutes} min in a plan`}
          </p>
          <p className={`${styles.quiet} ${styles.apart}`}>{reasons.join(' ')}</p>
        </>
      ) : (
        <p className={styles.quiet}>No estimate for this workout.</p>
      )}
      {total !== undefined && (
        <dl className={`${styles.facts} ${styles.apart}`}>
          <dt>Total duration</dt>
          <dd>{total} min</dd>
        </dl>
      )}
    </Panel>
  );
}
