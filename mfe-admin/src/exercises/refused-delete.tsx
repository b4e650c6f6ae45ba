import { Button, Dialog, DialogActions } from '@wod/ui';
import styles from './exercise-table-page.module.css';
import type { DeleteRefusal } from './use-delete-exercise';

/** Spec section 8: why an exercise was not deleted, in an alert. */
export function RefusedDelete({ refusal, onClose }: { refusal: DeleteRefusal | undefined; onClose: () => void }) {
  return (
    <Dialog open={refusal !== undefined} title={`“${refusal?.name}” was not deleted`} onCancel={onClose}>
      <p role="alert">{refusal?.message}</p>
      {refusal && refusal.details.length > 0 && (
        <ul className={styles.places}>{refusal.details.map((place, index) => <li key={index}>{place}</li>)}</ul>
      )}
      <DialogActions><Button variant="primary" onClick={onClose}>OK</Button></DialogActions>
    </Dialog>
  );
}
