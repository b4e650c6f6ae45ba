import { Link } from '@wod/platform';
import styles from './list-tabs.module.css';

export interface ListTabsProps {
  /** What they are of, for screen readers. */
  label: string;
  tabs: readonly { to: string; label: string; isCurrent: boolean }[];
}

/** Parts of a list, one of which is shown; each has its own address. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: text, isCurrent }) => (
        <Link key={to} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
