import { plural, WOD_CATEGORIES, WOD_CATEGORY_LABEL, type WodCategory } from '@wod/domain';
import { Button, Dialog, DialogActions } from '@wod/ui';
import styles from './bulk.module.css';

export interface CategoryDialogProps {
  open: boolean;
  /** How many WODs are meant. */
  count: number;
  onChoose: (category: WodCategory) => void;
  onCancel: () => void;
}

/** Asks where the selected WODs belong. */
export function CategoryDialog({ open, count, onChoose, onCancel }: CategoryDialogProps) {
  return (
    <Dialog open={open} title={`Category of ${plural(count, 'WOD')}`} onCancel={onCancel}>
      <div className={styles.choices}>
        {WOD_CATEGORIES.map((category) => (
          <Button key={category} onClick={() => onChoose(category)}>
            {WOD_CATEGORY_LABEL[category].one}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
