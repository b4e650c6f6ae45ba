// Importing into an empty library.
import type { Page } from '@playwright/test';
import { readLibrary } from '../product/library';
import { ADMIN, expect, test } from './panel';

test.use({ environment: { ...ADMIN, SEED: 'none' } });

async function importSelected(page: Page, count: number) {
  await page.getByRole('button', { name: `Import ${count} WODs` }).click();
  const question = page.getByRole('dialog', { name: 'Import WODs' });
  await expect(question).toContainText(`Import ${count} WOD(s)? This will create missing exercises automatically.`);
  await question.getByRole('button', { name: 'Import' }).click();
}

test('imports the Hero WODs but two that are unticked; a second import takes only those', async ({ page, open, product }) => {
  await open('/admin/import-wods');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Hero' });
  await expect(page).toHaveURL('/admin/import-wods?category=HERO');
  const summary = page.getByRole('status').filter({ hasText: '· 0 Benchmark ·' });
  const heroes = Number((await summary.textContent())?.split(' ')[0]);
  expect(heroes).toBeGreaterThan(100);
  const left = ['Murph', 'JT'];
  for (const name of left) await page.getByRole('checkbox', { name, exact: true }).uncheck();
  const rest = heroes - left.length;
  await importSelected(page, rest);
  await expect(page.getByText(`Imported: ${rest} · Skipped: 0 · Errors: 0`)).toBeVisible({ timeout: 60_000 });

  const library = await readLibrary(product.address);
  expect(library.size).toBe(rest);
  for (const name of left) expect(() => library.wod(name)).toThrow();
  await page.getByRole('button', { name: 'Select all' }).click();
  await importSelected(page, heroes);
  await expect(page.getByText(`Imported: ${left.length} · Skipped: ${rest} · Errors: 0`)).toBeVisible({ timeout: 60_000 });

  await open('/wods?search=Murph');
  await expect(page.getByRole('link', { name: 'Murph', exact: true })).toBeVisible();
});
