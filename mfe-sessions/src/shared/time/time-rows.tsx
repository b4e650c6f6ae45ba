import type { RemainingColour } from '@wod/domain';
import { Fragment } from 'react';
import styles from './time-rows.module.css';

export interface TimeRowsProps {
  rows: [label: string, minutes: number][];
  /** The line that everything comes to. */
  total: { label: string; text: string; colour: RemainingColour | undefined };
  /** Small, for a card. */
  compact?: boolean;
}

/** Where the minutes of a class go, one row for each part. */
export function TimeRows({ rows, total, compact }: TimeRowsProps) {
  return (
    <dl className={`${styles.rows} ${compact ? styles.compact : ''}`.trim()}>
      {rows.map(([label, minutes]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{minutes} min</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{total.label}</dt>
      <dd className={`${styles.total} ${total.colour ? styles[total.colour] : ''}`.trim()}>{total.text}</dd>
    </dl>
  );
}
