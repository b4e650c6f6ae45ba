import styles from './select-cell.module.css';

export interface SelectCellProps {
  name: string;
  checked: boolean;
  /** @param isRange whether everything from the last one is meant */
  onToggle: (isRange: boolean) => void;
}

/** The first cell of a row: its box. */
export function SelectCell({ name, checked, onToggle }: SelectCellProps) {
  return (
    <td className={styles.check} data-check>
      <label className={styles.target}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={checked}
          onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
    </td>
  );
}
