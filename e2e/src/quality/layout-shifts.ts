import type { Page } from '@playwright/test';

interface Shift {
  /** its contribution to the Cumulative Layout Shift */
  value: number;
  moved: string;
}

/** All layout shifts so far. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ') });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // Two frames and a task later, the shifts caused by everything that has arrived are reported.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return shifts;
  });
