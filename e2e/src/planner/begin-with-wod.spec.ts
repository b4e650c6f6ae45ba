// "Plan a class with this": the form starts with a WOD from the library, without losing a draft.
import { untilAlive } from '../journey';
import { field } from '../panel/wod-form';
import { addWod, button, expect, expectSelected, NEW, region, save, test } from './planner';

const idOf = (address: string) => address.replace('/wods/', '');

test('the form begins with the WOD, whole', async ({ page, open, library }) => {
  await open(`${NEW}?wod=${idOf(library.wod('Cindy'))}`);
  await expectSelected(page, ['Cindy']);
  await expect(page.getByRole('radio', { name: 'Manual Selection' })).toBeChecked();
  await expect(region(page, 'Equipment')).toContainText('Pull-up Bar');
  await field(page, 'Name').fill('Around Cindy');
  await save(page, 'Create Session', 'Around Cindy');
});

test('it stays when a class is suggested around it', async ({ page, open, library }) => {
  await open(`${NEW}?wod=${idOf(library.wod('Cindy'))}`);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await button(page, 'Suggest a class').click();
  await expect(page.getByText('Suggested!')).toBeVisible();
  await expect(field(page, 'Notes for Cindy')).toBeVisible();
  await expect(button(page, 'Lock Cindy')).toHaveAttribute('aria-pressed', 'true');
});

test('an unsaved draft is not lost, and one that has the WOD goes on', async ({ page, open, library }) => {
  await open(NEW);
  await field(page, 'Name').fill('Half a class');
  await addWod(page, 'Fran');
  const withCindy = `${NEW}?wod=${idOf(library.wod('Cindy'))}`;
  await page.goto(withCindy);
  await untilAlive(page);
  await expectSelected(page, ['Cindy']);
  await expect(page.getByText('The class begins with Cindy instead of your unsaved draft.').first()).toBeVisible();
  await button(page, 'Back to my draft').click();
  await expect(field(page, 'Name')).toHaveValue('Half a class');
  await expectSelected(page, ['Fran']);
  await button(page, 'Undo').click();
  await expectSelected(page, ['Cindy']);

  await field(page, 'Name').fill('Around Cindy');
  await page.reload();
  await untilAlive(page);
  await expect(field(page, 'Name')).toHaveValue('Around Cindy');
  await expect(button(page, 'Start over')).toBeVisible();
});

test('an unknown WOD leaves an empty form, and it is said', async ({ page, open }) => {
  const response = await open(`${NEW}?wod=nothing`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('That WOD is not in the library. Choose any other to begin with.')).toBeVisible();
  await expectSelected(page, []);
});
