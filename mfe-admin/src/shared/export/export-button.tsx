import type { TransferFormat } from '@wod/domain';
import { Button, Dialog, DialogActions } from '@wod/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from './export-button.module.css';

export interface ExportButtonProps {
  /** What is exported: "3 WODs". */
  what: string;
  /** What the files are good for. */
  about: string;
  disabled: boolean;
  onChoose: (format: TransferFormat) => void;
}

/** Exports what is selected, once it is said as which kind of file. */
export function ExportButton({ what, about, disabled, onChoose }: ExportButtonProps) {
  const [choosing, setChoosing] = useState(false);
  const choose = (format: TransferFormat) => {
    setChoosing(false);
    onChoose(format);
  };
  return (
    <>
      <Button disabled={disabled} onClick={() => setChoosing(true)}>
        <Download aria-hidden="true" />
        Export…
      </Button>
      <Dialog open={choosing} title={`Export ${what}`} onCancel={() => setChoosing(false)}>
        <p className={styles.about}>{about}</p>
        <div className={styles.choices}>
          <Button onClick={() => choose('json')}>Save as JSON</Button>
          <Button onClick={() => choose('csv')}>Save as a table (CSV)</Button>
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={() => setChoosing(false)}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
