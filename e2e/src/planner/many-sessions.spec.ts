// A list longer than a page: it loads more on request, is searched as a whole, and marks one's own sessions.
import { untilAlive } from '../journey';
import { ADMIN } from '../panel/panel';
import { layoutShifts } from '../quality/layout-shifts';
import { button, card, expect, LIST, region, test } from './planner';

// The counts need a list nobody else writes to.
test.use({ environment: { ...ADMIN } });
test.describe.configure({ mode: 'serial' });

const COUNT = 60;
const shown = (count: number) => `Showing ${count} of ${COUNT + 1} sessions`;

test.beforeAll(async ({ product, token }) => {
  // The oldest is the only template.
  for (const name of ['Oldest of all', ...Array.from({ length: COUNT }, (_, index) => `Class ${index + 1}`)]) {
    const plan = { name, totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: name === 'Oldest of all', wods: [] };
    const response = await fetch(`${product.address}/api/training-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(plan),
    });
    expect(response.status).toBe(201);
  }
});

test('Show more goes on by keyboard, and Back finds the place that was left', async ({ page, open }) => {
  await open(LIST);
  await expect(page.getByText(shown(51))).toBeVisible();
  await expect(region(page, 'Templates 1').getByRole('link', { name: 'Oldest of all' })).toBeVisible();
  await expect(card(page, 'Class 5')).toHaveCount(0);
  await button(page, 'Show more').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(shown(61))).toBeVisible();
  await expect(page.getByText('That’s all the sessions.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('That’s all the sessions.');
  await card(page, 'Class 5').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class 5' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(shown(61))).toBeVisible();
  await expect(card(page, 'Class 5')).toBeInViewport();
});

test('the search finds what is not loaded', async ({ page, open }) => {
  await open(LIST);
  await page.getByRole('searchbox', { name: 'Search' }).fill('class 5');
  await expect(card(page, 'Class 50')).toBeVisible();
  await expect(card(page, 'Class 5')).toBeVisible();
  await expect(page.getByText(shown(11))).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?search=class+5`);
  await page.reload();
  await expect(page.getByText(shown(11))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every session is on a page, and the search is answered', async ({ page }) => {
    await page.goto(LIST);
    await expect(button(page, 'Show more')).toBeHidden();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(card(page, 'Class 5')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Class 9');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Class 9')).toBeVisible();
  });
});

test('the list does not move for a visitor who owns nothing', async ({ page }) => {
  await page.goto(LIST);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const total = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
  expect(total.toFixed(2)).toBe('0.00');
});

// Runs last: it adds to the list.
test('one’s own say so and come first, and strangers see them unmarked', async ({ page, open, planned, browser, baseURL, log }) => {
  await planned({ name: 'My older one' });
  await planned({ name: 'My newer one' });
  await open(LIST);
  const mine = region(page, 'My Sessions').getByRole('article');
  await expect(mine.nth(0)).toContainText('Yours');
  await expect(mine.nth(0)).toContainText('My newer one');
  await expect(mine.nth(1)).toContainText('My older one');
  await expect(mine.filter({ hasText: 'Yours' })).toHaveCount(2);

  const other = await browser.newContext({ baseURL });
  log.watch(other);
  const stranger = await other.newPage();
  await stranger.goto(LIST);
  await untilAlive(stranger);
  await stranger.waitForLoadState('networkidle');
  await expect(card(stranger, 'My newer one')).toBeVisible();
  await expect(stranger.getByText('Yours', { exact: true })).toHaveCount(0);
  await other.close();
});
