// A class planned with one thumb.
import type { Page } from '@playwright/test';
import { untilAlive } from '../journey';
import { field } from '../panel/wod-form';
import { addWod, button, card, expect, expectSelected, heading, LIST, NEW, region, test } from './planner';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const TARGET = 44;

async function expectFit(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** All tap targets in the section that are smaller than a thumb. */
const smallTargets = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:visible, a:visible, input:visible')
    .evaluateAll(
      (elements, target) =>
        elements
          .filter((element) => !element.matches('[type="radio"]'))
          .map((element) => ({ name: element.getAttribute('aria-label') ?? element.textContent, height: element.getBoundingClientRect().height }))
          .filter(({ height }) => height < target),
      TARGET,
    );

test('a coach plans a class with taps', async ({ page, open }) => {
  await open(LIST);
  await page.getByRole('link', { name: 'New Session' }).tap();
  await field(page, 'Name').fill('On the way to the gym');
  await button(page, 'Total time: 5 minutes less').tap();
  await button(page, 'Warm-up: 5 minutes less').tap();
  await expect(field(page, 'Total time (min)')).toHaveValue('55');
  await expect(field(page, 'Warm-up (min)')).toHaveValue('5');

  const add = region(page, 'Add WODs');
  await button(add, 'Fits the 45 min left').tap();
  await page.getByRole('searchbox', { name: 'Search WODs' }).fill('hel');
  await button(add, 'Add Helen').tap();
  await page.getByRole('searchbox', { name: 'Search WODs' }).fill('fran');
  await button(add, 'Add Fran').tap();
  await button(page, 'Move Fran up').tap();
  await expectSelected(page, ['Fran', 'Helen']);

  // At any scroll position, the remaining time and the way out are in view.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, 'Create Session')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('26 min free', { exact: true })).toBeInViewport({ ratio: 1 });
  await expectFit(page);
  expect(await smallTargets(page)).toEqual([]);
  await button(page, 'Create Session').tap();
  await expect(card(page, 'On the way to the gym')).toContainText('Fran · Helen');
  await expectFit(page);
  await page.getByRole('link', { name: 'Open', exact: true }).tap();
  await expect(heading(page, 'On the way to the gym')).toBeVisible();
  await expectFit(page);
});

test('the field that is typed in is not covered by the bar at the bottom', async ({ page, open }) => {
  await open(NEW);
  for (const name of ['Fran', 'Cindy']) await addWod(page, name);
  const notes = field(page, 'Notes for Cindy');
  await notes.focus();
  const bar = await button(page, 'Create Session').boundingBox();
  const typed = await notes.boundingBox();
  expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways', async ({ page, planned }) => {
    const unbroken = 'Unbroken'.repeat(12);
    const address = await planned({
      name: unbroken,
      description: unbroken,
      notes: unbroken,
      totalMinutes: 30,
      wods: [['Filthy Fifty', unbroken], 'Kalsu', 'Tabata This!'],
    });
    await planned({ name: 'A template', isTemplate: true, wods: ['Fran'] });
    for (const path of [LIST, `${LIST}?search=zzz`, address, `${address}?start=18:00`, `${address}/edit`, NEW]) {
      await page.goto(path);
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectFit(page);
    }
    await button(page, 'Show Templates').tap();
    await page.getByRole('radio', { name: 'Auto-Generate' }).tap();
    await button(page, 'Generate Session').tap();
    await page.getByText('More options').tap();
    await expect(page.getByText('Auto-Generated!')).toBeVisible();
    await expectFit(page);
    await page.goto(address);
    await untilAlive(page);
    await button(page, 'More').tap();
    await expectFit(page);
    await button(page, 'Delete').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit(page);
  });
});
