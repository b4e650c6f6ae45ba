// The sign-in state in the navigation bar; signing in itself is another journey.
import type { BrowserContext, Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { expect, test, untilAlive } from '../journey';

const TOKEN = 'admin-token';
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const token = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN);

/** A browser with a token, and an api that accepts it or doesn't. */
async function signIn(context: BrowserContext, address: string, answer: { status: number; json: object }): Promise<(string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  await context.route('**/api/auth/*', async (route) => {
    const isLogout = route.request().url().endsWith('/logout');
    if (!isLogout) sent.push(route.request().headers().authorization);
    await route.fulfill(isLogout ? { status: 204 } : answer);
  });
  const page = await context.newPage();
  await page.goto(`${address}/robots.txt`);
  await page.evaluate((key) => localStorage.setItem(key, 'a.b.c'), TOKEN);
  await page.close();
  return sent;
}

const COACH = { status: 200, json: { username: 'coach' } };

test('an admin sees who is signed in and the way to the panel', async ({ page, context, product, open }) => {
  const sent = await signIn(context, product.address, COACH);
  await open('/about');
  await expect(nav(page)).toContainText('Welcome, coach');
  await expect(nav(page).getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  await expect(nav(page).getByRole('link', { name: 'Admin Login' })).toBeHidden();
  expect(sent).toEqual(['Bearer a.b.c']);

  await nav(page).getByRole('button', { name: 'Logout' }).click();
  await expect(nav(page).getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await expect(nav(page)).not.toContainText('Welcome');
  expect(await token(page)).toBeNull();
});

test('a token that the api refuses is dropped without a word', async ({ page, context, product, open, log }) => {
  log.expect(failedResource(401));
  await signIn(context, product.address, { status: 401, json: { error: 'Please sign in.', statusCode: 401 } });
  await open('/about');
  await expect.poll(() => token(page)).toBeNull();
  await expect(nav(page).getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('so is one that can not be checked for ten seconds', async ({ page, context, product, open, log }) => {
  log.expect(/ERR_CONNECTION_FAILED/);
  await signIn(context, product.address, COACH);
  await page.route('**/api/auth/me', (route) => route.abort('connectionfailed'));
  await open('/about');
  await expect.poll(() => token(page), { timeout: 30_000 }).toBeNull();
  await expect(nav(page).getByRole('link', { name: 'Admin Login' })).toBeVisible();
});

test('a server that is away for a moment signs nobody out, and who waits is told', async ({ page, context, product, log }) => {
  log.expect(failedResource(503));
  await signIn(context, product.address, COACH);
  let away = true;
  await page.route('**/api/auth/me', (route) => (away ? route.fulfill({ status: 503, json: { error: 'Away', statusCode: 503 } }) : route.fallback()));
  await page.goto('/admin/settings');
  await expect(page.getByRole('status').filter({ hasText: 'Checking your sign-in …' })).toBeVisible();
  away = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(nav(page)).toContainText('Welcome, coach');
});

test('a visitor without a token is not asked for', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/auth') && asked.push(request.url()));
  await open('/');
  await expect(nav(page).getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await nav(page).getByRole('link', { name: 'All WODs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('tabs agree', async ({ page, context, product, open }) => {
  await signIn(context, product.address, COACH);
  await open('/about');
  const other = await context.newPage();
  await other.goto('/wods');
  await untilAlive(other);
  await expect(nav(other)).toContainText('Welcome, coach');
  await nav(page).getByRole('button', { name: 'Logout' }).click();
  await expect(nav(other).getByRole('link', { name: 'Admin Login' })).toBeVisible();

  await page.evaluate((key) => localStorage.setItem(key, 'd.e.f'), TOKEN);
  await expect(nav(other)).toContainText('Welcome, coach');
});
