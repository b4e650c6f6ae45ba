// The exercises of a WOD are arranged without a mouse.
import type { Page } from '@playwright/test';
import { expect, test } from './panel';
import { field, picker, pressByKeyboard, tabTo } from './wod-form';

const chosen = (page: Page) =>
  page.getByRole('combobox', { name: 'Exercise' }).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

test('entries are added, moved, duplicated and removed by keyboard alone', async ({ page, open }) => {
  await open('/admin/wods/new');
  await field(page, 'Name').focus();
  await page.keyboard.type('Hands On Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('For');
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('FOR_TIME');

  await pressByKeyboard(page, 'Add exercise');
  await expect(picker(page, 1)).toBeFocused();
  for (const name of ['Thruster', 'Burpee', 'Deadlift']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    // Enter again continues with the next exercise.
    await page.keyboard.press('Enter');
  }
  await expect(picker(page, 4)).toBeFocused();
  await page.keyboard.type('Box Jump');
  await page.keyboard.press('Enter');
  expect(await chosen(page)).toEqual(['Thruster', 'Burpee', 'Deadlift', 'Box Jump']);

  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => chosen(page)).toEqual(['Thruster', 'Box Jump', 'Burpee', 'Deadlift']);
  await expect(picker(page, 2)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Box Jump moved to position 2 of 4' })).toBeAttached();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => chosen(page)).toEqual(['Thruster', 'Burpee', 'Box Jump', 'Deadlift']);

  await pressByKeyboard(page, 'Move Box Jump up');
  await expect.poll(() => chosen(page)).toEqual(['Thruster', 'Box Jump', 'Burpee', 'Deadlift']);
  await pressByKeyboard(page, 'Duplicate Box Jump');
  await expect(picker(page, 3)).toBeFocused();
  expect(await chosen(page)).toEqual(['Thruster', 'Box Jump', 'Box Jump', 'Burpee', 'Deadlift']);

  await pressByKeyboard(page, 'Remove Burpee');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await chosen(page)).toEqual(['Thruster', 'Box Jump', 'Box Jump', 'Deadlift']);
  await page.keyboard.press('Enter');
  await expect(picker(page, 4)).toBeFocused();
  expect(await chosen(page)).toEqual(['Thruster', 'Box Jump', 'Box Jump', 'Burpee', 'Deadlift']);

  await pressByKeyboard(page, 'Create WOD');
  await page.getByRole('link', { name: 'View Hands On Keys' }).click();
  const movements = page.getByRole('main').locator('a[href^="/exercises/"]');
  await expect(movements).toHaveText(['Thruster', 'Box Jump', 'Box Jump', 'Burpee', 'Deadlift']);
});

test('an abbreviation offers the exercise that it stands for before a new one', async ({ page, open }) => {
  await open('/admin/wods/new');
  await pressByKeyboard(page, 'Add exercise');
  await page.keyboard.type('T2B');
  const options = page.getByRole('listbox', { name: 'Exercises' }).getByRole('option');
  await expect(options.first()).toContainText('Toes-to-bar (T2B)');
  await expect(options.last()).toHaveText('Create “T2B”');
  await page.keyboard.press('Enter');
  expect(await chosen(page)).toEqual(['Toes-to-bar']);
});

test('a long text that gets the focus is not covered by the bar of buttons', async ({ page, open, library }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`/admin${library.wod('Fran')}/edit`);
  const text = field(page, 'What it should feel like');
  await tabTo(page, text);
  const [area, button] = await Promise.all([text.boundingBox(), page.getByRole('button', { name: 'Update WOD' }).boundingBox()]);
  expect(Number(area?.y) + Number(area?.height)).toBeLessThan(Number(button?.y));
});
