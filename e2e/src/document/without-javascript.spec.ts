import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { PUBLIC_PAGES } from '../quality/pages';
import { countOf, isAmrap, says, showing, usesKettlebell } from '../library/showing';

test.use({ javaScriptEnabled: false });

for (const { name, path, heading, title } of PUBLIC_PAGES) {
  test(`${name} is complete`, async ({ page, library }) => {
    await page.goto(path(library));
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7);
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
  });
}

test('a visitor reads a workout from the home page on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'View all workouts' }).click();
  await expect(page.getByText(showing())).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/wods?page=2');
  const link = page.getByRole('article').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const exercise = page.getByRole('region', { name: 'Movements' }).getByRole('link').first();
  const movement = await exercise.innerText();
  await exercise.click();
  await expect(page.getByRole('heading', { level: 1, name: movement, exact: true })).toBeVisible();
});

test('the filters are a form', async ({ page }) => {
  await page.goto('/wods?page=2');
  await page.getByLabel('Type', { exact: true }).selectOption('AMRAP');
  await page.getByLabel('Equipment').selectOption('KETTLEBELL');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByText(showing(countOf((wod) => isAmrap(wod) && usesKettlebell(wod))))).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('AMRAP');
  await expect(page.getByLabel('Equipment')).toHaveValue('KETTLEBELL');
  await page.getByRole('link', { name: 'Remove filter AMRAP' }).click();
  await expect(page.getByText(showing(countOf(usesKettlebell)))).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText(showing())).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('fran');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page.getByText(showing(countOf(says('fran'))))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fran', exact: true })).toBeVisible();
});

test('time and kit are chosen on the home page, and another piece of kit on the list', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: '10' }).check();
  await page.getByRole('checkbox', { name: 'Kettlebell' }).check();
  await page.getByRole('button', { name: 'Show workouts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kettlebell workouts up to 10 minutes');
  await expect(page.getByRole('checkbox', { name: 'Kettlebell' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Jump Rope' }).check();
  await page.getByLabel('Sort').selectOption('A–Z');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kettlebell and jump rope workouts up to 10 minutes');
  await expect(page.getByLabel('Sort')).toHaveValue('name');
});

test('what does not exist says so', async ({ page, log }) => {
  log.expect(failedResource(404));
  await page.goto('/wods/nothing');
  await expect(page.getByRole('heading', { name: 'WOD not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/wods');
});

test('a page that only a script can draw says so', async ({ page }) => {
  await page.goto('/admin/login');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText('This page needs JavaScript.');
  await expect(page.getByText('Loading…')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters unfold above the list', async ({ page }) => {
    await page.goto('/wods');
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(page.getByRole('radio', { name: /^20/ })).toBeHidden();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('radio', { name: /^20/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts up to 20 minutes');
  });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await nav.getByRole('link', { name: 'WOD Types' }).click();
    await expect(page).toHaveURL('/wod-types');
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(nav).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
  });
});
