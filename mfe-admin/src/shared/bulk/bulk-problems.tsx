import type { BulkProblem } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Dialog, DialogActions } from '@wod/ui';
import { paths } from '../../paths';
import styles from './bulk.module.css';
import type { BulkRefusal } from './use-bulk';

/** What an act couldn't be done to, and why. */
export function BulkProblems({ refusal, onClose }: { refusal: BulkRefusal | undefined; onClose: () => void }) {
  const count = refusal?.problems.length ?? 0;
  return (
    <Dialog
      open={refusal !== undefined}
      title={`${count} ${count === 1 ? 'was' : 'were'} not ${refusal?.act === 'delete' ? 'deleted' : 'changed'}`}
      onCancel={onClose}
    >
      <ul className={styles.problems}>
        {refusal?.problems.map((problem) => (
          <li key={problem.id}>
            <strong>{problem.name ?? 'One of them'}</strong>{' '}
            {problem.use ? (
              <Link to={placeOfUse(problem)} onClick={onClose}>
                {problem.why}
              </Link>
            ) : (
              problem.why
            )}
            .
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Where what uses an exercise is found. */
function placeOfUse({ id, use, draftId }: BulkProblem): string {
  if (use === 'bin') return paths.bin();
  return draftId === undefined ? paths.dashboard({ exercise: id }) : paths.editDraft(draftId);
}
