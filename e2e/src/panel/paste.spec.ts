// A whiteboard is pasted, read and published.
import { expectAccessible } from '../quality/axe';
import { expect, test } from './panel';
import { tabTo } from './wod-form';

const BOARD = 'Lighthouse\nbuy in 400m run\n3 RFT\n21 KBS 53/35\n12 pull ups\nrest 1:00 b/w rds\ncap 18\nlast round loud!!';

test('from paste to published in four clicks at most', async ({ page, open }) => {
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await open('/admin');
  await click('link', 'New WOD');
  await click('button', 'Paste a whiteboard');
  const box = page.getByRole('textbox', { name: 'Your text' });
  await expect(box).toBeFocused();
  await page.keyboard.insertText(BOARD);
  const preview = page.getByRole('region', { name: 'Board preview' });
  await expect(preview).toContainText('For time, 18 min cap, 1 min rest between rounds');
  // The text outlasts a reload.
  await page.reload();
  await expect(box).toHaveValue(BOARD);
  await expect(preview).toContainText('24 / 16 kg');
  await click('button', 'Fill and save');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(4);

  await page.getByRole('link', { name: 'View Lighthouse', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('last round loud!!');
});

test('guesses, unknown lines and a new movement, by keyboard and on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/admin/wods/new');
  await tabTo(page, page.getByRole('button', { name: 'Paste a whiteboard' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeFocused();
  await page.keyboard.insertText('Breakwater\nAMRAP 9\n10 thursters 50/35\n7 sandpit shuffles\nloud music');
  await page.getByRole('combobox', { name: 'Exercise for “sandpit shuffles”' }).fill('burpee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Board preview' })).toContainText('burpees');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Fill the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Time cap (minutes)', exact: true })).toHaveValue('9');
});

test('many are saved one by one, linked, and undone', async ({ page, open }) => {
  await open('/admin/wods/paste');
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill(`${BOARD.replace('Lighthouse', 'First pier')}\n\nSecond pier\n21-15-9 Thrusters 43/30 / Pull-ups\n---\n5 burpees`);
  await expect(page.getByRole('article', { name: 'No name yet' })).toContainText('Name is required');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save 2 WODs' }).click();
  await expect(page.getByText('2 WODs saved.')).toBeVisible();
  await page.reload();
  const link = page.getByRole('link', { name: 'Second pier' });
  const address = await link.getAttribute('href');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
  await page.getByRole('button', { name: 'Undo for all' }).click();
  await expect(page.getByRole('button', { name: 'Save 2 WODs' })).toBeEnabled();
  expect((await page.request.get(address ?? '')).status()).toBe(404);
});
