// What was changed is told field by field, and comes back with one click.
import { expectAccessible } from '../quality/axe';
import { expect, test } from './panel';
import { field, save } from './wod-form';

test.use({ viewport: { width: 390, height: 844 } });

test('an admin reads what was changed in a WOD, goes back to it, and undoes that on the next page', async ({ page, open, library }) => {
  const wod = library.wod('Eva');
  await open(`/admin${wod}/edit`);
  await field(page, 'Name').fill('Eva, misspelt');
  await field(page, 'Rounds').fill('4');
  await save(page, 'Update WOD');

  await page.goto('/admin/change-log');
  await page.getByRole('link', { name: 'changed: history of Eva, misspelt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History of Eva, misspelt' })).toBeVisible();
  await expect(page).toHaveTitle('History of Eva, misspelt | WOD Inspiration');
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem').first()).toContainText(/Name\s*Before: Eva\s*After: Eva, misspelt.*Rounds\s*Before: 5\s*After: 4/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await changes.getByRole('button', { name: 'Back to the first version' }).click();
  await expect(page.getByText('It is again what it was.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'History of Eva' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Change log' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This was undone.')).toBeVisible();
  await page.goto(wod);
  await expect(page.getByRole('heading', { level: 1, name: 'Eva, misspelt' })).toBeVisible();
});
