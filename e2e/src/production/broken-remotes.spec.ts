// A release with broken files is live, and nginx serves them unchanged: the shell, the navigation and the other sections stay
// usable, and "Try again" works in the same page once an intact release is live again.
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { BREAKAGES, BROKEN_BUNDLES, hang, markDocument, panel, sameDocument } from '../isolation/breakages';
import { untilAlive } from '../journey';
import type { OwnReleases } from '../product/own-releases';
import { missingPackages } from './deployment';
import { expect, test } from './with-deployment';

/** A page of each remote, and a link to another section. */
const SECTIONS = {
  'mfe-public': { path: '/wods', heading: 'All Workouts', other: 'Training Sessions' },
  'mfe-sessions': { path: '/training-sessions', heading: 'Training Sessions', other: 'All WODs' },
  'mfe-admin': { path: '/admin/login', heading: 'Admin Login', other: 'All WODs' },
};
const HEADINGS: Record<string, string> = { 'Training Sessions': 'Training Sessions', 'All WODs': 'All Workouts' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Publishes the live release again, with its scripts and its server bundle broken. */
async function publishBroken(releases: OwnReleases, name: string, version: string, breakage: string) {
  const folder = releases.folder(name, version);
  await cp(releases.folder(name, await releases.live(name)), folder, { recursive: true });
  const { body } = BREAKAGES[breakage] ?? {};
  for (const file of await readdir(join(folder, 'browser'))) {
    const path = join(folder, 'browser', file);
    if (/\.js\.(br|gz)$/.test(file) || (file.endsWith('.js') && body === undefined)) await rm(path);
    else if (file.endsWith('.js')) await writeFile(path, body ?? '');
  }
  const bundle = BROKEN_BUNDLES[breakage];
  const files = await readdir(folder);
  if (bundle !== undefined && files.includes('server')) await writeFile(join(folder, 'server/remoteEntry.cjs'), bundle);
  await releases.point(name, version);
}

if (missingPackages.length === 0) {
  test.describe.configure({ mode: 'default' });

  for (const [name, { path, heading: title, other }] of Object.entries(SECTIONS)) {
    const goElsewhere = async (page: Page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: other }).click();
      await expect(heading(page, HEADINGS[other] ?? '')).toBeVisible();
      await expect(panel(page)).toBeHidden();
    };

    test(`${name} broken, in every way`, async ({ deployment: { releases }, page, log }) => {
      log.expect(failedResource(404), failedResource(503));
      const whole = await releases.live(name);
      for (const breakage of Object.keys(BREAKAGES)) {
        await test.step(breakage, async () => {
          await publishBroken(releases, name, breakage.replaceAll(' ', '-'), breakage);
          await expect(async () => {
            await page.goto(path);
            await expect(panel(page)).toBeVisible({ timeout: 1000 });
          }).toPass();
          await markDocument(page);
          await goElsewhere(page);
          await page.goBack();
          await expect(panel(page)).toBeVisible();

          await releases.point(name, whole);
          await expect(async () => {
            await panel(page).getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
            await expect(panel(page)).toBeHidden({ timeout: 1000 });
          }).toPass();
          await expect(heading(page, title)).toBeVisible();
          await expect(sameDocument(page)).toBeAttached();
        });
      }
    });

    test(`${name} hanging`, async ({ page }) => {
      await page.clock.install();
      const hanging = await hang(page, new RegExp(`/remotes/${name}/.+\\.js`));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(panel(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await hanging.end();
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page)).toBeHidden();
      await expect(heading(page, title)).toBeVisible();
      await goElsewhere(page);
    });
  }

  test('a page that the server can not render comes with its frame, and is drawn in the browser', async ({ deployment, page, log }) => {
    log.expect(failedResource(503));
    const { releases, shells } = deployment;
    const whole = await releases.live('mfe-public');
    for (const [breakage, bundle] of Object.entries(BROKEN_BUNDLES)) {
      const version = `server-${breakage.replaceAll(' ', '-')}`;
      await cp(releases.folder('mfe-public', whole), releases.folder('mfe-public', version), { recursive: true });
      await writeFile(join(releases.folder('mfe-public', version), 'server/remoteEntry.cjs'), bundle);
      await releases.point('mfe-public', version);
      // The gateway comes last, once each server has seen it.
      for (const origin of [...shells, deployment.address]) {
        await expect.poll(async () => (await fetch(`${origin}/wods`)).status, breakage).toBe(503);
        const response = await fetch(`${origin}/wods`);
        expect(response.headers.get('retry-after')).toBe('10');
        expect(await response.text()).toContain('>Training Sessions</a>');
        expect((await fetch(`${origin}/training-sessions`)).status).toBe(200);
      }
      await page.goto('/wods');
      await untilAlive(page);
      await expect(heading(page, 'All Workouts')).toBeVisible();
      await expect(panel(page)).toBeHidden();
    }
    await releases.point('mfe-public', whole);
    for (const origin of shells) await expect.poll(async () => (await fetch(`${origin}/wods`)).status).toBe(200);
  });
}
