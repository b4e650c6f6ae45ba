// The panel's main path, one-handed.
import type { Page } from '@playwright/test';
import { expect, PASSWORD, SIGNED_OUT, test, USERNAME } from './panel';
import { addExercise, field, save } from './wod-form';

test.use({ storageState: SIGNED_OUT, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const expectNoSideways = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('an admin signs in, finds a WOD, edits it and saves it', async ({ page, open, library }) => {
  await open('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Admin Login' }).tap();
  await field(page, 'Username').fill(USERNAME);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectNoSideways(page);

  await page.getByRole('searchbox', { name: 'Search WODs' }).fill('Nancy');
  await page.getByRole('link', { name: 'Edit Nancy', exact: true }).tap();
  await expect(field(page, 'Name')).toHaveValue('Nancy');
  await field(page, 'Rounds').fill('6');
  await addExercise(page, 'Burpee', { Reps: '8' });
  await page.getByRole('button', { name: 'Move Burpee up' }).tap();
  await expectNoSideways(page);
  await save(page, 'Update WOD');

  await page.goto(library.wod('Nancy'));
  await expect(page.getByRole('main')).toContainText('Do 6 rounds of all movements in order, as fast as you can.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Burpee' })).toBeVisible();
});
