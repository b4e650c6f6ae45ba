// Templates, duplicates and edits: a planned class is the starting point for others.
import { field } from '../panel/wod-form';
import { addWod, button, card, expect, expectSelected, heading, LIST, NEW, region, save, test } from './planner';

test('a session becomes a template, and the form begins with it', async ({ page, open, planned }) => {
  await open(
    await planned({ name: 'Barbell basics', totalMinutes: 50, mobilityMinutes: 12, notes: 'Collars!', wods: [['Fran', 'Break early.'], 'Grace'] }),
  );
  await button(page, 'Save as Template').click();
  await expect(page.getByText('Template', { exact: true })).toBeVisible();
  await expect(button(page, 'Save as Template')).toHaveCount(0);

  await open(LIST);
  // There may be other templates too.
  const group = page.getByRole('region', { name: /^Templates \d+$/ });
  await expect(group.getByRole('link', { name: 'Barbell basics' })).toBeVisible();
  await page.getByRole('link', { name: 'New Session' }).click();
  const templates = region(page, 'Use a Template');
  await button(templates, 'Show Templates').click();
  await expect(button(templates, 'Hide Templates')).toBeVisible();
  await expect(templates).toContainText('50 min · 2 WODs');
  await button(templates, 'Use Template Barbell basics').click();
  await expect(field(page, 'Name')).toHaveValue('Barbell basics (from Template)');
  await expect(field(page, 'Total time (min)')).toHaveValue('50');
  await expect(field(page, 'Warm-up (min)')).toHaveValue('12');
  await expect(field(page, 'Session notes')).toHaveValue('Collars!');
  await expectSelected(page, ['Fran', 'Grace']);
  await expect(field(page, 'Notes for Fran')).toHaveValue('Break early.');
  await save(page, 'Create Session', 'Barbell basics (from Template)');
  await expect(region(page, 'My Sessions').getByRole('link', { name: 'Barbell basics (from Template)' })).toBeVisible();
  await expect(group.getByRole('link', { name: 'Barbell basics (from Template)' })).toHaveCount(0);
});

test('the template’s own page leads to the form too', async ({ page, open, planned }) => {
  await open(await planned({ name: 'Friday template', isTemplate: true, wods: ['Cindy'] }));
  await page.getByRole('link', { name: 'Use Template' }).click();
  await expect(field(page, 'Name')).toHaveValue('Friday template (from Template)');
  await expect(page.getByRole('radio', { name: 'Manual Selection' })).toBeChecked();
  await field(page, 'Name').fill('Friday in November');
  await save(page, 'Create Session', 'Friday in November');
  await expect(card(page, 'Friday in November')).not.toContainText('Template');
});

test('a duplicate is a new session with everything but the name', async ({ page, open, planned }) => {
  const original = await planned({
    name: 'Tuesday',
    description: 'Lungs.',
    notes: 'Chalk.',
    isTemplate: true,
    wods: [['Helen', 'Row instead.'], 'Annie'],
  });
  await open(original);
  await button(page, 'Duplicate').click();
  await expect(heading(page, 'Tuesday (Copy)')).toBeVisible();
  await expect(page).not.toHaveURL(original);
  await expect(page.getByText('Template', { exact: true })).toHaveCount(0);
  await expect(region(page, 'Session Notes')).toContainText('Chalk.');
  await expect(region(page, '1. Helen')).toContainText('Note: Row instead.');
  await expect(region(page, '2. Annie')).toBeVisible();
});

test('an edit changes the session and nothing else', async ({ page, open, planned }) => {
  const address = await planned({ name: 'Wednesday', wods: ['Fran', 'Cindy'] });
  await open(address);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page, 'Edit Training Session')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(region(page, 'Use a Template')).toHaveCount(0);
  await expectSelected(page, ['Fran', 'Cindy']);
  await addWod(page, 'Grace');
  await button(page, 'Remove Fran').click();
  await button(page, 'Move Grace up').click();
  await field(page, 'Name').fill('Wednesday, shorter');
  await field(page, 'Total time (min)').fill('45');
  await save(page, 'Update Session', 'Wednesday, shorter');
  await expect(card(page, 'Wednesday, shorter')).toContainText('Grace · Cindy');
  await expect(card(page, 'Wednesday')).toHaveCount(0);

  await open(address);
  await expect(region(page, '1. Grace')).toBeVisible();
  await expect(region(page, '2. Cindy')).toBeVisible();
  await expect(page.getByText('Fran', { exact: true })).toHaveCount(0);
});

test('a template that is gone leaves an empty form', async ({ page, open }) => {
  await open(`${NEW}?template=nothing`);
  await expect(field(page, 'Name')).toHaveValue('');
  await expectSelected(page, []);
});
