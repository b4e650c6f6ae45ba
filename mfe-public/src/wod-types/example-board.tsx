import { inUnit } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { CardLines } from '@wod/ui';
import type { WrittenType } from './written-types';
import styles from './wod-types.module.css';

/** A complete prescription as it would appear on the whiteboard. */
export function ExampleBoard({ example: { board, aim } }: Pick<WrittenType, 'example'>) {
  const { unit } = useReaderChoice();
  const { headline, parts } = inUnit(board, unit);
  return (
    <div className={styles.example}>
      <h3>Example</h3>
      <p className={styles.headline}>{headline}</p>
      <CardLines parts={parts} />
      <p className={styles.quiet}>{aim}</p>
    </div>
  );
}
