import styles from './progress-bar.module.css';

/** How far something is that takes a while; without a value, nobody knows. */
export function ProgressBar({ value, max, text }: { value?: number; max?: number; text: string }) {
  return <label className={styles.progress}><progress value={value} max={max} /><span>{text}</span></label>;
}
