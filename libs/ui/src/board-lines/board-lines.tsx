import type { BoardPart } from '@wod/domain';
import { Lines } from './lines';
import styles from './board-lines.module.css';

/** Up to FEW lines are larger; from MANY on, and again from CROWDED on, they are smaller and closer. */
const FEW = 3;
const MANY = 8;
const CROWDED = 12;

/** The lines of a whiteboard on the board of a page, which has room for both units. */
export function BoardLines({ parts }: { parts: readonly BoardPart[] }) {
  return <Lines parts={parts} className={[styles.board, sizeOf(parts), rowsOf(parts)].filter(Boolean).join(' ')} other={styles.other} />;
}

function sizeOf(parts: readonly BoardPart[]): string | undefined {
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count <= FEW) return styles.few;
  if (count >= CROWDED) return styles.crowded;
  return count >= MANY ? styles.many : undefined;
}

/** Brackets and notes take rows of their own. */
function rowsOf(parts: readonly BoardPart[]): string | undefined {
  const hasBrackets = parts.filter(({ label }) => label !== undefined).length > 1;
  const hasNotes = parts.some(({ lines }) => lines.some(({ note }) => note !== undefined));
  if (hasBrackets && hasNotes) return styles.inMoreRows;
  return hasBrackets || hasNotes ? styles.inRows : undefined;
}
