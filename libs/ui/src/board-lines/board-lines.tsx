import type { BoardLine, BoardPart } from '@wod/domain';
import styles from './board-lines.module.css';

/** Up to FEW lines are larger; from MANY on, and again from CROWDED on, they are smaller and closer. */
const FEW = 3;
const MANY = 8;
const CROWDED = 12;

export interface BoardLinesProps {
  parts: readonly BoardPart[];
  /** Where they are shown: on the board of a page, which has room for both units, or on a card. */
  on: 'board' | 'card';
}

/** The lines of a whiteboard: amount, movement, load; a bracket beside those that belong together. */
export function BoardLines({ parts, on }: BoardLinesProps) {
  const lines = parts.flatMap((part) => part.lines);
  const plain = lines.every(({ amount }) => amount === '') ? styles.plain : '';
  return (
    <ul role="list" className={[styles.lines, styles[on], sizeOf(lines.length), plain].filter(Boolean).join(' ')}>
      {parts.map(({ label, lines: some }, index) => label === undefined
        ? some.map((line, place) => <Line key={`${index}-${place}`} line={line} on={on} />)
        : (
          <li key={index} className={styles.group}>
            <span className={styles.label}>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <path vectorEffect="non-scaling-stroke" d="M1 1c4 0 4 3 4 9v28c0 8 0 11 4 12-4 1-4 4-4 12v28c0 6 0 9-4 9" />
              </svg>
              <span>{label}</span>
            </span>{' '}
            <ul role="list">
              {some.map((line, place) => <Line key={place} line={line} on={on} />)}
            </ul>
          </li>
        ))}
    </ul>
  );
}

function sizeOf(lines: number): string | undefined {
  if (lines <= FEW) return styles.few;
  if (lines >= CROWDED) return styles.crowded;
  return lines >= MANY ? styles.many : undefined;
}

function Line({ line: { amount, movement, load, note, way, was }, on }: { line: BoardLine; on: BoardLinesProps['on'] }) {
  return (
    <li className={styles.line}>
      {amount !== '' && <span className={styles.amount}>{amount}</span>}{' '}
      <span className={styles.what}>
        <span className={styles.movement}>{movement}</span>{' '}
        {way !== undefined && <><span className={styles.way}>{way}</span>{' '}</>}
        {note !== undefined && <><span className={styles.note}>{note}</span>{' '}</>}
        {was !== undefined && <><span className={styles.was}><span className="visually-hidden">instead of </span><s>{was}</s></span>{' '}</>}
        {load && (
          <span className={styles.load}>
            {load.chosen}
            {on === 'board' && <>{' '}<span className={styles.other}>({load.other})</span></>}
          </span>
        )}
      </span>
    </li>
  );
}
