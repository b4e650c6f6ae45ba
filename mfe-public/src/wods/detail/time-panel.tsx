import { PARAMETER_DEFAULTS, minutesReasons, tabataMinutes, usualMinutes, type Wod } from '@wod/domain';
import { DurationBadge, Panel } from '@wod/ui';
import { TextWithTerm } from '../../shared/glossary/term-link';
import styles from './panels.module.css';

/** How long the WOD takes: the estimate with its badge, and the exact total of a Tabata. */
export function TimePanel({ wod }: { wod: Wod }) {
  const minutes = wod.estimatedDuration ?? 0;
  const usual = usualMinutes(wod);
  return (
    <Panel aria-labelledby="time">
      <h2 id="time" className={styles.heading}>Time</h2>
      {minutes > 0 ? (
        <>
          <p className={styles.minutes}>
            {usual ?? `${minutes} min`} <small>{usual ? <TextWithTerm text="usual at Rx" /> : 'estimated'}</small>
          </p>
          <p className={styles.quiet}>
            <DurationBadge minutes={minutes} /> {usual && `Counts as ~${minutes} min in a plan`}
          </p>
          <p className={`${styles.quiet} ${styles.apart}`}>{minutesReasons(wod).join(' ')}</p>
        </>
      ) : (
        <p className={styles.quiet}>No estimate for this workout.</p>
      )}
      {wod.type === 'TABATA' && (
        <dl className={`${styles.facts} ${styles.apart}`}>
          <dt>Total duration</dt>
          <dd>{tabataMinutes(wod.tabataCycles ?? PARAMETER_DEFAULTS.tabataCycles)} min</dd>
        </dl>
      )}
    </Panel>
  );
}
