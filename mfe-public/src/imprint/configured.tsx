import styles from './imprint.module.css';

/** A value from the operator's configuration, or a conspicuous placeholder. */
export function Configured({ value, missing }: { value?: string; missing: string }) {
  return value ? <>{value}</> : <mark className={styles.missing}>{missing}</mark>;
}
