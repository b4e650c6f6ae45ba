import { loadText } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import type { TypeGuide } from './wod-types.content';
import styles from './wod-types.module.css';

/** A complete prescription as it would stand on the whiteboard. */
export function ExampleBoard({ example }: { example: TypeGuide['example'] }) {
  const { unit } = useReaderChoice();
  const plain = example.lines.every(({ amount }) => amount === '');
  return (
    <div className={styles.example}>
      <h3>Example</h3>
      <p className={styles.scheme}>{example.scheme}</p>
      <ul className={`${styles.lines} ${plain ? styles.plain : ''}`.trim()}>
        {example.lines.map(({ amount, movement, load }) => (
          <li key={movement}>
            <b>{amount}</b>{' '}
            <span>
              {movement} {load && <span className={styles.quiet}>{loadText(load, unit)?.chosen}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{example.aim}</p>
    </div>
  );
}
