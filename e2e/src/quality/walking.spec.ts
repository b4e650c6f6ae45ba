// A page looks the same whether visitors land on it or navigate to it: what other pages load makes no difference.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

/** The position of everything on the page. */
async function layout(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  return page.evaluate(() =>
    [...document.querySelectorAll('header :not(noscript), main :not(noscript)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      const place = [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
      return `${element.tagName} ${element.textContent.slice(0, 20)} ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
    }),
  );
}

/** Links to follow one after another, by name; the last page is compared. */
const WALKS: Record<string, string[]> = {
  'home, list, WOD': ['All WODs', 'Fran'],
  'home, list, WOD, exercise': ['All WODs', 'Fran', 'Thruster'],
  'home, planner': ['Training Sessions'],
  'home, planner, new session': ['Training Sessions', 'New Session'],
  'home, WOD types, list': ['WOD Types', 'All WODs'],
  'home, planner, list': ['Training Sessions', 'All WODs'],
  'home, list, imprint, home': ['All WODs', 'Imprint', 'Home'],
  'home, sign-in': ['Admin Login'],
};

for (const viewport of [{ width: 1280, height: 900 }, { width: 390, height: 844 }]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const [walk, links] of Object.entries(WALKS)) {
      test(walk, async ({ page, open, context }) => {
        await open('/');
        for (const name of links) {
          const link = page.getByRole('link', { name, exact: true, includeHidden: true }).first();
          if (name === 'Fran') await page.goto('/wods?search=fran');
          const before = page.url();
          await link.evaluate((element) => (element as HTMLElement).click());
          await expect(page).not.toHaveURL(before);
          await page.mouse.move(0, 0);
        }
        const landed = await context.newPage();
        await landed.goto(page.url());
        await landed.waitForLoadState('networkidle');
        await expect(landed.getByText(/^Loading/)).toHaveCount(0);
        await landed.mouse.move(0, 0);
        const expected = await layout(landed);
        // Nothing tells when a page that was walked to has loaded its content.
        await expect.poll(() => layout(page)).toEqual(expected);
      });
    }
  });
}
