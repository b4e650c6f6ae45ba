import { WOD_CATEGORY_LABEL, headlineText, type Wod } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, TypeBadge, buttonClass, wodTypeColor } from '@wod/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { shortDayText } from '../dates';
import { paths } from '../paths';
import type { Row } from '../shared/next/row';
import { SelectCell } from '../shared/table/select-cell';
import styles from './wod-table.module.css';

export interface WodRowProps {
  wod: Wod;
  /** The forms that its own leads on to. */
  row: Row;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onDelete: () => void;
}

/** One WOD of the table. The whole row links to its form. */
export function WodRow({ wod, row, isSelected, onToggle, onDelete }: WodRowProps) {
  const { name, estimatedDuration: minutes } = wod;
  return (
    <tr className={`${wodTypeColor(wod.type)} ${isSelected ? styles.selected : ''}`.trim()}>
      <SelectCell name={name} checked={isSelected} onToggle={onToggle} />
      <td role="rowheader" className={styles.what}>
        <h3>{name}</h3>
        <p className={styles.headline}>{headlineText(wod)}</p>
      </td>
      <td>
        <TypeBadge type={wod.type} />
      </td>
      <td>{WOD_CATEGORY_LABEL[wod.category].one}</td>
      <td className={styles.number}>
        {minutes === undefined ? (
          <span className={styles.none}>
            –<span className="visually-hidden">unknown</span>
          </span>
        ) : (
          `~${minutes} min`
        )}
      </td>
      <td className={styles.day}>{shortDayText(wod.createdAt)}</td>
      <td className={styles.actions}>
        <Link className={`${buttonClass('quiet')} ${styles.edit}`} to={paths.editWod(wod.id)} state={row} aria-label={`Edit ${name}`}>
          <Pencil aria-hidden="true" />
        </Link>
        <Link className={buttonClass('quiet')} to={paths.publicWod(wod.id)} aria-label={`View ${name}`}>
          <Eye aria-hidden="true" />
        </Link>
        <Button variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </Button>
      </td>
    </tr>
  );
}
