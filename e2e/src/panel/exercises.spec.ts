// Exercises can only be deleted when no WOD needs them.
import { failedResource } from '../browser-log';
import { expect, test } from './panel';
import { field } from './wod-form';

test('an exercise in use is not deleted, and the WODs that use it are named', async ({ page, open, library, log }) => {
  log.expect(failedResource(409));
  await open('/admin/exercises?search=overhead');
  await page.getByRole('button', { name: 'Delete Overhead Squat', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete exercise?' }).getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: '“Overhead Squat” was not deleted' });
  await expect(refusal.getByRole('alert')).toContainText(/^Overhead Squat is used by \d+ WODs and cannot be deleted/);
  await expect(refusal).toContainText('Nancy');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await open(library.exercise('Overhead Squat'));
  await expect(page.getByRole('heading', { level: 1, name: 'Overhead Squat' })).toBeVisible();
});

test('an exercise is created, edited, deleted and back', async ({ page, open }) => {
  await open('/admin/exercises');
  await page.getByRole('link', { name: 'New exercise' }).click();
  await field(page, 'Exercise Name').fill('Dune Crawl');
  await page.getByRole('combobox', { name: 'Equipment Type' }).selectOption({ label: 'Bodyweight' });
  await page.getByRole('button', { name: 'Create Exercise' }).click();
  await page.getByRole('link', { name: 'Edit Dune Crawl' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Exercise' })).toBeVisible();
  await field(page, 'Exercise Name').fill('Dune Crawl Uphill');
  await page.getByRole('button', { name: 'Update Exercise' }).click();
  await page.getByRole('button', { name: 'Delete Dune Crawl Uphill' }).click();
  await page.getByRole('dialog', { name: 'Delete exercise?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Dune Crawl Uphill” was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Dune Crawl Uphill' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Dune Crawl Uphill” is back in the library.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Dune Crawl Uphill' })).toBeVisible();
});
