import { type Exercise, type InboxItem, isHttpUrl } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import { useState } from 'react';
import { paths } from '../paths';
import type { Row } from '../shared/next/row';
import { ExerciseFacts } from './exercise-facts';
import { FixExercise } from './fix-exercise';
import styles from './inbox.module.css';
import type { InboxActs } from './use-inbox-acts';

/** The form in which what was found is mended. */
export const formOf = ({ target, id }: { target: InboxItem['target']; id: string }) =>
  target === 'wod' ? paths.editWod(id) : paths.editExercise(id);

export interface FindingRowProps {
  item: InboxItem;
  isDismissed: boolean;
  isReview: boolean;
  /** The forms of the whole page, to be gone through one after another. */
  row: Row;
  acts: InboxActs;
  onFixed: (exercise: Exercise) => void;
}

/** One finding: what it is, and what can be done about it. An exercise can be fixed without leaving the list. */
export function FindingRow({ item, isDismissed, isReview, row, acts, onFixed }: FindingRowProps) {
  const { name, target, why, other, exercise, usedBy = [], inDrafts } = item;
  const [isFixing, setFixing] = useState(false);
  const fixed = (saved: Exercise) => {
    setFixing(false);
    onFixed(saved);
  };
  return (
    <li className={styles.finding}>
      <div>
        <h2 className={styles.name}>
          <Link to={formOf(item)} state={row}>
            {name}
          </Link>
        </h2>
        {why !== undefined && (
          <p className={styles.why}>
            {isHttpUrl(why) ? (
              <a className={styles.used} href={why} target="_blank" rel="noreferrer">
                {why}
              </a>
            ) : (
              why
            )}
          </p>
        )}
        {other && (
          <p className={styles.why}>
            May be the same as{' '}
            <Link className={styles.used} to={formOf({ target, id: other.id })} state={row}>
              {other.name}
            </Link>
          </p>
        )}
        {exercise && <ExerciseFacts exercise={exercise} usedBy={usedBy} inDrafts={inDrafts} />}
      </div>
      <div className={styles.acts}>
        {isReview && !isDismissed && (
          <Button disabled={acts.busy} aria-label={`Mark ${name} as reviewed`} onClick={() => void acts.review([item])}>
            Reviewed
          </Button>
        )}
        {exercise ? (
          <Button aria-label={`Fix here: ${name}`} onClick={() => setFixing(true)}>
            Fix here
          </Button>
        ) : (
          <Link className={buttonClass()} to={formOf(item)} state={row} aria-label={`Edit ${name}`}>
            Edit
          </Link>
        )}
        {isDismissed ? (
          <Button disabled={acts.busy} aria-label={`Bring back ${name}`} onClick={() => void acts.bringBack([item])}>
            Bring back
          </Button>
        ) : (
          <Button variant="quiet" disabled={acts.busy} aria-label={`Dismiss ${name}`} onClick={() => void acts.dismiss([item])}>
            Dismiss
          </Button>
        )}
      </div>
      {isFixing && exercise && <FixExercise exercise={exercise} onSaved={fixed} onCancel={() => setFixing(false)} />}
    </li>
  );
}
