/** A page number, or the place where numbers are left out. */
export type PageSlot = number | 'gap';

const SLOTS = 7;

/**
 * The page numbers to offer: the first, the last and those around the current page, never more than 7 places, so the
 * row keeps its width while paging. A gap always stands for at least two numbers.
 * @param page from 1; outside of the range it counts as the nearest page
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= SLOTS) return numbers(1, pages);
  const current = Math.min(Math.max(page, 1), pages);
  if (current <= 4) return [...numbers(1, 5), 'gap', pages];
  if (current >= pages - 3) return [1, 'gap', ...numbers(pages - 4, pages)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', pages];
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}
