import type { BoardLine, BoardPart } from '@wod/domain';
import styles from './lines.module.css';

export interface LinesProps {
  parts: readonly BoardPart[];
  className?: string;
  /** The class of a load in the other unit, where it is shown. */
  other?: string;
}

/** Amount, movement, load; a bracket beside those that belong together. */
export function Lines({ parts, className, other }: LinesProps) {
  const isPlain = parts.every(({ lines }) => lines.every(({ amount }) => amount === ''));
  return (
    <ul role="list" className={[styles.lines, className, isPlain && styles.plain].filter(Boolean).join(' ')}>
      {parts.map(({ label, lines }, index) =>
        label === undefined ? (
          lines.map((line, place) => <Line key={`${index}-${place}`} line={line} other={other} />)
        ) : (
          <li key={index} className={styles.group}>
            <span className={styles.label}>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <path vectorEffect="non-scaling-stroke" d="M1 1c4 0 4 3 4 9v28c0 8 0 11 4 12-4 1-4 4-4 12v28c0 6 0 9-4 9" />
              </svg>
              <span>{label}</span>
            </span>{' '}
            <ul role="list">
              {lines.map((line, place) => (
                <Line key={place} line={line} other={other} />
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

function Line({ line: { amount, movement, load, note, way, was }, other }: { line: BoardLine; other: string | undefined }) {
  return (
    <li className={styles.line}>
      {amount !== '' && <span className={styles.amount}>{amount}</span>}{' '}
      <span className={styles.what}>
        <span className={styles.movement}>{movement}</span>{' '}
        {way !== undefined && (
          <>
            <span className={styles.way}>{way}</span>{' '}
          </>
        )}
        {note !== undefined && (
          <>
            <span className={styles.note}>{note}</span>{' '}
          </>
        )}
        {was !== undefined && (
          <>
            <span className={styles.was}>
              <span className="visually-hidden">instead of </span>
              <s>{was}</s>
            </span>{' '}
          </>
        )}
        {load && (
          <span className={styles.load}>
            {load.chosen}
            {other !== undefined && (
              <>
                {' '}
                <span className={other}>({load.other})</span>
              </>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

/** The lines of a whiteboard on a card. */
export function CardLines({ parts }: Pick<LinesProps, 'parts'>) {
  return <Lines parts={parts} className={styles.card} />;
}
