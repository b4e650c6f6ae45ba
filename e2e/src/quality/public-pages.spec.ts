// Every kind of public page: it holds still while it hydrates, keeps to its budget, fits the narrowest screen, and is accessible.
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { expect, test, untilAlive } from '../journey';
import type { Library } from '../product/library';
import { expectAccessible } from './axe';
import { brokenWords } from './broken-words';
import { layoutShifts } from './layout-shifts';
import { PUBLIC_PAGES } from './pages';
import { expectBudget, noteHydration } from './size-budget';

/** States of pages that move in their own way. */
const MORE: { name: string; path: (library: Library) => string }[] = [
  { name: 'list with filters', path: () => '/wods?type=TABATA&maxMinutes=20' },
  { name: 'drawn WOD', path: () => '/wods?type=TABATA&draw=5' },
  { name: 'search with a typo', path: () => '/wods?search=frann' },
  { name: 'list of nothing', path: () => '/wods?search=zzqqzz' },
  { name: 'clock', path: (library) => `${library.wod('Fran')}/clock` },
  { name: 'wall', path: (library) => `${library.wod('Fran')}/board` },
  { name: 'session form', path: () => '/training-sessions/new' },
];

/** Scripts and fonts arrive after the first paint, as on a slow connection. */
async function slowDown(page: Page) {
  await page.route(/\.(js|woff2)$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Needs no horizontal scrolling. */
async function expectFit(page: Page, width = 320, letters = 'usual letters') {
  await page.setViewportSize({ width, height: 640 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, `what is to fit ${width} px with ${letters}`).toBeLessThanOrEqual(clientWidth);
}

/** Nor does it for whoever has set letters of twice the size. */
async function expectLargeLettersFit(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const setSize = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(32);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectFit(page, 390, 'letters of 32 px');
  await setSize(16);
  await devtools.detach();
}

/** Loads a page as on a slow connection; nothing of it moves. */
async function expectStillness(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const shifts = await layoutShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  // The display face and its fallback differ by fractions of a pixel; a CLS of up to 0.1 counts as good.
  expect(total.toFixed(2), `${width} px: ${JSON.stringify(shifts)}`).toBe('0.00');
}

for (const { name, path } of PUBLIC_PAGES) {
  test(`${name} does not move, keeps to its budget without another section, fits 320 px and large letters, and is accessible`, async ({
    page,
    library,
  }) => {
    const address = path(library);
    await noteHydration(page);
    await slowDown(page);
    await expectStillness(page, address, 1280);
    await expectBudget(page);
    await expectStillness(page, address, 390);
    await expectFit(page);
    await expectLargeLettersFit(page);
    await expectAccessible(page);
  });
}

for (const { name, path } of MORE) {
  test(`${name} does not move, and fits 320 px and large letters`, async ({ page, library }) => {
    await slowDown(page);
    for (const width of [1280, 390]) await expectStillness(page, path(library), width);
    await expectFit(page);
    await expectLargeLettersFit(page);
  });
}

test('the widest amounts and loads fit large letters, on a page, its clock and its wall', async ({ page, open, library }) => {
  for (const name of ['Dallas 5', 'Open 13.1', 'Nicole', 'EMOM 20 Row/Burpee']) {
    for (const view of ['', '/clock', '/board']) {
      await open(library.wod(name) + view);
      await expectLargeLettersFit(page);
    }
  }
});

test('a long word in the name of a card on another site is broken at 320 px', async ({ page, library }) => {
  await page.goto(`/embed${library.wod('Fran')}`);
  for (const name of ['Weihnachtsbaumwerfen', 'Weihnachtsbaumwerferweltmeisterschaft']) {
    await page.getByRole('heading', { level: 1 }).evaluate((title, text) => {
      title.textContent = text;
    }, name);
    await expectFit(page);
  }
});

test('filters, menu and messages need no horizontal scrolling at 320 px', async ({ page, open, log }) => {
  log.expect(failedResource(404));
  await open('/wods?search=double-unders&type=FOR_TIME&category=BENCHMARK&equipment=JUMP_ROPE&maxMinutes=15');
  await expect(page.getByText('Filters active')).toBeVisible();
  await expectFit(page);
  await open('/wods?page=13');
  await expectFit(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectFit(page);
  await open('/nothing-here');
  await expectFit(page);
});

test('no word of a board or of similar workouts is broken on a phone', async ({ page, open, library }) => {
  for (const name of ['Kalsu', 'Shawn', 'Maxim 56', 'Rich']) {
    await open(library.wod(name));
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const text of [page.getByRole('main').getByRole('list').first(), page.getByRole('region', { name: 'Similar workouts' })]) {
        expect(await brokenWords(text), `${name} at ${width} px`).toEqual([]);
      }
    }
  }
});
