import type { Page } from '@playwright/test';
import { failedResource, type BrowserLog } from '../browser-log';
import { guestModule } from '../product/own-releases';

/** What can be wrong with a section's code on its way to the browser. */
export interface Breakage {
  /** body of the answer in the code's place; none is an answer 404 */
  body?: string;
  /** Lines that browsers write about it. */
  log?: RegExp;
}

export const BREAKAGES: Record<string, Breakage> = {
  missing: {},
  truncated: { body: 'const routes = {' },
  throwing: { body: 'throw new Error("boom");' },
  empty: { body: '' },
  'built for another contract': { body: guestModule('/training-sessions', 'From the future', '9.0.0') },
};

/** What can be wrong with the bundle that the server renders a section with. */
export const BROKEN_BUNDLES: Record<string, string> = {
  throwing: 'throw new Error("boom");',
  truncated: 'module.exports = {',
  'built for another contract': 'module.exports = { init() {}, get() { throw new Error("needs @wod/platform ^9.0.0"); } };',
};

/** Breaks every file whose address matches. @returns what makes it whole again */
export async function breakFiles(page: Page, log: BrowserLog, files: RegExp, { body }: Breakage): Promise<() => Promise<void>> {
  if (body === undefined) log.expect(failedResource(404));
  await page.route(files, (route) => (body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/javascript', body })));
  return () => page.unroute(files);
}

/** Answers nothing until it is made whole. */
export async function hang(page: Page, files: RegExp): Promise<{ asked: () => number; end: () => Promise<void> }> {
  let asked = 0;
  await page.route(files, () => {
    asked += 1;
  });
  return { asked: () => asked, end: () => page.unroute(files) };
}

/** Marks the document, so that a test can tell whether the page was loaded anew. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
export const sameDocument = (page: Page) => page.locator('html[data-same]');
export const panel = (page: Page) => page.getByRole('region', { name: 'This section is unavailable' });
