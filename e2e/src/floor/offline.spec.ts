// Without a connection: what was opened or chosen works, what wasn't is said, and the worker never outlives its release.
import type { Page } from '@playwright/test';
import { untilAlive } from '../journey';
import { field } from '../panel/wod-form';
import { startOwnShell, apiOf } from '../product/own-shell';
import { button, expect, heading, LIST, NEW, test } from '../planner/planner';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ log }) => log.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline, as of \d|^As of \d/ });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await (await caches.open('pages')).match(address, { ignoreVary: true })) !== undefined, path);

/** Opens a page and waits until it is kept, in fast motion. */
async function openToKeep(page: Page, address: string, ...kept: string[]) {
  await page.goto(address);
  await untilAlive(page);
  await page.clock.runFor(5_000);
  for (const path of [new URL(address, page.url()).pathname, '/offline', ...kept]) await expect.poll(() => isKept(page, path), path).toBe(true);
}

test('an opened WOD with its clock, today, a starred WOD and a session of one’s own', async ({ page, context, library, planned }) => {
  const [fran, cindy] = [library.wod('Fran'), library.wod('Cindy')];
  const session = await planned({ name: 'Kept class', wods: ['Fran'] });
  await page.clock.install();
  await openToKeep(page, fran, `${fran}/clock`);
  await page.evaluate((id) => localStorage.setItem('starred', JSON.stringify([{ id, name: 'Cindy', type: 'AMRAP' }])), cindy.replace('/wods/', ''));
  // Today, the list of what has a star, and the stars themselves come along.
  await openToKeep(page, LIST, session, '/today', '/mine', cindy, `${cindy}/clock`);

  await context.setOffline(true);
  await expect(bar(page)).toHaveText(/^Offline, as of \d+ \w+, \d\d:\d\d\. On this device$/);
  await page.getByRole('link', { name: 'Kept class' }).click();
  await expect(heading(page, 'Kept class')).toBeVisible();
  await expect(bar(page)).toHaveText(/^Offline, as of/);
  await page.goBack();
  await expect(heading(page, 'Training Sessions')).toBeVisible();
  for (const [address, name] of [
    ['/today', 'Today’s WOD'],
    [cindy, 'Cindy'],
    [fran, 'Fran'],
  ] as const) {
    await page.goto(address);
    await untilAlive(page);
    await expect(heading(page, name)).toBeVisible();
  }

  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await button(page, 'Start').click();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('timer')).toHaveText(/^0:0/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^0:/);
  await expect(page.getByRole('dialog')).toContainText('thrusters');

  await page.goto('/today');
  await bar(page).getByRole('link', { name: 'On this device' }).click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mine' }).click();
  await untilAlive(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Cindy' }).first()).toBeVisible();

  await page.goto(library.wod('Murph'));
  await expect(heading(page, 'You are offline')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Fran - Ladder Workout' }).click();
  await expect(heading(page, 'Fran')).toBeVisible();
  await page.goto('/timer');
  await expect(page).toHaveURL(/\/clock$/);
  await page.goto('/admin/login');
  await expect(heading(page, 'You are offline')).toBeVisible();

  await page.goto('/today');
  await expect(bar(page)).toHaveText(/^Offline/);
  await context.setOffline(false);
  await expect(bar(page)).toHaveText(/^As of/);
  await page.getByRole('link', { name: 'Load it again' }).click();
  await untilAlive(page);
  await expect(bar(page)).toBeHidden();
});

test('a class that runs goes on without a connection, through a reload, and says why it can’t be shared', async ({ page, context, planned }) => {
  const session = await planned({ name: 'Kept class', wods: ['Fran'] });
  await page.clock.install();
  await openToKeep(page, session, `${session}/run`);
  await context.setOffline(true);
  await page.goto(`${session}/run`);
  await untilAlive(page);
  await button(page, 'Start the class').click();
  const on = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(on).toHaveText('Warm-up');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Space');
  await page.clock.runFor(12_000);
  await expect(page.getByRole('timer')).toHaveText(/^0:0/);
  await button(page, 'Share this clock').click();
  await expect(page.getByText('This clock can’t be shared without a network. It goes on here.')).toBeVisible();
  await page.reload();
  await expect(on).toContainText('Fran');
  await expect(page.getByRole('timer')).toHaveText(/^0:/);
  await context.setOffline(false);
});

test('a form keeps what was typed, and says why nothing was saved', async ({ page, open, context }) => {
  await open(NEW);
  await field(page, 'Name').fill('Typed offline');
  await context.setOffline(true);
  await button(page, 'Create Session').click();
  await expect(page.getByRole('alert')).toContainText('this device is offline');
  await expect(field(page, 'Name')).toHaveValue('Typed offline');
  await context.setOffline(false);
  await button(page, 'Create Session').click();
  await expect(page.getByText('“Typed offline” was saved.')).toBeVisible();
});

test('a release is taken when a page is loaded next, and the admin’s pages are never kept', async ({
  page,
  context,
  request,
  shell,
  releases,
  library,
}) => {
  await page.clock.install();
  const fran = shell.address + library.wod('Fran');
  await openToKeep(page, fran);
  await releases.publishEdited('shell', 'next', 'Skip to content', 'Jump to content');
  await releases.point('shell', 'next');
  await expect.poll(async () => (await request.get(fran)).text()).toContain('/remotes/shell/next/');
  await page.getByRole('link', { name: 'WOD Types' }).click();
  await expect(heading(page, 'WOD Types and Equipment guide')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();

  await openToKeep(page, fran);
  await expect(page.getByRole('link', { name: 'Jump to content' })).toBeAttached();
  await page.goto(`${shell.address}/admin/login`);
  await untilAlive(page);
  await context.setOffline(true);
  await page.goto(fran);
  await untilAlive(page);
  await expect(page.getByRole('link', { name: 'Jump to content' })).toBeAttached();
  expect(await isKept(page, '/admin/login')).toBe(false);
  await context.setOffline(false);
});

test('switched off by the server, the worker goes with all that it kept', async ({ page, product, releases, library, log }) => {
  await page.clock.install();
  // What is loaded ahead may be asked for while one server has gone and the other hasn't come.
  log.expect(/ERR_CONNECTION_REFUSED/);
  const shell = await startOwnShell(apiOf(product), releases.directory);
  const fran = shell.address + library.wod('Fran');
  await openToKeep(page, fran);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await shell.close();

  const without = await startOwnShell(apiOf(product), releases.directory, { port: Number(new URL(shell.address).port), serviceWorker: 'off' });
  await page.goto(fran);
  // A browser looks for another worker in its own time.
  const left = () => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
  await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0]);
  await page.reload();
  await untilAlive(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(heading(page, 'Fran')).toBeVisible();
  log.end();
  await without.close();
});
