import { WOD_CATEGORY_LABEL, headlineText, type Wod } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, TypeBadge, buttonClass, wodTypeColor } from '@wod/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { paths } from '../paths';
import styles from './wod-list.module.css';

/** One WOD of the list. The whole row links to its form. */
export function WodRow({ wod, onDelete }: { wod: Wod; onDelete: () => void }) {
  const minutes = wod.estimatedDuration;
  return (
    <li className={`${styles.row} ${wodTypeColor(wod.type)}`}>
      <div className={styles.what}>
        <h3>{wod.name}</h3>
        <p className={styles.facts}>
          <span className={styles.fact}><TypeBadge type={wod.type} /></span>{' '}
          <span className={styles.fact}>{WOD_CATEGORY_LABEL[wod.category].one}</span>{' '}
          <span className={styles.fact}>{headlineText(wod)}</span>{' '}
          {minutes !== undefined && <span className={styles.fact}>~{minutes} min</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <Link className={`${buttonClass('quiet')} ${styles.edit}`} to={paths.editWod(wod.id)} aria-label={`Edit ${wod.name}`}>
          <Pencil aria-hidden="true" /><span className={styles.word}>Edit</span>
        </Link>
        <Link className={buttonClass('quiet')} to={paths.publicWod(wod.id)} aria-label={`View ${wod.name}`}>
          <Eye aria-hidden="true" /><span className={styles.word}>View</span>
        </Link>
        <Button variant="quiet" aria-label={`Delete ${wod.name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" /><span className={styles.word}>Delete</span>
        </Button>
      </div>
    </li>
  );
}
