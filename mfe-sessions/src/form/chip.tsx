import styles from './chip.module.css';

export interface ChipProps {
  /** The choice in words. */
  label: string;
  /** A shorter label to display. */
  text?: string;
  pressed: boolean;
  onPress: () => void;
}

/** A toggle for one of several choices. */
export function Chip({ label, text, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={text && label} aria-pressed={pressed} onClick={onPress}>
      {text ?? label}
    </button>
  );
}
