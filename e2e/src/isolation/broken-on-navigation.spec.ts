// A section's code fails to load when the visitor goes there.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { BREAKAGES, breakFiles, hang, markDocument, panel, sameDocument } from './breakages';
import { showing } from '../library/showing';

const ENTRY = /\/remotes\/mfe-sessions\/.+\/remote\.js/;
const GUEST = { path: '/training-sessions', heading: 'Guest section' };
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.beforeEach(({ releases }) => releases.publishGuest('mfe-sessions', GUEST));

for (const [name, breakage] of Object.entries(BREAKAGES)) {
  test(`entry ${name}`, async ({ page, open, shell, log }) => {
    await open(`${shell.address}/wods`);
    await markDocument(page);
    const mend = await breakFiles(page, log, ENTRY, breakage);
    await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
    await expect(panel(page)).toContainText('It could not be loaded. The other parts of the site keep working.');

    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toContainText('It is still unavailable.');
    await nav(page).getByRole('link', { name: 'WOD Types' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'WOD Types and Equipment guide' })).toBeVisible();
    await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
    await expect(panel(page)).toBeVisible();

    await mend();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: GUEST.heading })).toBeVisible();
    await expect(page).toHaveURL(`${shell.address}${GUEST.path}`);
    await expect(sameDocument(page)).toBeAttached();
  });
}

test('entry that never answers', async ({ page, open, shell }) => {
  await page.clock.install();
  await open(`${shell.address}/about`);
  const hanging = await hang(page, ENTRY);
  await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
  await expect.poll(hanging.asked).toBe(1);
  await page.clock.fastForward(10_000);
  await expect.poll(hanging.asked).toBe(2);
  await page.clock.fastForward(10_000);
  await expect(panel(page)).toBeVisible();
  await hanging.end();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: GUEST.heading })).toBeVisible();
});

test('the visitor does not have to wait for a section that hangs', async ({ page, open, shell }) => {
  await open(`${shell.address}/about`);
  const hanging = await hang(page, ENTRY);
  await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
  await expect.poll(hanging.asked).toBe(1);
  await nav(page).getByRole('link', { name: 'All WODs' }).click();
  await expect(page.getByText(showing())).toBeVisible();
});

test('a section that the visitor did not wait for is there when it has come', async ({ page, open, shell }) => {
  await open(`${shell.address}/about`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(ENTRY);
  await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
  await asked;
  await nav(page).getByRole('link', { name: 'WOD Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WOD Types and Equipment guide' })).toBeVisible();
  const came = page.waitForResponse(ENTRY);
  answer();
  await came;
  await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: GUEST.heading })).toBeVisible();
});

test('a section that is not released yet says so', async ({ page, open, shell, releases, log }) => {
  await releases.point('mfe-sessions', undefined);
  log.expect(/status of 503/);
  await open(`${shell.address}/about`);
  await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
  await expect(panel(page)).toContainText('It is not part of this site yet. The other parts of the site keep working.');
  const response = await open(`${shell.address}/training-sessions/new`);
  expect(response?.status()).toBe(503);
  await expect(panel(page)).toContainText('It is not part of this site yet.');
  await nav(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a page whose chunk a release has replaced is loaded anew, once', async ({ page, open, shell, log }) => {
  await open(`${shell.address}/wods`);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  const mend = await breakFiles(page, log, /\/remotes\/mfe-public\/.+\/about\.[\w.]+\.js/, {});
  await nav(page).getByRole('link', { name: 'About' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(loads).toEqual(['/about']);

  await mend();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeHidden();
  await nav(page).getByRole('link', { name: 'WOD Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WOD Types and Equipment guide' })).toBeVisible();
});
