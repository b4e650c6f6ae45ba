import type { Page, Response } from '@playwright/test';
import { BrowserLog } from './browser-log';
import { expect, test as withProduct } from './product/with-product';

interface JourneyFixtures {
  /** Fails the test at its end when a page said or asked for something unexpected. */
  log: BrowserLog;
  /** Opens a page of the site and waits until it reacts. */
  open(path: string): Promise<Response | null>;
}

/** A visitor's way through the running product. */
export const test = withProduct.extend<JourneyFixtures>({
  log: [
    async ({ context }, use) => {
      const log = new BrowserLog();
      log.watch(context);
      await use(log);
      expect(log.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      await untilAlive(page);
      return response;
    });
  },
});

/** Waits until the page is hydrated: the router takes over the scroll position as soon as it runs. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

export { expect };
