// A WOD is prepared, kept from the public, found again after a reload and published; the form helps on the way.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../quality/axe';
import { expect, test } from './panel';
import { addExercise, entry, field, picker, startWod } from './wod-form';

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a duplicate stays a draft until it is published', async ({ page, open, library, request }) => {
  await open(`/admin${library.wod('Jack')}/edit`);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(field(page, 'Name')).toHaveValue('Jack (copy)');
  await field(page, 'Name').fill('jack');
  await expect(page.getByText('There is one of this name already: Jack.')).toBeVisible();
  await field(page, 'Name').fill('Quiet Jack');
  await page.getByRole('button', { name: 'Add exercise' }).click();
  const last = await page.getByRole('combobox', { name: 'Exercise' }).count();
  await picker(page, last).fill('t2b');
  await picker(page, last).press('Enter');
  await expect(picker(page, last)).toHaveValue('Toes-to-bar');
  await page.keyboard.press('Tab');
  await expect(field(entry(page, last), 'Reps')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Control+s');

  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
  const found = async () =>
    ((await (await request.get('/api/wods?search=quiet+jack&exact=1')).json()) as { pagination: { total: number } }).pagination.total;
  expect(await found()).toBe(0);
  await page.getByRole('link', { name: 'Edit Quiet Jack' }).click();
  await expect(page.getByRole('combobox', { name: 'Publication' })).toHaveValue('draft');
  await page.getByRole('combobox', { name: 'Publication' }).selectOption('date');
  await expect(page.getByLabel('Published from')).toHaveAccessibleDescription(/^Your time: /);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => widest(page)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Public on /)).toBeVisible();
  // The check by axe has set its own size.
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => widest(page)).toBeLessThanOrEqual(320);

  await page.getByRole('button', { name: 'Publish Quiet Jack now' }).click();
  await expect(page.getByText('Quiet Jack is public now.')).toBeVisible();
  expect(await found()).toBe(1);
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Jack' })).toBeVisible();
});

test('what was typed survives a reload, in its own tab', async ({ page, open, context }) => {
  await open('/admin/wods/new');
  await startWod(page, 'Half A Thought', 'EMOM', { 'Length (minutes)': '12' });
  await addExercise(page, 'Burpee', { Reps: '10' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('panel-drafts') ?? '')).toContain('"reps":"10"');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('What you typed and didn’t save is back.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Half A Thought');
  await expect(field(page, 'Length (minutes)')).toHaveValue('12');
  await expect(field(entry(page, 1), 'Reps')).toHaveValue('10');
  const other = await context.newPage();
  await other.goto('/admin/wods/new');
  await expect(field(other, 'Name')).toHaveValue('');
  await other.close();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});
