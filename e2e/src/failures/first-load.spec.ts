// The api fails while the server renders the first page. The page says so with status 503, and works again once the api
// is back, without reloading.
import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { apiOf, unreachable } from '../product/own-shell';
import { countOf, isAmrap, showing } from '../library/showing';

test.beforeEach(({ shell, log }) => {
  shell.setApi(unreachable);
  // Prefetching fails as well.
  log.expect(failedResource(503), /ERR_EMPTY_RESPONSE/);
});

test('home', async ({ page, open, shell, product }) => {
  const response = await open(`${shell.address}/`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on the board');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch recent WODs');
  await expect(page.getByRole('link', { name: 'View all workouts' })).toBeVisible();

  shell.setApi(apiOf(product));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Failed to fetch recent WODs')).toBeHidden();
});

test('list: Try Again fetches the current page', async ({ page, open, shell, product }) => {
  const response = await open(`${shell.address}/wods?type=AMRAP&page=2`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch WODs');
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('AMRAP');
  const refused = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/api/wods');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await refused;
  await expect(page.getByRole('alert')).toContainText('Failed to fetch WODs');

  shell.setApi(apiOf(product));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(showing(countOf(isAmrap)))).toBeVisible();
  await expect(page).toHaveURL(`${shell.address}/wods?type=AMRAP&page=2`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('WOD', async ({ page, open, shell, product, library }) => {
  const response = await open(shell.address + library.wod('Fran'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch WOD details');
  await expect(page).toHaveTitle('Failed to fetch WOD details | WOD Inspiration');

  shell.setApi(apiOf(product));
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${shell.address}/wods`);
  await expect(page.getByText(showing())).toBeVisible();
});

test('exercise', async ({ page, open, shell, product, library }) => {
  const response = await open(shell.address + library.exercise('Thruster'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Exercise Not Found');
  await expect(page.getByRole('alert')).toContainText('Failed to load exercise details');

  shell.setApi(apiOf(product));
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByText(showing())).toBeVisible();
});

test('pages without data do not notice', async ({ open, page, shell }) => {
  for (const [path, heading] of [
    ['/wod-types', 'WOD Types'],
    ['/about', 'About'],
    ['/imprint', 'Impressum'],
  ] as const) {
    const response = await open(shell.address + path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});
