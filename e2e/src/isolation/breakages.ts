import type { Page } from '@playwright/test';
import { failedResource, type BrowserLog } from '../browser-log';
import { guestModule } from '../product/own-releases';

/** The ways a section's code can break on its way to the browser. */
export interface Breakage {
  /** response body instead of the code; if absent, a 404 */
  body?: string;
  /** What browsers log about it. */
  log?: RegExp;
}

export const BREAKAGES: Record<string, Breakage> = {
  missing: {},
  truncated: { body: 'const routes = {' },
  throwing: { body: 'throw new Error("boom");' },
  empty: { body: '' },
  'built for another contract': { body: guestModule('/training-sessions', 'From the future', '9.0.0') },
};

/** The ways a section's server bundle can break. */
export const BROKEN_BUNDLES: Record<string, string> = {
  throwing: 'throw new Error("boom");',
  truncated: 'module.exports = {',
  'built for another contract': 'module.exports = { init() {}, get() { throw new Error("needs @wod/platform ^9.0.0"); } };',
};

/** Breaks every file whose address matches. @returns a function that repairs them */
export async function breakFiles(page: Page, log: BrowserLog, files: RegExp, { body }: Breakage): Promise<() => Promise<void>> {
  if (body === undefined) log.expect(failedResource(404));
  await page.route(files, (route) => (body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/javascript', body })));
  return () => page.unroute(files);
}

/** Leaves requests unanswered until `end`. */
export async function hang(page: Page, files: RegExp): Promise<{ asked: () => number; end: () => Promise<void> }> {
  let asked = 0;
  await page.route(files, () => {
    asked += 1;
  });
  return { asked: () => asked, end: () => page.unroute(files) };
}

/** Marks the document, so that a test can tell whether the page was reloaded. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
export const sameDocument = (page: Page) => page.locator('html[data-same]');
export const panel = (page: Page) => page.getByRole('region', { name: 'This section is unavailable' });
