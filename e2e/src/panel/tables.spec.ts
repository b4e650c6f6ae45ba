// Many rows at once, in as few clicks as possible.
import type { Locator } from '@playwright/test';
import type { WodPage } from '@wod/domain';
import { expectAccessible } from '../quality/axe';
import { exported, saved } from './downloads';
import { ADMIN, expect, test } from './panel';
import { field } from './wod-form';

// The counts need a library that no other test writes to.
test.use({ environment: { ...ADMIN } });
test.describe.configure({ mode: 'serial' });

/** Counts what an admin clicks. */
function clicking() {
  let clicks = 0;
  return {
    click: async (target: Locator, modifiers: 'Shift'[] = []) => {
      clicks += 1;
      await target.click({ modifiers });
    },
    get count() {
      return clicks;
    },
  };
}

test('four WODs are deleted and back in at most six clicks', async ({ page, open, library }) => {
  const names = ['Fran', 'Grace', 'Karen', 'Isabel'];
  const statuses = () => Promise.all(names.map(async (name) => (await page.request.get(library.wod(name))).status()));
  await open('/admin?category=BENCHMARK&sort=name&show=100');
  const admin = clicking();
  for (const name of names) await admin.click(page.getByRole('checkbox', { name: `Select ${name}`, exact: true }));
  await admin.click(page.getByRole('button', { name: 'Delete selected' }));
  await expect(page.getByRole('status').filter({ hasText: '4 WODs were deleted.' })).toBeVisible();
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await admin.click(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('link', { name: 'Edit Karen', exact: true })).toBeVisible();
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect(admin.count).toBeLessThanOrEqual(6);
});

test('what was deleted together comes back after a reload, too', async ({ page, open, library }) => {
  await open('/admin?category=BENCHMARK&sort=name&show=100');
  for (const name of ['Fran', 'Grace']) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 WODs were deleted.' })).toBeVisible();
  await open('/admin/change-log');
  await page.getByText('Can still be undone: ').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo: 2 WODs were deleted' }).click();
  await page.getByRole('dialog', { name: 'Undo this?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This was undone.')).toBeVisible();
  expect((await page.request.get(library.wod('Fran'))).status()).toBe(200);
});

test('a typo in five WODs is repaired in at most ten clicks, and the list is as it was left', async ({ page, open, token, product }) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let number = 1; number <= 5; number += 1) {
    const wod = { name: `Harbour mile ${number}`, type: 'FOR_TIME', description: `Rnu ${number}`, exercises: [] };
    const response = await fetch(`${product.address}/api/wods`, { method: 'POST', headers, body: JSON.stringify(wod) });
    expect(response.status).toBe(201);
  }
  await open('/admin');
  await expect(page.getByText(/^Showing 10 of/)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('harbour mile');
  await expect(page.getByText('Showing 5 of 5 WODs')).toBeVisible();
  const admin = clicking();
  const first = page.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ });
  await admin.click(first);
  const description = field(page, 'Description');
  await admin.click(description);
  for (let left = 4; left >= 0; left -= 1) {
    await expect(description).toHaveValue(/^Rnu \d$/);
    await expect(description).toBeFocused();
    await description.press('Home');
    for (const key of ['Delete', 'Delete', 'Delete', 'R', 'u', 'n']) await page.keyboard.press(key);
    await admin.click(page.getByRole('button', { name: left > 0 ? 'Save and next' : 'Update WOD' }));
  }
  await expect(page.getByRole('status').filter({ hasText: /^“Harbour mile \d” was saved\.$/ })).toBeVisible();
  await expect(page).toHaveURL('/admin?search=harbour+mile');
  await expect(page.getByRole('link', { name: 'View', exact: true })).toHaveAttribute('href', /^\/wods\//);
  const { wods } = (await (await fetch(`${product.address}/api/wods?search=harbour%20mile`)).json()) as WodPage;
  expect(wods.map((wod) => wod.description).sort()).toEqual([1, 2, 3, 4, 5].map((number) => `Run ${number}`));
  expect(admin.count).toBeLessThanOrEqual(10);

  await open('/admin?type=AMRAP&show=50');
  const last = page.getByRole('row').last().getByRole('link', { name: /^Edit/ });
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.click();
  await page.getByRole('button', { name: 'Update WOD' }).click();
  await expect(page).toHaveURL('/admin?type=AMRAP&show=50');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test('rows are selected by keyboard and filed, exercises in use are named, and a phone shows blocks', async ({ page, open }) => {
  await open('/admin?type=LADDER');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().focus();
  for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('10 selected')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const file = JSON.parse((await exported(page, '10 WODs', 'Save as JSON')).text) as { wods: object[] };
  expect(file.wods).toHaveLength(10);
  await page.getByRole('button', { name: 'Category…' }).click();
  await page.getByRole('dialog', { name: 'Category of 10 WODs' }).getByRole('button', { name: 'Hero' }).click();
  await expect(page.getByText('in the category Hero now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('in the category Hero now.')).toBeHidden();

  await open('/admin/exercises?search=squat');
  await page.getByRole('checkbox', { name: 'Select Air Squat', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Overhead Squat', exact: true }).click({ modifiers: ['Shift'] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const refusal = page.getByRole('dialog', { name: /were not deleted$/ });
  await expect(refusal).toContainText(/Overhead Squat It is used by \d+ WODs\./);
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator(':focus')).toContainText('Nothing was deleted.');
  await page.getByRole('link', { name: /WODs with Overhead Squat$/ }).click();
  await expect(page.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Overhead Squat');
  await expect(page.getByRole('link', { name: 'Edit Nancy', exact: true })).toBeVisible();
});

test('the WODs with an exercise are found by keyboard, and an address keeps them', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open('/admin?type=ROUNDS');
  const exercise = page.getByRole('combobox', { name: 'Exercise' });
  await exercise.focus();
  await page.keyboard.type('HSPU');
  await expect(page.getByRole('option', { name: /Handstand Push-up \(HSPU\)/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?type=ROUNDS&exercise=[\w-]+$/);
  await expect(exercise).toHaveValue('Handstand Push-up');
  await expect(page.getByRole('row').getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await page.reload();
  await expect(exercise).toHaveValue('Handstand Push-up');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Clear Handstand Push-up' }).click();
  await expect(page).toHaveURL('/admin?type=ROUNDS');
  await expect(exercise).toHaveValue('');
});

for (const [width, kind] of [
  [1280, 'Save as JSON'],
  [390, 'Save as a table (CSV)'],
] as const) {
  test(`exercises are taken along, and are the same when they come back: “${kind}” at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/admin/exercises');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('213 selected')).toBeVisible();
    const { name, text } = await exported(page, '213 exercises', kind);
    expect(name).toMatch(/^exercises-\d{4}-\d\d-\d\d\.(json|csv)$/);
    await open('/admin/transfer');
    await page.getByLabel('File to import').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page.getByRole('link', { name: 'Same 213' })).toBeVisible();
    await page.getByRole('button', { name: 'Forget this file' }).click();
  });
}

test('the change log is taken along as it is narrowed', async ({ page, open }) => {
  await open('/admin/change-log?subject=account');
  const shown = /of (\d+) changes/.exec((await page.getByText(/^Showing \d+ of \d+ changes$/).textContent()) ?? '')?.[1];
  const { name, text } = await saved(page, () => page.getByRole('button', { name: 'Save as a table (CSV)' }).click());
  expect(name).toMatch(/^change-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(Number(shown));
  for (const line of lines) expect(line).toMatch(/,coach,Signed in,Account,/);
});
