// A page looks the same whatever pages were opened before it: their stylesheets stay, in the order in which they came.
import type { Page } from '@playwright/test';
import { expect, test } from '../planner/planner';
import { PUBLIC_PAGES, type PublicPage } from './pages';
import { allStylesheets, changedBy } from './stylesheets';

/** What has elements of its own besides. */
const MORE: Pick<PublicPage, 'name' | 'path'>[] = [
  { name: 'list with filters', path: () => '/wods?type=TABATA&maxMinutes=20' },
  { name: 'drawn WOD', path: () => '/wods?type=TABATA&draw=5' },
  { name: 'list of nothing', path: () => '/wods?type=TABATA&equipment=SLED' },
  { name: 'clock', path: (library) => `${library.wod('Fran')}/clock` },
  { name: 'wall', path: (library) => `${library.wod('Fran')}/board` },
  { name: 'embedded WOD', path: (library) => `/embed${library.wod('Fran')}` },
  { name: 'follow', path: () => '/follow' },
  { name: 'session form', path: () => '/training-sessions/new' },
  { name: 'sign-in', path: () => '/admin/login' },
];

test.use({ viewport: { width: 1280, height: 900 } });

/**
 * As the server makes its pages: what scripts do would bring stylesheets of its own. The display face, which is optional, could come with those of
 * others.
 */
test.beforeEach(async ({ page, log }) => {
  log.expect(/ERR_FAILED/);
  await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
});

async function expectUnchanged(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  const stylesheets = await allStylesheets();
  expect(stylesheets.length).toBeGreaterThan(10);
  expect.soft(await changedBy(page, stylesheets), path).toEqual([]);
}

for (const [what, pages] of [
  ['every public page', PUBLIC_PAGES],
  ['what else they turn into', MORE],
] as const) {
  test(`${what} looks the same after other pages`, async ({ page, library }) => {
    for (const { name, path } of pages) await test.step(name, () => expectUnchanged(page, path(library)));
  });
}

test('so do a session, its wall and its run', async ({ page, planned }) => {
  const session = await planned({ name: 'Sunday class', wods: ['Fran', 'Cindy'] });
  for (const path of [session, `${session}/board`, `${session}/run`]) await expectUnchanged(page, path);
});
