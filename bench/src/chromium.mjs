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
