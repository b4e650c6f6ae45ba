import styles from './badges.module.css';

/** Says what kind of thing a card or a page is about. */
export function KindBadge({ text }: { text: 'SESSION' | 'TRAINING SESSION' }) {
  return <span className={styles.badge}>{text}</span>;
}

export function TemplateBadge() {
  return <span className={`${styles.badge} ${styles.template}`}>Template</span>;
}

/** On what this browser may change, so that one sees what it may not. */
export function YoursBadge() {
  return <span className={`${styles.badge} ${styles.yours}`}>Yours</span>;
}

/** How many there are of what the heading beside it names. */
export function CountBadge({ count }: { count: number }) {
  return <span className={`${styles.badge} ${styles.count}`}>{count}</span>;
}
