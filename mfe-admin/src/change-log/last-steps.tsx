import { localDay, type Step } from '@wod/domain';
import { Button, Panel, useConfirm } from '@wod/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { dayAndTimeText, timeText } from '../dates';
import { useUndo } from '../shared/undo/use-undo';
import styles from './change-log.module.css';

/** What was done to many at once and can still be undone, also after the notice that offered it has gone. */
export function LastSteps({ steps }: { steps: readonly Step[] }) {
  const confirm = useConfirm();
  const { undo } = useUndo();
  const [isUndoing, setUndoing] = useState(false);
  const ask = async ({ id, title, at, admin }: Step) => {
    const text = `${title} by ${admin} on ${localDay(new Date(at))} at ${timeText(at)}. All of it becomes what it was before; what was changed since stays as it is.`;
    if (!(await confirm({ title: 'Undo this?', text, action: 'Undo' }))) return;
    setUndoing(true);
    await undo({ stepId: id });
    setUndoing(false);
  };
  return (
    <Panel className={styles.day}>
      <details>
        <summary className={styles.undoable}>Can still be undone: {steps.length}</summary>
        <ol role="list" aria-label="Can still be undone">
          {steps.map((step) => (
            <li key={step.id} className={styles.step}>
              <p className={styles.sentence}>
                {step.title}{' '}
                <small className={styles.when}>
                  {step.admin}, <time dateTime={step.at}>{dayAndTimeText(step.at)}</time>
                </small>
              </p>
              <Button aria-disabled={isUndoing || undefined} aria-label={`Undo: ${step.title}`} onClick={() => void (isUndoing || ask(step))}>
                <Undo2 aria-hidden="true" />
                Undo
              </Button>
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}
