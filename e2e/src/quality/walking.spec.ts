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

/** Links to follow one after another from the home page, by name; the pages marked with a star are compared. */
const WALKS = [
  ['All WODs', 'Fran *', 'Thruster *'],
  ['Training Sessions *', 'New Session *', 'All WODs *'],
  ['WOD Types', 'All WODs *', 'Imprint', 'Home *', 'Admin Login *'],
];

/** Expects a page that was walked to to look as it does for those who land on it, wide and narrow. */
async function expectAsLanded(page: Page, where: string) {
  const landed = await page.context().newPage();
  await landed.goto(page.url());
  await landed.waitForLoadState('networkidle');
  await expect(landed.getByText(/^Loading/)).toHaveCount(0);
  await landed.mouse.move(0, 0);
  for (const width of [390, 1280]) {
    for (const each of [landed, page]) await each.setViewportSize({ width, height: 900 });
    const expected = await layout(landed);
    // Nothing tells when a page that was walked to has loaded its content.
    await expect.poll(() => layout(page), `${where} at ${width} px`).toEqual(expected);
  }
  await landed.close();
}

for (const walk of WALKS) {
  test(`home, ${walk.join(', ')}`, async ({ page, open }) => {
    await open('/');
    for (const step of walk) {
      const name = step.replace(' *', '');
      const link = page.getByRole('link', { name, exact: true, includeHidden: true }).first();
      if (name === 'Fran') await page.goto('/wods?search=fran');
      const before = page.url();
      await link.evaluate((element) => (element as HTMLElement).click());
      await expect(page).not.toHaveURL(before);
      await page.mouse.move(0, 0);
      if (step !== name) await expectAsLanded(page, name);
    }
  });
}
