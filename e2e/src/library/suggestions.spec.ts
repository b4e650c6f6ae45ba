// While a visitor types, the list's search says what the text may mean: by keyboard, with the pointer and on a phone.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../quality/axe';
import { expect, test } from '../journey';
import { holdBack } from '../network';

const field = (page: Page) => page.getByLabel('Search', { exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true });

test('from the list to a WOD by keyboard alone', async ({ page, open }) => {
  await open('/wods');
  await page.keyboard.press('/');
  await page.keyboard.type('murf');
  const murph = option(page, 'Murph Workout');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(murph).toHaveAttribute('aria-selected', 'true', { timeout: 1 });
  }).toPass({ intervals: [100] });
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Search', expanded: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Murph' })).toBeVisible();
});

test('Escape closes the list, and Enter searches for what was typed', async ({ page, open }) => {
  await open('/wods');
  await field(page).pressSequentially('t2b');
  await expect(option(page, 'Toes-to-bar (T2B) Movement')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('t2b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wods?search=t2b');
});

test('a tap on a movement shows its workouts, at 390 px', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.address, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/wods');
  await field(page).tap();
  await field(page).pressSequentially('t2b');
  const movement = option(page, 'Toes-to-bar (T2B) Movement');
  await expect(movement).toBeVisible();
  const [box, popup] = [await field(page).boundingBox(), await list(page).boundingBox()];
  expect(popup?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  expect((popup?.x ?? 0) + (popup?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((await movement.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await movement.tap();
  await expect(page).toHaveURL(/\/wods\?exercise=[\w-]+$/);
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('');
  await context.close();
});

test('the list that comes after the cards opens all the same, and is accessible', async ({ page, open }) => {
  await open('/wods');
  const arrive = await holdBack(page, '**/search-suggestions.*.js');
  await field(page).pressSequentially('pull');
  // While the next cards are fetched, the present ones are dimmed.
  await expect(page).toHaveURL('/wods?search=pull');
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  arrive();
  await expect(option(page, 'Pull-up Movement')).toBeVisible();
  await expectAccessible(page);
});
