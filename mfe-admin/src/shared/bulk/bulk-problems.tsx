import { Button, Dialog, DialogActions } from '@wod/ui';
import styles from './bulk.module.css';
import type { BulkRefusal } from './use-bulk';

/** What an act couldn't be done to, and why. */
export function BulkProblems({ refusal, onClose }: { refusal: BulkRefusal | undefined; onClose: () => void }) {
  const count = refusal?.problems.length ?? 0;
  return (
    <Dialog open={refusal !== undefined} title={`${count} ${count === 1 ? 'was' : 'were'} not ${refusal?.act === 'delete' ? 'deleted' : 'changed'}`} onCancel={onClose}>
      <ul className={styles.problems}>
        {refusal?.problems.map(({ id, name, why }) => <li key={id}><strong>{name ?? 'One of them'}</strong> {why}.</li>)}
      </ul>
      <DialogActions><Button variant="primary" onClick={onClose}>OK</Button></DialogActions>
    </Dialog>
  );
}
