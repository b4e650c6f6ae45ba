import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './warning.module.css';

/** What is probably forgotten, beside its field: it is said, and keeps nothing from being saved. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.warning}>
      {children && (
        <>
          <TriangleAlert aria-hidden="true" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
