// The admin deletes sessions planned by strangers, and restores those deleted by mistake.
import { untilAlive } from '../journey';
import type { Product } from '../product/product';
import { expectAccessible } from '../quality/axe';
import { exported } from './downloads';
import { ADMIN, expect, test } from './panel';

const LIST = '/admin/sessions';

// The counts need a planner nobody else writes to.
test.use({ environment: { ...ADMIN } });
test.describe.configure({ mode: 'serial' });

/** Plans classes from a browser without an account. */
async function plan(product: Product, names: string[]) {
  let cookie = '';
  for (const name of names) {
    const body = JSON.stringify({ name, totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, wods: [] });
    const response = await fetch(`${product.address}/api/training-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
    expect(response.status).toBe(201);
    cookie ||= (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }
}

test('some are deleted after a question, and come back', async ({ page, open, product }) => {
  await plan(product, ['Monday', 'Tuesday', 'Wednesday']);
  await open('/admin');
  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Training sessions' }).click();
  await expect(page.getByText('Showing 3 of 3 sessions')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Monday' }).check();
  await page.getByRole('checkbox', { name: 'Select Wednesday' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 sessions?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 sessions deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Monday', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 sessions restored.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Monday', exact: true })).toBeVisible();
});

test('the days on which they were made are typed digit by digit', async ({ page, open }) => {
  await open(LIST);
  for (const [label, digits, day, parameter] of [
    ['Created from', '11112025', '2025-11-11', 'from=2025-11-11'],
    ['Created until', '02022099', '2099-02-02', 'to=2099-02-02'],
  ] as const) {
    await page.getByLabel(label).focus();
    await page.keyboard.type(digits, { delay: 60 });
    await expect(page.getByLabel(label)).toHaveValue(day);
    await expect(page).toHaveURL(new RegExp(parameter));
  }
  await expect(page.getByText('Showing 3 of 3 sessions')).toBeVisible();
});

test('some are taken along as a file', async ({ page, open }) => {
  await open(LIST);
  await page.getByRole('checkbox', { name: 'Select Monday' }).check();
  await page.getByRole('checkbox', { name: 'Select Wednesday' }).check();
  const json = await exported(page, '2 sessions', 'Save as JSON');
  expect((JSON.parse(json.text) as { sessions: { name: string }[] }).sessions.map(({ name }) => name).sort()).toEqual(['Monday', 'Wednesday']);
  const table = await exported(page, '2 sessions', 'Save as a table (CSV)');
  expect([json.name, table.name]).toEqual([
    expect.stringMatching(/^training-sessions-.*\.json$/),
    expect.stringMatching(/^training-sessions-.*\.csv$/),
  ]);
  expect(table.text.match(/,(Warm-up|Cool-down),\d+,/g)).toEqual([',Warm-up,10,', ',Cool-down,5,', ',Warm-up,10,', ',Cool-down,5,']);
});

test('everything from one browser goes at once, and comes back', async ({ page, open, product }) => {
  await plan(
    product,
    Array.from({ length: 22 }, (_, index) => `Rubbish ${index + 1}`),
  );
  await open(LIST);
  await expect(page.getByText('Showing 20 of 25 sessions')).toBeVisible();
  await page
    .getByRole('row')
    .filter({ hasText: 'Rubbish 22' })
    .getByRole('link', { name: /^Everything from browser/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Everything from this browser' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete all 22' }).click();
  const question = page.getByRole('dialog', { name: 'Delete everything from this browser?' });
  await expect(question).toContainText('22 sessions');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('22 sessions deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No sessions left from this browser' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('22 sessions restored.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all browsers' }).click();
  await expect(page.getByText('Showing 20 of 25 sessions')).toBeVisible();
});

test('a search stands in the address, and survives a reload', async ({ page, open }) => {
  await open(LIST);
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('tues');
  await expect(page).toHaveURL(`${LIST}?search=tues`);
  await expect(page.getByText('Showing 1 of 1 sessions')).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('link', { name: 'Tuesday', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each session is a block, and a page of them is deleted with taps', async ({ page, open }) => {
    await open(`${LIST}?search=rubbish`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).tap();
    await expect(page.getByText('20 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete selected' }).tap();
    await page.getByRole('dialog', { name: 'Delete 20 sessions?' }).getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByText('Showing 2 of 2 sessions')).toBeVisible();
  });
});
