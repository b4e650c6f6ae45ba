import styles from './spinner.module.css';

/** Turns while something is loading; what that is has to be said beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
