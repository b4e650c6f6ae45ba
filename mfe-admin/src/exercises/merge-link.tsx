import type { Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { Merge } from 'lucide-react';
import { paths } from '../paths';
import styles from './merge-link.module.css';

/** Leads to merging an exercise, in its row of the table. */
export function MergeLink({ exercise: { id, name } }: { exercise: Exercise }) {
  return (
    <Link className={`${buttonClass('quiet')} ${styles.link}`} to={paths.mergeExercise(id)} aria-label={`Merge ${name} into another exercise`}>
      <Merge aria-hidden="true" />
    </Link>
  );
}
