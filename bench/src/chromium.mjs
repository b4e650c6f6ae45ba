import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@wod/testing/chromium';

/** @returns {string | undefined} the browser to measure with */
export const chromiumPath = () => findChromium({ full: true });

/**
 * Runs the work with its own browser.
 * @template Result
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} work
 */
export async function withChromium(work) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Taps the middle of an element. Playwright's own tap looks, in the page and while the tap is measured, what it hits.
 * @param {import('@playwright/test').Locator} target
 * @throws Error when it isn't visible
 */
export async function tap(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
