import type { FieldChange } from '@wod/domain';
import styles from './field-changes.module.css';

/** What differs, field by field, in words. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={styles.fields}>
      {changes.map(({ field, before, after }, at) => (
        <div key={`${at} ${field}`} className={styles.field}>
          <dt>{field}</dt>
          <dd>
            <del className={styles.lines}>
              <span className={styles.word}>Before: </span>
              {linesOf(before)}
            </del>
          </dd>
          <dd>
            <ins className={styles.lines}>
              <span className={styles.word}>After: </span>
              {linesOf(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const linesOf = (lines: readonly string[]) => (lines.length === 0 ? 'nothing' : lines.join('\n'));
