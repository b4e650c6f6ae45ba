import { blocksMinutes, remainingText, type RemainingColour, type SummaryBlock } from '@wod/domain';
import { Fragment } from 'react';
import styles from './time-rows.module.css';

type Row = [label: string, minutes: number];

export interface TimeRowsProps {
  rows: Row[];
  /** The row with the sum. */
  total: { label: string; text: string; colour: RemainingColour | undefined };
  /** minutes */
  remaining: number;
  /** Whether some minutes are the middle of a range. */
  countsMiddle?: boolean;
  /** Small, for a card. */
  compact?: boolean;
}

/** The row of a class's blocks, if it has any. */
export const blockRows = (blocks: readonly Pick<SummaryBlock, 'minutes'>[] | undefined): Row[] =>
  blocks?.length ? [['Blocks', blocksMinutes(blocks)]] : [];

/** Where a class's minutes go, one row per part, with the remaining time in words. */
export function TimeRows({ rows, total, remaining, countsMiddle, compact }: TimeRowsProps) {
  return (
    <div className={compact ? styles.compact : undefined}>
      <dl className={styles.rows}>
        {rows.map(([label, minutes]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{minutes} min</dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{total.label}</dt>
        <dd className={`${styles.total} ${total.colour ? styles[total.colour] : ''}`.trim()}>{total.text}</dd>
      </dl>
      <p className={styles.words}>
        {remainingText(remaining)}
        {countsMiddle && <span>, counting the middle of each range</span>}
      </p>
    </div>
  );
}
