// Reviewing what an import has flagged, with few clicks; and what else an admin should look at.
import type { ImportPreview } from '@wod/domain';
import { expectAccessible } from '../quality/axe';
import { ADMIN, expect, test } from './panel';
import { field } from './wod-form';

test.use({ environment: { ...ADMIN, SEED: 'none' } });

test('all flagged exercises are reviewed with few clicks, one of them mended on the way', async ({ page, open, product, token }) => {
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
  const summary = page.getByRole('status').filter({ hasText: 'Showing' });
  await expect(summary).toHaveText(/^Showing 50 of \d+ findings$/);
  const flagged = Number((await summary.textContent())?.split(' ')[3]);
  expect(flagged).toBeGreaterThan(140);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Air Squat' }) })).toContainText(/Bodyweight.*\d+ WODs: /s);
  await page.getByRole('button', { name: 'Fix here: Air Squat' }).click();
  await expect(field(page, 'Exercise Name')).toBeFocused();
  await field(page, 'Exercise Name').fill('Air Squat, unloaded');
  await page.getByRole('button', { name: 'Update Exercise' }).click();
  await expect(summary).toHaveText(`Showing 50 of ${flagged - 1} findings`);
  let left = flagged - 1;
  let last = 0;
  while (left > 0) {
    last = Math.min(50, left);
    await page.getByRole('button', { name: `Mark all ${last} shown as reviewed` }).click();
    left -= last;
    await expect(summary).toHaveText(`Showing ${Math.min(50, left)} of ${left} findings`);
  }
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  expect(clicks).toBe(3 + Math.ceil((flagged - 1) / 50));
  expect(clicks).toBeLessThanOrEqual(20);

  // The last of them are back with one press, which the keyboard is next to.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(summary).toHaveText(`Showing ${last} of ${last} findings`);
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
  await expect(names).toHaveText(['Marmot Gring', 'Marmot Grinds', 'Marmot Grinds']);
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
  await page.getByRole('button', { name: 'Bring back Marmot Grinds' }).click();
  await page.getByRole('link', { name: 'Back to what is open' }).click();
  await expect(names).toHaveText(['Marmot Grinds']);
});
