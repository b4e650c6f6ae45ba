// The panel is a bundle of its own.
import { PUBLIC_PAGES } from '../quality/pages';
import { expect, test } from './panel';

test('the public pages load not one byte of the panel, not even for an admin', async ({ page, open, library }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/remotes/mfe-admin') && loaded.push(request.url()));
  // That no public page does so for a visitor is in public-pages.spec.ts. What a sign-in changes is the frame's, for every page of a section.
  for (const { path, heading } of PUBLIC_PAGES.filter(({ name }) => ['home', 'WOD Fran', 'training sessions'].includes(name))) {
    await page.goto(path(library), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(loaded).toEqual([]);
  await open('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(loaded).not.toEqual([]);
});
