import type { Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { Merge } from 'lucide-react';
import { paths } from '../paths';

/** Leads to merging an exercise, in its row of the table. */
export function MergeLink({ exercise: { id, name }, className }: { exercise: Exercise; className?: string }) {
  return (
    <Link className={`${buttonClass('quiet')} ${className ?? ''}`.trim()} to={paths.mergeExercise(id)} aria-label={`Merge ${name} into another exercise`}>
      <Merge aria-hidden="true" />
    </Link>
  );
}
