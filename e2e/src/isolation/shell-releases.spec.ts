// The shell itself is released and rolled back while the server is running and pages are open.
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, untilAlive } from '../journey';
import { markDocument, sameDocument } from './breakages';
import { showing } from '../library/showing';

const NAME = 'shell';
const OLD = 'Skip to content';
const NEW = 'Jump to content';

test('an open tab works on with its shell, a new one gets the live one', async ({ page, context, open, request, shell, releases }) => {
  const first = await releases.live(NAME);
  const answered = async () => (await request.get(shell.address)).text();
  await open(`${shell.address}/`);
  await markDocument(page);
  const oldScript = (await page.locator('script[type=module][src]').getAttribute('src')) ?? '';

  await releases.publishEdited(NAME, 'next', OLD, NEW);
  await releases.point(NAME, 'next');
  await expect.poll(answered).toContain('/remotes/shell/next/');
  expect((await request.get(shell.address + oldScript)).status()).toBe(200);
  await page.getByRole('link', { name: 'WOD Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WOD Types and Equipment guide' })).toBeVisible();
  await expect(page.getByRole('link', { name: OLD })).toBeAttached();
  await expect(sameDocument(page)).toBeAttached();

  const other = await context.newPage();
  await other.goto(`${shell.address}/wods`);
  await untilAlive(other);
  await expect(other.getByRole('link', { name: NEW })).toBeAttached();
  await other.getByRole('link', { name: 'About' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();

  await releases.point(NAME, first);
  await expect.poll(answered).toContain(`/remotes/shell/${first}/`);
  await open(`${shell.address}/about`);
  await expect(page.getByRole('link', { name: OLD })).toBeAttached();
});

test('a release that can not be run leaves the one before it running', async ({ page, open, request, shell, releases }) => {
  const first = await releases.live(NAME);
  await releases.publishEdited(NAME, 'broken', OLD, NEW);
  const bundle = join(releases.folder(NAME, 'broken'), 'server/index.cjs');
  await truncate(bundle, Math.floor((await readFile(bundle)).length / 2));
  await releases.point(NAME, 'broken');
  await expect
    .poll(async () => {
      expect((await request.get(shell.address)).status()).toBe(200);
      return shell.warnings;
    })
    .toEqual([`The shell's release ${first} stays live`]);
  await open(`${shell.address}/wods`);
  await expect(page.getByRole('link', { name: OLD })).toBeAttached();
  await expect(page.getByText(showing())).toBeVisible();
});
