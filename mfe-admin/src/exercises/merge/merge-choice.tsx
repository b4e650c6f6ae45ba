import { EQUIPMENT_FACTS } from '@wod/domain';
import { Link } from '@wod/platform';
import { SearchField } from '@wod/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { type UsedExercise, usesOf } from '../../shared/exercise-use/used-exercise';
import { mergeCandidates } from './merge-candidates';
import styles from './merge.module.css';

/** What an exercise could be merged into: those with a name like it, or those that are searched for. */
export function MergeChoice({ from, others }: { from: UsedExercise; others: UsedExercise[] }) {
  const [text, setText] = useState('');
  const offered = mergeCandidates(from, others, text);
  return (
    <>
      <SearchField label="Merge into" placeholder="Search by name or other name" text={text} onChange={setText} />
      <p role="status" className={styles.quiet}>
        {offered.length > 0
          ? `${text.trim() === '' ? 'With a name like it' : 'Found'}: ${offered.length}`
          : 'Search for the exercise that it is the same as.'}
      </p>
      <ul role="list" className={styles.offered}>
        {offered.map((exercise) => (
          <li key={exercise.id}>
            <Link to={paths.mergeExercise(from.id, exercise.id)} className={styles.candidate}>
              <span className={styles.name}>{exercise.name}</span>
              <span className={styles.quiet}>
                {EQUIPMENT_FACTS[exercise.equipment].label} ·{' '}
                {usesOf(exercise)
                  .map(({ text }) => text)
                  .join(', ') || 'Not used'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
