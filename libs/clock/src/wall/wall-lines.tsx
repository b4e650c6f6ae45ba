import type { WallBoard, WallLine, WallPart } from '@wod/domain';
import { sized } from './sized';
import styles from './wall-lines.module.css';

export interface WallLinesProps {
  board: WallBoard;
  /** The entries that are due now; left out where all are. */
  due?: readonly number[] | undefined;
  /** Those that are done. */
  done?: readonly number[];
}

/** The lines of the board in one or two columns, with the one that is due turned round. */
export function WallLines({ board: { columns, load, fit, isTimed }, due, done = [] }: WallLinesProps) {
  const isPlain = columns.flat().every(({ lines }) => lines.every(({ amount }) => amount === ''));
  const classOf = ({ entry }: WallLine) =>
    [styles.line, due?.includes(entry) && styles.due, done.includes(entry) && styles.ticked].filter(Boolean).join(' ');
  return (
    <div
      className={[
        styles.lines,
        sized(fit.lines),
        fit.lines >= 9 && styles.roomy,
        fit.lines >= 11 && styles.stacked,
        fit.density === 'dense' && styles.dense,
        isTimed && styles.timed,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={columns.length > 1 ? styles.columns : undefined}>
        {columns.map((parts, column) => (
          <ul key={column} role="list" className={`${styles.list} ${isPlain ? styles.plain : ''}`.trim()}>
            {parts.map((part, index) => (
              <Part key={index} part={part} classOf={classOf} isDue={({ entry }) => due?.includes(entry) ?? false} />
            ))}
          </ul>
        ))}
      </div>
      {load && (
        <p className={styles.common}>
          <Load {...load} />
        </p>
      )}
    </div>
  );
}

interface PartProps {
  part: WallPart;
  classOf: (line: WallLine) => string;
  isDue: (line: WallLine) => boolean;
}

function Part({ part: { label, lines }, classOf, isDue }: PartProps) {
  const written = lines.map((line, index) => (
    <li key={index} className={classOf(line)} aria-current={isDue(line) ? 'step' : undefined}>
      {line.amount !== '' && <span className={styles.amount}>{line.amount}</span>}{' '}
      <span className={styles.what}>
        <span>{line.movement}</span>{' '}
        {line.note !== undefined && (
          <>
            <span className={styles.note}>{line.note}</span>{' '}
          </>
        )}
        {line.load && (
          <span className={styles.load}>
            <Load {...line.load} />
          </span>
        )}
      </span>
    </li>
  ));
  if (label === undefined) return written;
  return (
    <li className={styles.group}>
      <span className={styles.label}>{label}</span>
      <ul role="list">{written}</ul>
    </li>
  );
}

const Load = ({ chosen, other }: { chosen: string; other: string }) => (
  <>
    <span>{chosen}</span> <span className={styles.other}>({other})</span>
  </>
);
