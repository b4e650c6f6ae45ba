// Some parts of a page have code of their own, which comes after the rest. Where it can't be loaded, the page goes on without them.
import { expect, test } from '../journey';
import { countOf, isAmrap, showing } from '../library/showing';

test('list: filters, the draw and nothing found', async ({ page, open, log }) => {
  // React says that it drops what the server has rendered there.
  log.expect(/ERR_FAILED/, /Minified React error #418/);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/list-parts.'));
  await page.route('**/list-parts.*.js', (route) => route.abort());
  await open('/wods?type=AMRAP');
  await refused;
  await page.getByRole('link', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/draw=/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByLabel('Type', { exact: true }).selectOption('');
  await expect(page.getByText(showing())).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('AMRAP');
  await expect(page.getByText(showing(countOf(isAmrap)))).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill('no such workout');
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText(showing())).toBeVisible();
});

test('WOD: all levels and ways to share', async ({ page, open, library, log }) => {
  log.expect(/ERR_FAILED/, /Minified React error #418/);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/wod-later.'));
  await page.route('**/wod-later.*.js', (route) => route.abort());
  await open(library.wod('Fran'));
  await refused;
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Start/ })).toBeEnabled();
});
