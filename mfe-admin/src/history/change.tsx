import type { HistoryEntry } from '@wod/domain';
import { Button } from '@wod/ui';
import { dayAndTimeText } from '../dates';
import { FieldChanges } from '../shared/changes/field-changes';
import styles from './history.module.css';

const ACTS: Record<HistoryEntry['act'], string> = { create: 'created it', change: 'changed it', delete: 'deleted it', restore: 'restored it' };

/** One change in words, field by field. */
export function Change({ entry, onBringBack }: { entry: HistoryEntry; onBringBack: (version: string) => Promise<void> }) {
  const { at, admin, act, step, isUndo, changes, backTo } = entry;
  const when = dayAndTimeText(at);
  return (
    <li className={styles.change}>
      <p>
        <time className={styles.when} dateTime={at}>
          {when}
        </time>
        <span>
          <strong>{admin}</strong> {isUndo ? 'undid' : ACTS[act]}
          {step !== undefined && (isUndo ? ` “${step}”` : ` · ${step}`)}
        </span>
      </p>
      {changes.length > 0 && <FieldChanges changes={changes} />}
      {act === 'change' && changes.length === 0 && <p className={styles.quiet}>Saved without a change</p>}
      {backTo !== undefined && (
        <Button aria-label={`Back to this version of ${when}`} onClick={() => void onBringBack(backTo)}>
          Back to this version
        </Button>
      )}
    </li>
  );
}
