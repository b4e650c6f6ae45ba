// A page looks the same whatever pages were opened before it: their stylesheets stay, in the order in which they came.
import { expect, test } from '../planner/planner';
import { PUBLIC_PAGES, type PublicPage } from './pages';
import { allStylesheets, changedBy } from './stylesheets';

const PAGES: Pick<PublicPage, 'name' | 'path'>[] = [
  ...PUBLIC_PAGES,
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

for (const { name, path } of PAGES) {
  test(`${name} looks the same after other pages`, async ({ page, library, log }) => {
    // As the server has made it: what follows would bring stylesheets of its own.
    log.expect(/ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path(library), { waitUntil: 'load' });
    const stylesheets = await allStylesheets();
    expect(stylesheets.length).toBeGreaterThan(10);
    expect(await changedBy(page, stylesheets)).toEqual([]);
  });
}

test('so do a session, its wall and its run', async ({ page, planned, log }) => {
  log.expect(/ERR_FAILED/);
  const session = await planned({ name: 'Sunday class', wods: ['Fran', 'Cindy'] });
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of [session, `${session}/board`, `${session}/run`]) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await changedBy(page, await allStylesheets()), path).toEqual([]);
  }
});
