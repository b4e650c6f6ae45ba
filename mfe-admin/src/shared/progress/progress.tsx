import styles from './progress.module.css';

export interface ProgressProps {
  /** Absent while nobody knows. */
  value?: number;
  max?: number;
  text: string;
}

/** How far something has come, with words beside it. */
export function Progress({ value, max, text }: ProgressProps) {
  return (
    <label className={styles.progress}>
      <progress value={value} max={max} />
      <span>{text}</span>
    </label>
  );
}
