import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

/** What the caller's link has to apply. */
export interface PageLinkProps {
  className: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  rel?: 'prev' | 'next';
}

export interface PaginationProps {
  /** from 1 */
  page: number;
  pages: number;
  /** Renders the link to a page; the address and the router are the caller's. */
  link: (page: number, props: PageLinkProps, children: ReactNode) => ReactNode;
}

/** Previous, numbered pages, Next; nothing when there is only one page. */
export function Pagination({ page, pages, link }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next', children: ReactNode) =>
    to >= 1 && to <= pages ? (
      link(to, { className: `${styles.step}`, rel }, children)
    ) : (
      <span className={`${styles.step} ${styles.off}`} aria-disabled="true">
        {children}
      </span>
    );

  return (
    <nav className={styles.pagination} aria-label="Pages">
      {step(
        page - 1,
        'prev',
        <>
          <ChevronLeft aria-hidden="true" />
          Previous
        </>,
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              link(
                slot,
                {
                  className: `${styles.page}`,
                  'aria-label': `Page ${slot}`,
                  'aria-current': slot === page ? 'page' : undefined,
                },
                slot,
              )
            )}
          </li>
        ))}
      </ol>
      {step(
        page + 1,
        'next',
        <>
          Next
          <ChevronRight aria-hidden="true" />
        </>,
      )}
    </nav>
  );
}
