import type { FieldChange, HistoryEntry } from '@wod/domain';
import { Button } from '@wod/ui';
import { dayText, timeText } from '../dates';
import styles from './history.module.css';

const ACTS: Record<HistoryEntry['act'], string> = { create: 'created it', change: 'changed it', delete: 'deleted it', restore: 'restored it' };

/** One change in words, field by field. */
export function Change({ entry, onBringBack }: { entry: HistoryEntry; onBringBack: (version: string) => Promise<void> }) {
  const { at, admin, act, step, isUndo, changes, backTo } = entry;
  const when = `${dayText(at)}, ${timeText(at)}`;
  return (
    <li className={styles.change}>
      <p>
        <time className={styles.when} dateTime={at}>{when}</time>
        <span><strong>{admin}</strong> {isUndo ? 'undid' : ACTS[act]}{step !== undefined && (isUndo ? ` “${step}”` : ` · ${step}`)}</span>
      </p>
      {changes.length > 0 && <dl className={styles.fields}>{changes.map((change) => <Field key={change.field} change={change} />)}</dl>}
      {act === 'change' && changes.length === 0 && <p className={styles.quiet}>Saved without a change</p>}
      {backTo !== undefined && <Button aria-label={`Back to this version of ${when}`} onClick={() => void onBringBack(backTo)}>Back to this version</Button>}
    </li>
  );
}

function Field({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <div className={styles.field}>
      <dt>{field}</dt>
      <dd><del className={styles.lines}><span className={styles.word}>Before: </span>{linesOf(before)}</del></dd>
      <dd><ins className={styles.lines}><span className={styles.word}>After: </span>{linesOf(after)}</ins></dd>
    </div>
  );
}

const linesOf = (lines: readonly string[]) => (lines.length === 0 ? 'nothing' : lines.join('\n'));
