// A session belongs to the browser that planned it; everybody else can read and duplicate it.
import type { BrowserContext, Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { saveData } from '../network';
import { TOKEN_KEY } from '../panel/panel';
import { field } from '../panel/wod-form';
import { button, expect, heading, LIST, save, test as journey } from './planner';

const PLAN = { name: 'Saturday', totalMinutes: 30, wods: ['Fran'] };

/** Another visitor's browser. */
const test = journey.extend<{ other: Page; otherContext: BrowserContext }>({
  otherContext: async ({ browser, baseURL, log }, provide) => {
    const context = await browser.newContext({ baseURL });
    log.watch(context);
    await provide(context);
    await context.close();
  },
  other: async ({ otherContext }, provide) => provide(await otherContext.newPage()),
});

test('another browser reads it and takes a copy, and can not change it', async ({ other, otherContext, planned, log }) => {
  log.expect(failedResource(403));
  const address = await planned(PLAN);
  await other.goto(address);
  await untilAlive(other);
  await expect(heading(other, 'Saturday')).toBeVisible();
  await expect(other.getByRole('region', { name: '1. Fran' })).toBeVisible();
  await expect(button(other, 'Print / PDF')).toBeVisible();
  await other.waitForLoadState('networkidle');
  for (const name of ['Save as Template', 'Delete']) await expect(button(other, name)).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);

  await other.goto(`${address}/edit`);
  await expect(heading(other, 'This session belongs to another browser')).toBeVisible();
  await expect(other.getByText('You can duplicate it and change your copy.')).toBeVisible();
  await expect(field(other, 'Name')).toHaveCount(0);

  const byHand = { name: 'Mine now', totalMinutes: 30, mobilityMinutes: 0, cooldownMinutes: 0, isTemplate: false, wods: [] };
  const refused = await otherContext.request.put(`/api${address}`, { data: byHand });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ error: 'This session belongs to another browser. You can duplicate it and change your copy' });
  expect((await otherContext.request.delete(`/api${address}`, { data: {} })).status()).toBe(403);

  // Visitors who only read get no cookie.
  expect(await otherContext.cookies()).toEqual([]);
  await other.goto(address);
  await untilAlive(other);
  await button(other, 'Duplicate').click();
  await expect(heading(other, 'Saturday (Copy)')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(button(other, 'Delete')).toBeVisible();
});

test('a cookie that is made up opens nothing', async ({ other, otherContext, planned, product }) => {
  const address = await planned(PLAN);
  for (const value of ['x', 'A'.repeat(43), `${'A'.repeat(42)}%00`]) {
    await otherContext.addCookies([{ name: 'planner-key', value, url: product.address }]);
    await other.goto(address);
    await untilAlive(other);
    await expect(button(other, 'Duplicate')).toBeVisible();
    await other.waitForLoadState('networkidle');
    await expect(button(other, 'Delete')).toHaveCount(0);
  }
});

test('the admin changes any session', async ({ other, planned, token }) => {
  await saveData(other);
  const address = await planned(PLAN);
  await other.goto(LIST);
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await other.goto(address);
  await other.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(other, 'Name').fill('Saturday, said the admin');
  await save(other, 'Update Session', 'Saturday, said the admin');
  await other.goto(address);
  await untilAlive(other);
  await button(other, 'Delete').click();
  await button(other.getByRole('dialog'), 'Delete').click();
  await expect(other.getByText('“Saturday, said the admin” was deleted.')).toBeVisible();
});
