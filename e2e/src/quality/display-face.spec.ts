import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '../journey';

const FACE = 'Barlow Condensed SemiBold';

/** The fonts that an element's own text is drawn with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** The display face arrives when the page has been painted for a while, as on a slow connection. */
async function holdBack(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.now() > 1000 + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity));
    await route.continue();
  });
}

test('a page is drawn in the display face, or, where that comes late, stays as it is until the next one', async ({ page }) => {
  await holdBack(page);
  await page.goto('/about');
  await untilAlive(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await facesOf(page, 'h1')).not.toContain(FACE);

  await page.unroute('**/*.woff2');
  await expect(async () => {
    await page.reload();
    expect(await facesOf(page, 'h1')).toEqual([FACE]);
  }).toPass();
});

test('a wall is fitted to the display face, and takes it even when it comes late', async ({ page, library }) => {
  await holdBack(page);
  await page.goto(`${library.wod('Fran')}/board`);
  await untilAlive(page);
  await expect.poll(() => facesOf(page, 'h1')).toEqual([FACE]);
});
