// A page that the visitor is about to open is prefetched, so that it shows at once.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { saveData } from '../network';

/** Paths below /api requested by the page. */
function apiRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

for (const [how, approach] of Object.entries({
  'under the pointer': (page: Page) => page.getByRole('article').getByRole('link', { name: 'Fran', exact: true }).hover(),
  'with the focus': (page: Page) => page.getByRole('article').getByRole('link', { name: 'Fran', exact: true }).focus(),
})) {
  test(`a link ${how} is loaded before it is followed`, async ({ page, open, shell, library }) => {
    await saveData(page);
    const asked = apiRequests(page);
    await open(`${shell.address}/wods?search=Fran`);
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api${library.wod('Fran')}`));
    await approach(page);
    await (await answered).finished();
    await page.keyboard.press('Tab');
    await page.getByRole('article').getByRole('link', { name: 'Fran', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
    expect(asked.filter((path) => path === `/api${library.wod('Fran')}`)).toHaveLength(1);
  });
}

test('links in view are loaded, but no narrowed lists and no other section', async ({ page, open, shell }) => {
  const asked = apiRequests(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(shell.address);
  // The recent ones, and today's unless it is a rest day.
  const links = await page
    .getByRole('region', { name: /^(Today’s workout, on the board|Recent WODs)$/ })
    .locator('a[href^="/wods/"]:not([href$="/clock"])')
    .all();
  const wods = new Set<string>();
  for (const link of links) {
    await link.scrollIntoViewIfNeeded();
    const path = `/api${await link.getAttribute('href')}`;
    await expect.poll(() => asked).toContain(path);
    wods.add(path);
  }
  const read = asked.filter((path) => /^\/api\/wods\/[\w-]{36}$/.test(path));
  expect(new Set(read)).toEqual(wods);
  // Where the link to the clock comes into view too, the clock reads the workout for itself.
  expect(read.length - wods.size).toBeLessThanOrEqual(1);
  expect(asked.filter((path) => path.includes('type=') || path.includes('session'))).toEqual([]);
  expect(files.filter((path) => /mfe-(sessions|admin)/.test(path))).toEqual([]);
});

test('who saves data loads nothing ahead by scrolling', async ({ page, open, shell }) => {
  await saveData(page);
  const asked = apiRequests(page);
  await open(shell.address);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('article').last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The workout, and similar ones.
  await expect.poll(() => asked).toHaveLength(2);
});

test('what failed ahead is asked for again', async ({ page, open, shell, library, log }) => {
  log.expect(/status of 503/);
  await saveData(page);
  await open(`${shell.address}/wods?search=Fran`);
  await page.route(`**/api${library.wod('Fran')}`, (route) => route.fulfill({ status: 503, json: { error: 'away', statusCode: 503 } }), { times: 1 });
  const failed = page.waitForResponse((response) => response.status() === 503);
  const link = page.getByRole('article').getByRole('link', { name: 'Fran', exact: true });
  await link.hover();
  await failed;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
});
