import { canSubmit, isBlank, remainingColour, remainingMinutes, remainingText } from '@wod/domain';
import { Link, useGoBack } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import { useRef } from 'react';
import { TimeBar } from '../shared/time/time-bar';
import styles from './save-bar.module.css';
import { SuggestName, type SuggestNameProps } from './suggest-name';

export interface SaveBarProps extends Omit<SuggestNameProps, 'onNamed'> {
  isEdit: boolean;
  saving: boolean;
  /** Where Cancel goes when there is nothing to go back to. */
  cancel: string;
}

/** Stays in view: the remaining time, and the way out. */
export function SaveBar({ draft, set, isEdit, saving, cancel }: SaveBarProps) {
  const goBack = useGoBack();
  const submit = useRef<HTMLButtonElement>(null);
  const remaining = remainingMinutes(draft);
  const over = remaining < 0;
  const why = over ? 'Remove a WOD or add time to save it.' : isBlank(draft.name) && 'Give the session a name to save it.';
  return (
    <div className={styles.bar}>
      <div className={styles.time}>
        <p className={`${styles.remaining} ${styles[remainingColour(remaining)]}`}>{remainingText(remaining)}</p>
        <div className={styles.scale} aria-hidden="true">
          <TimeBar session={draft} />
        </div>
        <div className={styles.below}>
          <p id="why-not" role="status" className={over ? `${styles.why} ${styles.bad}` : styles.why}>
            {why}
          </p>
          {!over && (
            <div className={styles.suggest}>
              <SuggestName draft={draft} set={set} onNamed={() => submit.current?.focus()} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Link to={cancel} className={buttonClass()} onClick={goBack}>
          Cancel
        </Link>
        <Button ref={submit} type="submit" variant="primary" disabled={!canSubmit(draft, saving)} aria-describedby="why-not">
          {saving ? 'Saving...' : isEdit ? 'Update Session' : 'Create Session'}
        </Button>
      </div>
    </div>
  );
}
