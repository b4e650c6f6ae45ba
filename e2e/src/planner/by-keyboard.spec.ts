// A class is planned without a mouse, and a screen reader announces what happens.
import type { Locator, Page } from '@playwright/test';
import { field } from '../panel/wod-form';
import { addWod, button, card, expect, expectSelected, heading, LIST, NEW, region, save, test } from './planner';

/** Presses Tab, or another key, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

const tabBackTo = (page: Page, target: Locator) => tabTo(page, target, 'Shift+Tab');

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const heard = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search WODs' });

test('from the list to a saved session by keyboard alone', async ({ page, open }) => {
  await open(LIST);
  await press(page, page.getByRole('link', { name: 'New Session' }));
  await expect(heading(page, 'New Training Session')).toBeVisible();
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('Hands on keys');
  await tabTo(page, field(page, 'Total time (min)'));
  await page.keyboard.type('50');
  await press(page, button(page, 'Cool-down: 5 minutes more'));

  await tabTo(page, search(page));
  for (const name of ['Jackie', 'Diane', 'Karen']) {
    await page.keyboard.type(name);
    await press(page, button(page, `Add ${name}`));
    await expect(heard(page, `${name} added at position`)).toBeAttached();
    // The only matching row is gone, and the focus with it, so it returns to the search.
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
  }
  await page.keyboard.press('Delete');
  await expectSelected(page, ['Jackie', 'Diane', 'Karen']);

  await tabBackTo(page, field(page, 'Notes for Karen'));
  await page.keyboard.type('Fast singles');
  await page.keyboard.press('Alt+ArrowUp');
  await expectSelected(page, ['Jackie', 'Karen', 'Diane']);
  await expect(heard(page, 'Karen moved to position 2 of 3')).toBeAttached();
  await expect(field(page, 'Notes for Karen')).toBeFocused();

  await tabBackTo(page, button(page, 'Move Karen up'));
  await page.keyboard.press('Enter');
  await expectSelected(page, ['Karen', 'Jackie', 'Diane']);
  await expect(heard(page, 'Karen moved to position 1 of 3')).toBeAttached();
  await expect(button(page, 'Move Karen up')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSelected(page, ['Karen', 'Jackie', 'Diane']);

  await press(page, button(page, 'Remove Jackie'));
  await expect(button(page, 'Undo')).toBeFocused();
  await expect(heard(page, 'Jackie removed')).toBeAttached();
  await page.keyboard.press('Enter');
  await expectSelected(page, ['Karen', 'Jackie', 'Diane']);
  await expect(region(page, 'Selected WODs').locator(':focus')).toBeAttached();

  await press(page, button(page, 'Create Session'));
  await expect(page.getByText('“Hands on keys” was saved.')).toBeVisible();
  await expect(card(page, 'Hands on keys')).toContainText('Karen · Jackie · Diane');
  await press(page, page.getByRole('link', { name: 'Hands on keys', exact: true }));
  await expect(heading(page, 'Hands on keys')).toBeVisible();
  for (const name of ['1. Karen', '2. Jackie', '3. Diane']) await expect(region(page, name)).toBeAttached();
});

test('Enter in the search for WODs does not save half a class', async ({ page, open }) => {
  await open(NEW);
  await field(page, 'Name').fill('All of a class');
  await addWod(page, 'Karen');
  await search(page).fill('Cindy');
  await search(page).press('Enter');
  await addWod(page, 'Diane');
  await save(page, 'Create Session', 'All of a class');
  await expect(card(page, 'All of a class')).toContainText(/Karen · .*Diane/);
});

test('the generator by keyboard alone', async ({ page, open }) => {
  await open(LIST);
  await press(page, page.getByRole('link', { name: 'New Session' }));
  await tabTo(page, page.getByRole('radio', { name: 'Manual Selection' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Auto-Generate' })).toBeChecked();
  await tabTo(page, button(page, 'Kettlebell'));
  await page.keyboard.press('Space');
  await expect(button(page, 'Kettlebell')).toHaveAttribute('aria-pressed', 'true');
  await press(page, button(page, 'Generate Session'));
  await expect(heard(page, 'Auto-Generated!')).toBeVisible();
});

test('the question before a delete keeps the focus, and Escape is No', async ({ page, open, planned }) => {
  const address = await planned({ name: 'Kept by Escape', wods: ['Fran'] });
  await open(address);
  await expect(button(page, 'Delete')).toBeVisible();
  await press(page, button(page, 'Delete'));
  const question = page.getByRole('dialog', { name: 'Delete Training Session?' });
  await expect(button(question, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button(page, 'Delete')).toBeFocused();
  await expect(page).toHaveURL(address);
});
