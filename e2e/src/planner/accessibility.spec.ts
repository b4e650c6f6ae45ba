// axe on every screen of the planner, wide and narrow, light and dark.
import { expectAccessible } from '../quality/axe';
import { field } from '../panel/wod-form';
import { addWod, button, expect, heading, LIST, NEW, region, test } from './planner';

test('list with templates, and nothing found', async ({ page, open, planned }) => {
  await planned({ name: 'Monday', description: 'Strength and air', wods: ['Fran', 'Cindy'] });
  await planned({ name: 'Hero hour', isTemplate: true, totalMinutes: 30, wods: ['Murph'] });
  await open(LIST);
  await expectAccessible(page);
  await open(`${LIST}?search=zzz`);
  await expect(page.getByRole('heading', { name: 'No sessions found' })).toBeVisible();
  await expectAccessible(page);
});

test('session, and the question before it is deleted', async ({ page, open, planned }) => {
  await open(`${await planned({ name: 'Tuesday', notes: 'Chalk.', wods: [['Fran', 'Light.'], 'Carpet Sprint', 'Tabata This!'] })}?start=18:00`);
  await expectAccessible(page);
  await button(page, 'More').click();
  await button(page, 'Delete').click();
  await expect(page.getByRole('dialog', { name: 'Delete Training Session?' })).toBeVisible();
  await expectAccessible(page);
});

test('form with WODs, with templates shown, over time and with rules broken', async ({ page, open, planned }) => {
  await planned({ name: 'To begin with', isTemplate: true, wods: ['Fran'] });
  await open(NEW);
  await button(page, 'Show Templates').click();
  for (const name of ['Fran', 'Cindy', 'Helen']) await addWod(page, name);
  await button(page, 'Remove Cindy').click();
  await expectAccessible(page);
  await field(page, 'Name').fill('n'.repeat(121));
  await button(page, 'Create Session').click();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await addWod(page, 'Murph');
  await expect(page.getByText('Session is over time! Remove WODs or increase total time.')).toBeVisible();
  await expectAccessible(page);
});

test('form after generating, with more options open', async ({ page, open }) => {
  await open(NEW);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await button(page, 'Generate Session').click();
  await page.getByText('More options').click();
  await button(page, 'Lock Carpet Sprint').click();
  await button(page, 'Skip Invisible Fran').click();
  await button(region(page, 'Auto-Generate'), 'Generate Session').click();
  await expect(button(page, 'Don’t skip Invisible Fran')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Total time (min)').fill('15');
  await button(page, 'Generate Session').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('session of another browser that was to be edited', async ({ page, context, open, planned }) => {
  const address = await planned({ name: 'Not yours', wods: ['Fran'] });
  await context.clearCookies();
  await open(`${address}/edit`);
  await expect(heading(page, 'This session belongs to another browser')).toBeVisible();
  await expectAccessible(page);
});
