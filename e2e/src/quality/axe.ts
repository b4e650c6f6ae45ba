import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WIDTHS = [1280, 390];
export const SCHEMES = ['light', 'dark'] as const;

/** What depends on the colour scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * axe's findings in the page's current state, one line per element.
 * @param rules all by default
 */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Straight in the page: its own binding for Playwright opens another page for each run, and hands everything over twice.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // What is found in order isn't described, which takes most of the time on a long page. No page has frames of its own.
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      iframes: false,
      ...(runOnly && { runOnly }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
  }, rules);
}

/** Switches the colour scheme and waits for all colour transitions to end. */
export async function switchTo(page: Page, colorScheme: (typeof SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Expects axe to find nothing serious or critical, wide and narrow, light and dark. */
export async function expectAccessible(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, colorScheme] of SCHEMES.entries()) {
      await switchTo(page, colorScheme);
      expect(await findings(page, index === 0 ? undefined : OF_COLOURS), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
