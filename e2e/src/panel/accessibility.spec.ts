// axe on every screen of the panel, wide and narrow, light and dark.
import { failedResource } from '../browser-log';
import { expectAccessible, switchTo } from '../quality/axe';
import { allStylesheets, changedBy } from '../quality/stylesheets';
import { expect, SIGNED_OUT, test, TOKEN_KEY } from './panel';
import { SCREENS } from './screens';
import { addExercise, picker, startWod } from './wod-form';

for (const { heading, title = heading, path } of SCREENS) {
  test(`${heading}; it looks the same whatever screens were opened before it`, async ({ page, open, library }) => {
    await open(path(library));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | WOD Inspiration`);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await switchTo(page, 'light');
    expect(await changedBy(page, await allStylesheets())).toEqual([]);
  });
}

test('Import WODs', async ({ page, open }) => {
  await open('/admin/import-wods?category=BENCHMARK');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // All cards are made alike: thirty stand for all. Those out of view would keep the old colours until they are scrolled into view.
  await cards.evaluateAll((elements) => {
    for (const [index, card] of elements.entries()) card.style.cssText = index < 30 ? 'content-visibility: visible' : 'display: none';
  });
  await expectAccessible(page);
});

test('WOD form with rules broken', async ({ page, open }) => {
  await open('/admin/wods/new');
  await startWod(page, '', 'Chipper EMOM', {});
  await addExercise(page, 'Burpee', { Reps: 'many' });
  await page.getByRole('button', { name: 'Create WOD' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('question before deleting', async ({ page, open }) => {
  await open('/admin?search=Fran');
  await page.getByRole('button', { name: 'Delete Fran', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Delete “Fran”?' })).toBeVisible();
  await expectAccessible(page);
});

test('question to sign in again', async ({ page, open, log }) => {
  log.expect(failedResource(401));
  await open('/admin/wods/new');
  await startWod(page, 'Night Watch', 'For Time', {});
  await addExercise(page, 'Burpee', {});
  await page.evaluate((key) => localStorage.setItem(key, 'garbage'), TOKEN_KEY);
  await page.getByRole('button', { name: 'Create WOD' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expectAccessible(page);
});

test('new exercise inside the WOD form, with rules broken', async ({ page, open }) => {
  await open('/admin/wods/new');
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await picker(page, 1).fill('Zottman Carry');
  await page.getByRole('option', { name: 'Create “Zottman Carry”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Exercise' });
  await dialog.getByRole('button', { name: 'Create Exercise' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Equipment Type' })).toBeFocused();
  await expectAccessible(page);
});

test('exercise in use that was not deleted', async ({ page, open, log }) => {
  log.expect(failedResource(409));
  await open('/admin/exercises?search=thruster');
  await page.getByRole('button', { name: 'Delete Thruster', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete exercise?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: '“Thruster” was not deleted' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('signed out', () => {
  test.use({ storageState: SIGNED_OUT });

  test('Admin Login', async ({ page, open }) => {
    await open('/admin/login');
    await expect(page).toHaveTitle('Admin Login | WOD Inspiration');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expectAccessible(page);
  });
});
