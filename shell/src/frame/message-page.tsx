import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** A page that is only a message: not found, unavailable, an unexpected error. */
export function MessagePage({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <section className={styles.page} aria-labelledby="message-title">
      <h1 id="message-title" className={styles.title}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
