import type { Page, Response } from '@playwright/test';
import { BrowserLog } from './browser-log';
import { OwnReleases } from './product/own-releases';
import { apiOf, startOwnShell, type OwnShell } from './product/own-shell';
import { expect, test as withProduct } from './product/with-product';

interface JourneyFixtures {
  /** Fails the test at its end if a page logged or requested something unexpected. */
  log: BrowserLog;
  /** Opens a page of the site and waits until it is interactive. */
  open(path: string): Promise<Response | null>;
  /** A copy of the releases, for `shell`. */
  releases: OwnReleases;
  /** The test's own document server, in front of the product's api and `releases`. */
  shell: OwnShell;
}

/** A visitor's journey through the running product. */
export const test = withProduct.extend<JourneyFixtures>({
  log: [
    async ({ context }, provide) => {
      const log = new BrowserLog();
      log.watch(context);
      await provide(log);
      expect(log.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, provide) => {
    await provide(async (address) => {
      const response = await page.goto(address);
      await untilAlive(page);
      return response;
    });
  },
  releases: async ({}, provide) => {
    const releases = await OwnReleases.copy();
    await provide(releases);
    await releases.remove();
  },
  shell: async ({ product, releases, log }, provide) => {
    const shell = await startOwnShell(apiOf(product), releases.directory);
    await provide(shell);
    log.end();
    await shell.close();
  },
});

/** Waits until the page is hydrated: the router takes over scroll restoration as soon as it runs. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

export { expect };
