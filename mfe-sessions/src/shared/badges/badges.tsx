import styles from './badges.module.css';

/** Says what kind of thing a card or a page is about. */
export function KindBadge({ text }: { text: 'SESSION' | 'TRAINING SESSION' }) {
  return <span className={styles.badge}>{text}</span>;
}

export function TemplateBadge() {
  return <span className={`${styles.badge} ${styles.template}`}>Template</span>;
}

/** Marks what this browser may change. */
export function YoursBadge() {
  return <span className={`${styles.badge} ${styles.yours}`}>Yours</span>;
}

/** The number of items under the heading beside it. */
export function CountBadge({ count }: { count: number }) {
  return <span className={`${styles.badge} ${styles.count}`}>{count}</span>;
}
