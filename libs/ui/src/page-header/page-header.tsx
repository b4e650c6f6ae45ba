import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences, or a count, below the title. */
  lead?: ReactNode;
  /** Buttons and links that belong to the page as a whole. */
  actions?: ReactNode;
}

/** The head of a page: its one h1, what it is about and what can be done. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {lead != null && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions}
    </header>
  );
}
