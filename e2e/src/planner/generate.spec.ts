// A class filled by the generator. It is deterministic: the same library and options give the same class.
import type { Page } from '@playwright/test';
import { field } from '../panel/wod-form';
import { button, card, expect, expectSelected, NEW, region, remaining, save, test } from './planner';

const generate = (page: Page) => button(page, 'Generate Session').click();
const said = (page: Page) => region(page, 'Auto-Generate').getByRole('status').filter({ hasText: 'Auto-Generated!' });
/** The shortest of each type, then whatever still fits. */
const SHORTEST = [
  '500 m Row',
  'Tabata Push-ups',
  'Invisible Fran',
  'Open 11.3',
  'Open 14.2',
  'Carpet Sprint',
  'Hundred Snatches',
  'Max Unbroken Double-unders',
];
const chips = (page: Page, group: 'Available equipment' | 'Exclude workout types' | 'Leave out what needs') =>
  page.getByRole('group', { name: group });

test.beforeEach(async ({ page, open }) => {
  await open(NEW);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await expect(button(page, 'Generate Session')).toBeEnabled();
});

test('by default the shortest WODs fill the time, types mixed', async ({ page }) => {
  await expect(region(page, 'Add WODs')).toHaveCount(0);
  await generate(page);
  await expectSelected(page, SHORTEST);
  await expect(said(page)).toHaveText(
    'Auto-Generated! Selected 8 WODs (44 minutes) with 1 minute of buffer. Mixed types: For Time, Tabata, Ladder, AMRAP, EMOM, Rounds, Chipper EMOM.',
  );
  await expect(remaining(page)).toHaveText('1 min');
  await expect(page.getByText('Why: the shortest of a new type')).toHaveCount(7);
  await expect(page.getByText('Why: the shortest that still fits')).toHaveCount(1);
  await field(page, 'Name').fill('Short and mixed');
  await save(page, 'Create Session', 'Short and mixed');
  await expect(card(page, 'Short and mixed')).toContainText('60 min · 8 WODs');
});

test('chosen equipment and excluded types narrow the choice', async ({ page }) => {
  for (const name of ['Kettlebell', 'Bodyweight']) await button(chips(page, 'Available equipment'), name).click();
  for (const name of ['AMRAP', 'Tabata']) await button(chips(page, 'Exclude workout types'), name).click();
  await generate(page);
  await expectSelected(page, ['Invisible Fran', '1 Mile Run', 'Carpet Sprint', 'Bell Basics', 'Ten to One']);
  await expect(said(page)).toHaveText(
    'Auto-Generated! Selected 5 WODs (43 minutes) with 2 minutes of buffer. Mixed types: Ladder, For Time, Rounds, EMOM. Filtered for available equipment.',
  );
  await expect(region(page, 'Equipment').getByRole('listitem')).toHaveText([/^Kettlebell/]);

  await button(chips(page, 'Available equipment'), 'Kettlebell').click();
  await button(chips(page, 'Available equipment'), 'Bodyweight').click();
  await generate(page);
  await expect(said(page)).not.toContainText('Filtered for available equipment.');
  await button(page, 'Undo').click();
  await expectSelected(page, ['Invisible Fran', '1 Mile Run', 'Carpet Sprint', 'Bell Basics', 'Ten to One']);
});

test('what needs something that nobody has is left out', async ({ page }) => {
  for (const name of ['Barbell', 'Pull-up Bar']) await button(chips(page, 'Available equipment'), name).click();
  for (const name of ['AMRAP', 'EMOM', 'For Time', 'Rounds', 'Chipper EMOM']) await button(chips(page, 'Exclude workout types'), name).click();
  const ofPartners = region(page, 'Selected WODs').getByRole('textbox', { name: 'Notes for Partner Fran' });
  await field(page, 'Total time (min)').fill('120');
  await generate(page);
  await expect(ofPartners).toHaveCount(1);
  await button(chips(page, 'Leave out what needs'), 'Partner').click();
  await generate(page);
  await expect(ofPartners).toHaveCount(0);
  await expect(said(page)).toBeVisible();
});

test('without time or without a match it says why, and what is there stays', async ({ page }) => {
  await generate(page);
  await expect(said(page)).toBeVisible();
  await field(page, 'Total time (min)').fill('15');
  await generate(page);
  await expect(page.getByRole('alert')).toHaveText('No time available for WODs after warm-up and cool-down');
  await expect(said(page)).toHaveCount(0);
  await expect(region(page, 'Selected WODs').getByRole('textbox')).toHaveCount(SHORTEST.length);

  await field(page, 'Total time (min)').fill('60');
  await button(chips(page, 'Available equipment'), 'Sled').click();
  await generate(page);
  await expect(page.getByRole('alert')).toHaveText('No WODs found matching your criteria. Try adjusting equipment or excluded types.');
});

test.describe('More options', () => {
  const draw = (page: Page) => page.getByPlaceholder('no draw');

  test.beforeEach(({ page }) => page.getByText('More options').click());

  test('at most so many WODs', async ({ page }) => {
    await field(page, 'Max WODs').fill('2');
    await generate(page);
    await expectSelected(page, SHORTEST.slice(0, 2));
    await expect(said(page)).toContainText('Selected 2 WODs (6 minutes) with 39 minutes of buffer.');
  });

  test('a draw by its number is the same class for everybody', async ({ page }) => {
    await draw(page).fill('7');
    await generate(page);
    await expectSelected(page, ['Coe', 'Open 21.3', 'Jeremy']);
    await expect(said(page)).toContainText('Selected 3 WODs (43 minutes) with 2 minutes of buffer.');
    await expect(page.getByText('Why: drawn, of a new type')).toHaveCount(3);
    await draw(page).fill('8');
    await generate(page);
    await expect(field(page, 'Notes for Open 21.3')).toHaveCount(0);
    await draw(page).fill('7');
    await generate(page);
    await expectSelected(page, ['Coe', 'Open 21.3', 'Jeremy']);
  });

  test('a re-roll shows the number that draws it again', async ({ page }) => {
    const drawn = () =>
      region(page, 'Selected WODs')
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((one) => one.getAttribute('aria-label')));
    await button(page, 'Re-roll').click();
    await expect(draw(page)).toHaveValue(/^[1-9]\d{0,3}$/);
    await expect(said(page)).toBeVisible();
    const [number, first] = [await draw(page).inputValue(), await drawn()];
    await draw(page).clear();
    await generate(page);
    await expectSelected(page, SHORTEST);
    await draw(page).fill(number);
    await generate(page);
    await expect.poll(drawn).toEqual(first);
  });

  test('some stay, others are skipped', async ({ page }) => {
    await generate(page);
    await button(page, 'Lock Carpet Sprint').click();
    await button(page, 'Skip 500 m Row').click();
    await generate(page);
    await expect(field(page, 'Notes for 500 m Row')).toHaveCount(0);
    await expect(region(page, 'Selected WODs').getByRole('textbox').first()).toHaveAccessibleName('Notes for Carpet Sprint');
    await expect(page.getByText('Why: kept')).toHaveCount(1);
    await button(page, 'Don’t skip 500 m Row').click();
    await generate(page);
    await expect(field(page, 'Notes for 500 m Row')).toHaveCount(1);
  });
});
