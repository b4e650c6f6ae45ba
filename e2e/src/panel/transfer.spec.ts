// The library as a file: out, changed, looked at line by line, in, and undone.
import { expectAccessible } from '../quality/axe';
import { readFile } from 'node:fs/promises';
import { ADMIN, expect, test } from './panel';

test.use({ environment: { ...ADMIN } });

interface LibraryFile {
  wods: { name: string; type: string; stimulus?: string }[];
}

test('a file is saved, changed and imported, and the import undone, on a phone and then on a wide screen', async ({ page, open, product }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open('/admin/transfer');
  await expect(page.getByRole('checkbox', { name: 'Drafts too, in JSON' })).toBeChecked();
  const [saved, asked] = [page.waitForEvent('download'), page.waitForRequest(/\/api\/export\?/)];
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  expect(new URL((await asked).url()).searchParams.get('drafts')).toBe('1');
  const text = await readFile(await (await saved).path(), 'utf8');
  const file = JSON.parse(text) as LibraryFile;
  const [changed, , refused] = file.wods as [LibraryFile['wods'][number], unknown, LibraryFile['wods'][number]];
  changed.stimulus = 'Fast, at dawn.';
  refused.type = 'NAP';
  file.wods.push({ ...changed, name: 'Journey at dawn', ...{ id: undefined } });

  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file, null, 1)) });
  const start = page.getByRole('button', { name: 'Import 2 lines' });
  await expect(start).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Refused 1' }).click();
  await expect(page.getByText(/^Line \d+: Type must be one of/)).toBeVisible();
  await page.getByRole('link', { name: 'Changed 1' }).click();
  await expect(page.getByRole('definition').last()).toHaveText('After: Fast, at dawn.');
  await expectAccessible(page);

  // It is kept while one is elsewhere.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await start.click();
  await page.getByRole('dialog', { name: 'Import 2 lines?' }).getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Added: 1 WOD · replaced: 1 WOD.')).toBeVisible({ timeout: 60_000 });
  const stimulusOf = async (name: string) => {
    const response = await fetch(`${product.address}/api/wods/by-name/${name}`);
    return response.ok ? ((await response.json()) as { stimulus?: string }).stimulus : response.status;
  };
  expect(await stimulusOf('journey-at-dawn')).toBe('Fast, at dawn.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This was undone.')).toBeVisible();
  expect(await stimulusOf('journey-at-dawn')).toBe(404);
});
