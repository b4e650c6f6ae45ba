import { Link, useLocation } from '@wod/platform';
import { Button, buttonClass, Notice } from '@wod/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './undo-notice.module.css';
import { canUndo, type Outcome, useLastOutcome, useOutcomes } from './outcomes';
import { useUndo } from './use-undo';

/** The outcome of the last act, with its undo. A new one takes the focus: the row that had it may be gone. */
export function UndoNotice() {
  const { pathname } = useLocation();
  const outcomes = useOutcomes();
  const outcome = useLastOutcome();
  const { say, undo } = useUndo();
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(outcome);
  const [isUndoing, setUndoing] = useState(false);
  useEffect(() => outcomes.arriveAt(pathname), [outcomes, pathname]);
  useEffect(() => {
    if (outcome && outcome !== seen.current) place.current?.focus({ preventScroll: true });
    seen.current = outcome;
  }, [outcome]);

  const undoIt = async (of: Outcome) => {
    setUndoing(true);
    await undo(of);
    setUndoing(false);
  };
  const { link } = outcome ?? {};
  const actions = outcome && (canUndo(outcome) || link) && (
    <>
      {link && (
        <Link className={buttonClass()} to={link.to}>
          {link.label}
        </Link>
      )}
      {canUndo(outcome) && (
        <Button aria-disabled={isUndoing} onClick={() => void (isUndoing || undoIt(outcome))}>
          Undo
        </Button>
      )}
    </>
  );
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {outcome && (
        <Notice kind={outcome.kind} onDismiss={() => say(undefined)} actions={actions}>
          {outcome.text}
        </Notice>
      )}
    </div>
  );
}
