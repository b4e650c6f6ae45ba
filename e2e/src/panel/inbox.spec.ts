// Reviewing what an import has flagged, with few clicks; and what else an admin should look at.
import type { ImportPreview } from '@wod/domain';
import { expectAccessible } from '../quality/axe';
import { ADMIN, expect, test } from './panel';
import { field } from './wod-form';

test.use({ environment: { ...ADMIN, SEED: 'none' } });

test('all flagged exercises are reviewed with six clicks, one of them mended on the way', async ({ page, open, product, token }) => {
  test.setTimeout(120_000);
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${product.address}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    expect(response.status).toBeLessThan(300);
    return (await response.json()) as Answer;
  };
  const { wods } = await ask<ImportPreview>('GET', '/import/preview?category=ALL');
  await ask('POST', '/import/wods', { category: 'ALL', wodNames: wods.map(({ name }) => name) });
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => addEventListener('click', () => (window as unknown as { countClick: () => void }).countClick(), true));

  await open('/admin');
  await page.getByRole('link', { name: /Exercises flagged by an import/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exercises flagged by an import' })).toBeVisible();
  await expect(page.getByText('Showing 50 of 141 findings')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Air Squat' }) })).toContainText(/Bodyweight.*\d+ WODs: /s);
  await page.getByRole('button', { name: 'Fix Air Squat here' }).click();
  await expect(field(page, 'Exercise Name')).toBeFocused();
  await page.keyboard.insertText('Air Squat, unloaded');
  await page.getByRole('button', { name: 'Update Exercise' }).click();
  for (const [shown, left] of [[50, 90], [50, 40], [40, 0]]) {
    await page.getByRole('button', { name: `Mark all ${shown} shown as reviewed` }).click();
    await expect(page.getByText(`Showing ${Math.min(50, left as number)} of ${left} findings`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  expect(clicks).toBe(6);

  // The last of them are back with one press, which the keyboard is next to.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 40 of 40 findings')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('what is found is mended one after another, and what is in order is dismissed', async ({ page, open, product, token }) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const name of ['Marmot Grind', 'Marmot Gring', 'Marmot Grinds']) {
    const body = JSON.stringify({ name, type: 'AMRAP', timeCapMinutes: 9, exercises: [] });
    expect((await fetch(`${product.address}/api/wods`, { method: 'POST', headers, body })).status).toBe(201);
  }
  await open('/admin/inbox/nearWods');
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Marmot Gring', 'Marmot Grinds']);
  await names.getByRole('link', { name: 'Marmot Gring' }).click();
  await field(page, 'Name').fill('Badger Loop');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(field(page, 'Name')).toHaveValue('Marmot Grinds');
  await page.goBack();
  await expect(names).toHaveText(['Marmot Grinds']);
  await page.getByRole('button', { name: 'Dismiss Marmot Grinds' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: '1 dismissed' }).click();
  await page.getByRole('button', { name: 'Bring Marmot Grinds back' }).click();
  await page.getByRole('link', { name: 'Back to what is open' }).click();
  await expect(names).toHaveText(['Marmot Grinds']);
});
