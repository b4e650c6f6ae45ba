// A class planned by hand, from the empty form to its own page.
import { field } from '../panel/wod-form';
import { addWod, button, card, expect, expectSelected, heading, LIST, NEW, region, remaining, save, test } from './planner';

test('a coach plans a class by hand and reads it', async ({ page, context, open, isMobile }) => {
  await open(LIST);
  await page.getByRole('link', { name: 'New Session' }).click();
  await expect(page).toHaveURL(NEW);
  await expect(heading(page, 'New Training Session')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Manual Selection' })).toBeChecked();
  await expect(remaining(page)).toHaveText('45 min');
  await expect(button(page, 'Create Session')).toBeDisabled();
  await expect(page.getByText('No WODs added yet. Search and add WODs below.')).toBeVisible();

  await field(page, 'Name').fill('Monday at six');
  if (isMobile) await button(page, 'Description and notes').click();
  await field(page, 'Description').fill('Two old friends.');
  await field(page, 'Total time (min)').fill('45');
  await button(page, 'Warm-up: 5 minutes more').click();
  await field(page, 'Cool-down (min)').fill('8');
  await field(page, 'Session notes').fill('Open the big door.');
  await addWod(page, 'Fran');
  await addWod(page, 'Helen');
  await field(page, 'Notes for Fran').fill('Ring rows are fine.');
  await expectSelected(page, ['Fran', 'Helen']);
  await expect(remaining(page)).toHaveText('3 min');
  await expect(region(page, 'Equipment')).toContainText('Kettlebell 24 / 16 kg');
  await expect(region(page, 'Balance')).toContainText('Both WODs use the pull-up bar.');
  await save(page, 'Create Session', 'Monday at six');

  await expect(card(page, 'Monday at six')).toContainText('Two old friends.');
  await expect(card(page, 'Monday at six')).toContainText('45 min · 2 WODs');
  await expect(card(page, 'Monday at six')).toContainText('Fran · Helen');
  await expect(card(page, 'Monday at six')).toContainText('Warm-up15 minWODs19 minCool-down8 minActual Total42 min');
  await page.getByRole('link', { name: 'Open', exact: true }).click();

  await expect(heading(page, 'Monday at six')).toBeVisible();
  await expect(page).toHaveTitle('Monday at six - Training Session | WOD Inspiration');
  await expect(region(page, 'Session Notes')).toContainText('Open the big door.');
  await expect(region(page, 'Time Breakdown')).toContainText('Actual Total42 min (-3)');
  const fran = region(page, '1. Fran');
  for (const text of ['Ladder', '21-15-9', '2 exercises', '~7 min', 'Note: Ring rows are fine.', '43 / 29.5 kg'])
    await expect(fran).toContainText(text);
  await expect(region(page, '2. Helen')).toContainText('~12 min, usually 10–14');
  await expect(page.getByText('Dynamic stretching, joint mobilization, and movement preparation.').first()).toBeVisible();
  await expect(page.getByText('Static stretching, foam rolling, and recovery breathing.').first()).toBeVisible();
  if (isMobile) await button(page, 'More').click();
  for (const name of ['Save as Template', 'Duplicate', 'Delete']) await expect(button(page, name)).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await fran.getByRole('link', { name: 'View Details of Fran' }).click();
  await expect(heading(page, 'Fran')).toBeVisible();

  const [key, ...others] = await context.cookies();
  expect(key).toMatchObject({ name: '__Host-planner-key', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(others).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('WODs are found, noted, moved and removed, and come back', async ({ page, open }) => {
  await open(NEW);
  const search = page.getByRole('searchbox', { name: 'Search WODs' });
  await expect(page.getByRole('list', { name: 'WODs to add' }).getByRole('button').first()).toBeVisible();
  await search.fill('zzzz');
  await expect(page.getByText('No WODs found')).toBeVisible();
  for (const name of ['Fran', 'Cindy', 'Annie']) await addWod(page, name);
  await search.fill('cindy');
  await expect(button(page, 'Add Cindy')).toHaveCount(0);

  await expect(button(page, 'Move Fran up')).toBeDisabled();
  await expect(button(page, 'Move Annie down')).toBeDisabled();
  await button(page, 'Move Annie up').click();
  await expectSelected(page, ['Fran', 'Annie', 'Cindy']);
  await button(page, 'Move Fran down').click();
  await expectSelected(page, ['Annie', 'Fran', 'Cindy']);
  await field(page, 'Notes for Fran').fill('Light and fast.');
  await button(page, 'Remove Fran').click();
  await expectSelected(page, ['Annie', 'Cindy']);
  await expect(remaining(page)).toHaveText('15 min');
  await button(page, 'Undo').click();
  await expectSelected(page, ['Annie', 'Fran', 'Cindy']);
  await expect(field(page, 'Notes for Fran')).toHaveValue('Light and fast.');
});

test('a WOD is found in another spelling', async ({ page, open }) => {
  await open(NEW);
  await page.getByRole('searchbox', { name: 'Search WODs' }).fill('murf');
  await button(page, 'Add Murph').click();
  await expectSelected(page, ['Murph']);
});

test('over time nothing is saved, and it says so', async ({ page, open }) => {
  await open(NEW);
  await field(page, 'Name').fill('Too much');
  await addWod(page, 'Cindy');
  await addWod(page, 'Kelly');
  await expect(remaining(page)).toHaveText('-3 min');
  await expect(page.getByText('Session is over time! Remove WODs or increase total time.')).toBeVisible();
  await expect(page.getByText('Remove a WOD or add time to save it.')).toBeVisible();
  await expect(button(page, 'Create Session')).toBeDisabled();
  // Enter in a field also submits a form.
  await field(page, 'Name').press('Enter');
  await expect(page).toHaveURL(NEW);

  await button(page, 'Total time: 5 minutes more').click();
  await expect(remaining(page)).toHaveText('2 min');
  await expect(page.getByText('Session is over time!', { exact: false })).toHaveCount(0);
  await save(page, 'Create Session', 'Too much');
});

test('what breaks a rule stands at its field, which gets the focus', async ({ page, open }) => {
  await open(NEW);
  await field(page, 'Name').fill('n'.repeat(121));
  await field(page, 'Warm-up (min)').fill('ten');
  await field(page, 'Warm-up (min)').press('Tab');
  await expect(field(page, 'Warm-up (min)')).toHaveValue('0');
  await button(page, 'Create Session').click();
  await expect(page.getByText('Name must be at most 120 characters')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Short');
  await save(page, 'Create Session', 'Short');
});
