import { type Problem, IN_THE_BIN, NOT_PUBLIC } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Dialog, DialogActions, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import styles from './refused-delete.module.css';
import type { DeleteRefusal } from './use-delete-exercise';

/** Spec section 8: why an exercise was not deleted, in an alert, with the WODs that use it and what to do instead. */
export function RefusedDelete({ refusal, onClose }: { refusal: DeleteRefusal | undefined; onClose: () => void }) {
  return (
    <Dialog open={refusal !== undefined} title={`“${refusal?.exercise.name}” was not deleted`} onCancel={onClose}>
      <p role="alert">{refusal?.message}</p>
      {refusal && refusal.users.length > 0 && <Users refusal={refusal} />}
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Users({ refusal: { exercise, users } }: { refusal: DeleteRefusal }) {
  return (
    <>
      <ul className={styles.users}>
        {users.map((user) => (
          <li key={user.field}>
            <User user={user} />
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        {users.some(isPublic) && (
          <Link className={buttonClass()} to={paths.dashboard({ exercise: exercise.id })}>
            All WODs with it
          </Link>
        )}
        <Link className={buttonClass()} to={paths.mergeExercise(exercise.id)}>
          Merge into…
        </Link>
      </p>
    </>
  );
}

const isPublic = ({ message }: Problem): boolean => !message.endsWith(IN_THE_BIN) && !message.endsWith(NOT_PUBLIC);

function User({ user }: { user: Problem }) {
  const { field, message } = user;
  return <Link to={isPublic(user) ? paths.editWod(field) : message.endsWith(IN_THE_BIN) ? paths.bin() : paths.editDraft(field)}>{message}</Link>;
}
