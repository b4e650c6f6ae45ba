import { EQUIPMENT_FACTS, type Exercise, kitItemLabel, type ExerciseInDrafts, type NamedRow, plural } from '@wod/domain';
import { Link } from '@wod/platform';
import { Fragment } from 'react';
import { paths } from '../paths';
import { draftUse } from '../shared/exercise-use/used-exercise';
import styles from './inbox.module.css';

/** What a reviewer looks at: equipment, needs, other names, and what uses it. */
export function ExerciseFacts({
  exercise,
  usedBy,
  inDrafts,
}: {
  exercise: Exercise;
  usedBy: readonly NamedRow[];
  inDrafts: ExerciseInDrafts | undefined;
}) {
  const { equipment, needs = [], aliases = [], description, wodCount = 0 } = exercise;
  const drafts = inDrafts && draftUse(inDrafts);
  return (
    <>
      <p>
        <span aria-hidden="true">{EQUIPMENT_FACTS[equipment].emoji}</span> {EQUIPMENT_FACTS[equipment].label}
        {needs.map((need) => ` + ${kitItemLabel(need)}`)}
        {aliases.length > 0 && <span className={styles.quiet}> · also {aliases.join(', ')}</span>}
      </p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <p className={styles.quiet}>
        {wodCount === 0 ? !drafts && 'Not used' : `${plural(wodCount, 'WOD')}: `}
        {usedBy.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link className={styles.used} to={paths.publicWod(id)}>
              {name}
            </Link>
          </Fragment>
        ))}
        {wodCount > usedBy.length && ' …'}
        {wodCount > 0 && drafts && ' · '}
        {drafts && (
          <Link className={styles.used} to={drafts.to}>
            {drafts.text}
          </Link>
        )}
      </p>
    </>
  );
}
