import styles from './chip.module.css';

export interface ChipProps {
  /** What is chosen, in words. */
  label: string;
  /** What stands on it where that is shorter. */
  text?: string;
  pressed: boolean;
  onPress: () => void;
}

/** A choice among several that is on or off. */
export function Chip({ label, text, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={text && label} aria-pressed={pressed} onClick={onPress}>{text ?? label}</button>
  );
}
