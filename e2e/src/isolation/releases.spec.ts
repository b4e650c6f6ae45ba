// remotes.json decides what is live; the running server follows it.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { BROKEN_BUNDLES, panel } from './breakages';
import { showing } from '../library/showing';

const NAME = 'mfe-public';
const OLD = 'Often looked for';
const NEW = 'What fits tomorrow?';

test('a release and its rollback are picked up without a restart', async ({ page, open, shell, releases }) => {
  const first = await releases.live(NAME);
  await releases.publishEdited(NAME, 'next', OLD, NEW);
  await open(`${shell.address}/`);
  await expect(page.getByRole('heading', { name: OLD })).toBeVisible();

  const shows = (text: string) =>
    expect(async () => {
      await open(`${shell.address}/`);
      await expect(page.getByRole('heading', { name: text })).toBeVisible({ timeout: 500 });
    }).toPass();
  await releases.point(NAME, 'next');
  await shows(NEW);
  await releases.point(NAME, first);
  await shows(OLD);
});

test('a page that was open during a release keeps working', async ({ page, open, shell, releases }) => {
  await open(`${shell.address}/`);
  await releases.publishEdited(NAME, 'next', OLD, NEW);
  await releases.point(NAME, 'next');
  await page.getByRole('link', { name: 'View all workouts' }).click();
  await expect(page.getByText(showing())).toBeVisible();
  await page.getByRole('link', { name: 'WOD Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WOD Types and Equipment guide' })).toBeVisible();
});

test.describe('a release that the server can not render', () => {
  test.beforeEach(async ({ releases, log }) => {
    log.expect(failedResource(503));
    await releases.publishGuest('mfe-sessions', { path: '/training-sessions', heading: 'Guest section' });
  });

  for (const [name, bundle] of Object.entries(BROKEN_BUNDLES)) {
    test(`is drawn in the browser: ${name}`, async ({ page, open, request, shell, releases, library }) => {
      await writeFile(join(releases.folder(NAME, await releases.live(NAME)), 'server/remoteEntry.cjs'), bundle);
      const response = await request.get(shell.address + library.wod('Fran'));
      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toBe('10');
      const html = await response.text();
      expect(html).toContain('This section is unavailable');
      expect(html).toContain('Training Sessions');

      await open(shell.address + library.wod('Fran'));
      await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
      await expect(panel(page)).toBeHidden();
      expect((await request.get(`${shell.address}/training-sessions`)).status()).toBe(200);
    });
  }

  test('and that the browser can not load either leaves the frame and the other sections', async ({ page, shell, releases, log }) => {
    log.expect(failedResource(404));
    const live = await releases.live(NAME);
    await rm(releases.folder(NAME, live), { recursive: true });
    const response = await page.goto(`${shell.address}/wods`);
    expect(response?.status()).toBe(503);
    await expect(panel(page)).toBeVisible();
    await page.getByRole('link', { name: 'Training Sessions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guest section' })).toBeVisible();
  });

  test('comes back with the next release, in the same page', async ({ page, shell, releases, log }) => {
    log.expect(failedResource(404));
    const live = await releases.live(NAME);
    await releases.publishEdited(NAME, 'next', OLD, NEW);
    await rm(releases.folder(NAME, live), { recursive: true });
    await page.goto(`${shell.address}/`);
    await expect(panel(page)).toBeVisible();
    await releases.point(NAME, 'next');
    await expect(async () => {
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: NEW })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});
