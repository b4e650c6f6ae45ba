// A class with a briefing, set-up and change-overs: planned by hand, generated around, read, printed and kept as a template.
import { field } from '../panel/wod-form';
import { expectAccessible } from '../quality/axe';
import { addWod, button, card, expect, heading, NEW, region, remaining, save, test } from './planner';

const BLOCKS = [
  { title: 'Briefing', minutes: 5, text: 'What we do today, and how to scale it', place: 0 },
  { title: 'Set-up', minutes: 3, text: 'One bar each', place: 1 },
  { title: 'Change over', minutes: 3, place: 2 },
  { title: 'L'.repeat(60), minutes: 0, place: 3 },
];

test('a class is planned with blocks, by keyboard too', async ({ page, open }) => {
  await open(NEW);
  await field(page, 'Name').fill('Blocks by hand');
  for (const name of ['Fran', 'Helen']) await addWod(page, name);
  const free = parseInt((await remaining(page).textContent()) ?? '', 10);
  await page.getByText('Add a block').click();
  await page.getByRole('button', { name: /^Briefing/ }).click();
  const title = page.getByLabel('Title of block 1');
  await expect(title).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(title).toBeFocused();
  await expect(region(page, 'Selected WODs').getByRole('listitem')).toContainText(['Warm-up 10 min', '', 'Fran', 'Helen', 'Cool-down 5 min']);
  await page.getByRole('button', { name: /^Change-over/ }).click();
  await page.getByLabel('Text for Change over').fill('Bars away');
  await expect(remaining(page)).toHaveText(`${free - 8} min`);
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
  await button(page, 'Remove Briefing').click();
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(title).toHaveValue('Briefing');
  await page.reload();
  await expect(page.getByLabel('Text for Change over')).toHaveValue('Bars away');
  await save(page, 'Create Session', 'Blocks by hand');
  await expect(card(page, 'Blocks by hand')).toContainText('Blocks8 min');
});

test('a class shows its blocks with their times, and a new one is generated around them', async ({ page, open, planned }) => {
  const address = await planned({ name: 'Blocks to keep', isTemplate: true, wods: ['Fran', 'Helen'], blocks: BLOCKS });
  await open(`${address}?start=18:00`);
  const shown = page.getByRole('article');
  await expect(shown).toContainText(
    /Briefing18:00–18:05 5 min.*Warm-up \/ Mobility18:05–18:15.*Set-up18:15–18:18 3 minOne bar each.*Fran.*Change over18:\d\d–18:\d\d 3 min.*Helen.*L{60}.*Cool-down/,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Duplicate').click();
  await expect(heading(page, 'Blocks to keep (Copy)')).toBeVisible();
  await expect(shown).toContainText(/Briefing.*Warm-up.*Set-up.*Fran.*Change over.*Helen.*L{60}.*Cool-down/);

  await open(`${NEW}?template=${address.split('/').at(-1)}`);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await page.getByLabel('Put 3 min to change over between the WODs').check();
  await button(page, 'Generate Session').click();
  await expect(
    page.getByText(/^Auto-Generated! Selected \d+ WODs \(\d+ minutes\) and \d+ minutes to change over with \d+ minutes? of buffer\./),
  ).toBeVisible();
  const titles = await region(page, 'Selected WODs')
    .getByLabel(/^Title of block/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const notes = await region(page, 'Selected WODs')
    .getByLabel(/^Notes for/)
    .count();
  expect(titles).toEqual(['Briefing', 'Set-up', ...Array<string>(notes - 1).fill('Change over'), 'L'.repeat(60)]);
  await expect(remaining(page)).toHaveText(/^\d+ min$/);
});
