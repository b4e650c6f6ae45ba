import { Link } from '@wod/platform';
import { Button, Dialog, DialogActions } from '@wod/ui';
import { paths } from '../../paths';
import styles from './bulk.module.css';
import type { BulkRefusal } from './use-bulk';

/** What an act couldn't be done to, and why. */
export function BulkProblems({ refusal, onClose }: { refusal: BulkRefusal | undefined; onClose: () => void }) {
  const count = refusal?.problems.length ?? 0;
  return (
    <Dialog open={refusal !== undefined} title={`${count} ${count === 1 ? 'was' : 'were'} not ${refusal?.act === 'delete' ? 'deleted' : 'changed'}`} onCancel={onClose}>
      <ul className={styles.problems}>
        {refusal?.problems.map(({ id, name, why, use }) => (
          <li key={id}>
            <strong>{name ?? 'One of them'}</strong> {use ? <Link to={use === 'bin' ? paths.bin() : paths.dashboard({ exercise: id })} onClick={onClose}>{why}</Link> : why}.
          </li>
        ))}
      </ul>
      <DialogActions><Button variant="primary" onClick={onClose}>OK</Button></DialogActions>
    </Dialog>
  );
}
