// A suggested class that a coach would accept: drawn by number, and changed slot by slot.
import type { Page } from '@playwright/test';
import { field } from '../panel/wod-form';
import { expectAccessible } from '../quality/axe';
import { button, expect, expectSelected, NEW, region, save, test } from './planner';

const said = (page: Page) => region(page, 'Auto-Generate').getByRole('status').filter({ hasText: 'Suggested!' });
const draw = (page: Page) => page.getByPlaceholder('any', { exact: true });
const selected = (page: Page) =>
  region(page, 'Selected WODs')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((one) => (one.getAttribute('aria-label') ?? '').replace('Notes for ', '')));
async function suggest(page: Page, number: string) {
  await draw(page).fill(number);
  await button(page, 'Suggest a class').click();
  await expect(said(page)).toBeVisible();
  return selected(page);
}

test.beforeEach(async ({ page, open }) => {
  await open(NEW);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await expect(button(page, 'Suggest a class')).toBeEnabled();
});

test('stands beside the generator, and each says what it does', async ({ page }) => {
  await expect(button(page, 'Suggest a class')).toHaveAccessibleDescription(
    /^Few WODs that go together, with 3 min to change over\. Bodyweight is always included\.$/,
  );
  await expect(button(page, 'Generate Session')).toHaveAccessibleDescription(
    'Fills the time with as many WODs as fit, the shortest first, types mixed.',
  );
});

test('a draw by its number is the same class for everybody, and is saved like any other', async ({ page }) => {
  const first = await suggest(page, '7');
  expect(first.length).toBeLessThanOrEqual(2);
  await expect(said(page)).toHaveText(
    /^Suggested! \d WODs? \(\d+ minutes(, \d+ at most)?\)( and 3 minutes to change over)?\. (At least \d+ minutes? to spare|Nothing to spare)\.$/,
  );
  await suggest(page, '8');
  expect(await suggest(page, '7')).toEqual(first);
  await expect(region(page, 'Time Breakdown')).toContainText(/\d+ min free/);
  await field(page, 'Name').fill('Drawn by seven');
  await save(page, 'Create Session', 'Drawn by seven');
});

test('Draw again shows another class and the number that gives it again', async ({ page }) => {
  const first = await suggest(page, '7');
  await button(page, 'Draw again').click();
  await expect.poll(() => selected(page)).not.toEqual(first);
  const [number, second] = [await draw(page).inputValue(), await selected(page)];
  await suggest(page, '7');
  await button(page, 'Undo').click();
  await expectSelected(page, second);
  expect(await suggest(page, number)).toEqual(second);
});

test('Max WODs is heeded, and the time to change over stands between the WODs', async ({ page }) => {
  for (const most of ['1', '3']) {
    await page.getByRole('group', { name: 'Max WODs' }).getByRole('radio', { name: most }).check();
    const wods = await suggest(page, '11');
    expect(wods.length).toBeLessThanOrEqual(Number(most));
    await expect(region(page, 'Selected WODs').getByText('Change over 3 min')).toHaveCount(wods.length - 1);
  }
});

test('a locked WOD stays at its place with its notes', async ({ page }) => {
  const [first = ''] = await suggest(page, '7');
  await field(page, `Notes for ${first}`).fill('Scale it.');
  await button(page, `Lock ${first}`).click();
  await expect(button(page, `Lock ${first}`)).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Draw again').click();
  await expect.poll(async () => (await selected(page))[0]).toBe(first);
  await expect(field(page, `Notes for ${first}`)).toHaveValue('Scale it.');
  await expect(button(page, `Draw again in the place of ${first}`)).toBeDisabled();
});

test('a WOD is swapped in its place by keyboard, and the swap can be undone', async ({ page }) => {
  const before = await suggest(page, '7');
  const [first = ''] = before;
  await button(page, `Swap ${first}`).press('Enter');
  const others = page.getByRole('button', { name: new RegExp(`^Swap ${first} for `) });
  await expect(others).toHaveCount(3);
  await expect(button(page, `Swap ${first}`)).toBeFocused();
  await expect(button(page, `Swap ${first}`)).toHaveAttribute('aria-expanded', 'true');
  await others.nth(1).press('Enter');
  await expect.poll(async () => (await selected(page))[0]).not.toBe(first);
  const after = await selected(page);
  expect(after.slice(1)).toEqual(before.slice(1));
  await expect(button(page, `Swap ${after[0] ?? ''}`)).toBeFocused();
  await expect(page.getByText(`${first} was swapped for ${after[0] ?? ''}.`).first()).toBeVisible();
  await expect(said(page)).toBeVisible();
  await button(page, 'Undo').click();
  await expectSelected(page, before);
});

test('one WOD is drawn again alone', async ({ page }) => {
  const before = await suggest(page, '7');
  const [first = ''] = before;
  await button(page, `Draw again in the place of ${first}`).click();
  await expect.poll(async () => (await selected(page))[0]).not.toBe(first);
  expect((await selected(page)).slice(1)).toEqual(before.slice(1));
});

test('where nothing fits it says what would, and takes it', async ({ page }) => {
  await field(page, 'Total time (min)').fill('15');
  await button(page, 'Suggest a class').click();
  await expect(page.getByRole('alert')).toHaveText('No time available for WODs after warm-up and cool-down');
  await page.getByRole('button', { name: /^\d+ fits? with 5 more minutes$/ }).click();
  await expect(field(page, 'Total time (min)')).toHaveValue('20');
  await expect(said(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a class that is being swapped, and one that is refused, are accessible', async ({ page }) => {
  const [first = ''] = await suggest(page, '7');
  await button(page, `Swap ${first}`).click();
  await expectAccessible(page);
  await field(page, 'Total time (min)').fill('15');
  await button(page, 'Suggest a class').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('bodyweight goes with any kit', async ({ page }) => {
  await button(page.getByRole('group', { name: 'Available equipment' }), 'Jump Rope').click();
  await suggest(page, '3');
  await expect(
    region(page, 'Equipment')
      .getByRole('listitem')
      .filter({ hasNotText: /^Jump Rope/ }),
  ).toHaveCount(0);
});

for (const width of [390, 320]) {
  test(`at ${width} px nothing scrolls sideways, and everything is large enough for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const [first = ''] = await suggest(page, '7');
    await button(page, `Swap ${first}`).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const heights = await region(page, 'Selected WODs')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}
