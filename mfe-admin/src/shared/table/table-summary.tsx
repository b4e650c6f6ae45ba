import type { Ref } from 'react';

export interface TableSummaryProps {
  ref: Ref<HTMLParagraphElement>;
  className: string | undefined;
  page: number;
  /** "sorted by Name, descending" */
  order: string | undefined;
  /** "Showing 10 of 543 WODs" */
  children: string;
}

/**
 * The line above a table, where reading continues once another page is shown. A screen reader also hears what others see: which page it is, and
 * how it is sorted.
 */
export function TableSummary({ ref, className, page, order, children }: TableSummaryProps) {
  return (
    <p ref={ref} className={className} role="status" tabIndex={-1}>
      {children}
      {/* Read with the focus that comes here, not before it. */}
      <span className="visually-hidden" aria-live="off">
        {page > 1 && `, page ${page}`}
      </span>
      <span className="visually-hidden">{order && `, ${order}`}</span>
    </p>
  );
}
