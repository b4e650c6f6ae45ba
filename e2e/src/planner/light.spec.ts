// The planner requests what it shows, and nothing large before it is needed.
import type { Page } from '@playwright/test';
import { saveData } from '../network';
import { field } from '../panel/wod-form';
import { layoutShifts } from '../quality/layout-shifts';
import { addWod, button, expect, heading, LIST, NEW, region, test } from './planner';

// Prefetching of what is in view is tested elsewhere.
test.beforeEach(({ page }) => saveData(page));

/** The page's api requests, path and query. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname.slice('/api'.length) + search);
  });
  return paths;
}

test('a link under the pointer loads no index and no whole session', async ({ page, open, planned }) => {
  await planned({ name: 'To begin with', isTemplate: true, wods: ['Fran'] });
  const paths = asked(page);
  await open('/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training Sessions' });
  const first = page.waitForResponse((response) => response.url().endsWith('/api/training-sessions?view=summary'));
  await link.hover();
  await (await first).finished();
  expect(paths).toEqual(['/training-sessions?view=summary']);

  await link.click();
  const templates = page.waitForResponse((response) => response.url().endsWith('/api/training-sessions?template=1&view=summary'));
  await page.getByRole('link', { name: 'New Session' }).hover();
  await (await templates).finished();
  expect(paths.filter((path) => path.startsWith('/wods') || path === '/training-sessions')).toEqual([]);
});

test('WODs are picked and generated from one index, and only those that are chosen are read whole', async ({ page, open, library }) => {
  const paths = asked(page);
  await open(NEW);
  await addWod(page, 'Cindy');
  await expect(region(page, 'Selected WODs')).toContainText('5 pull-ups');
  expect(paths.filter((path) => path.startsWith('/wods'))).toEqual(['/wods/index', library.wod('Cindy')]);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await button(page, 'Generate Session').click();
  await expect(region(page, 'Selected WODs').getByText('Loading…')).toHaveCount(0);
  const chosen = await region(page, 'Selected WODs').getByRole('textbox').count();
  expect(paths.filter((path) => path.startsWith('/wods')).length).toBeLessThanOrEqual(2 + chosen);
  expect(paths.filter((path) => path === '/wods/index')).toHaveLength(1);
});

test('a template is read whole when it is used', async ({ page, open, planned }) => {
  const address = await planned({ name: 'Read when used', isTemplate: true, wods: ['Fran'] });
  const paths = asked(page);
  await open(NEW);
  await button(page, 'Show Templates').click();
  await expect(button(page, 'Use Template Read when used')).toBeVisible();
  expect(paths.filter((path) => path.startsWith('/training-sessions'))).toEqual([]);
  await button(page, 'Use Template Read when used').click();
  await expect(field(page, 'Name')).toHaveValue('Read when used (from Template)');
  await expect(button(page, 'Show Templates')).toBeFocused();
  expect(paths.filter((path) => path.startsWith('/training-sessions'))).toEqual([address]);
});

for (const width of [1280, 390, 320]) {
  test(`the owner’s buttons have their room at ${width} px`, async ({ page, planned }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(await planned({ name: 'Mine', wods: ['Fran'] }));
    // On a phone it is in the menu.
    if (width < 640) await expect(page.getByRole('button', { name: 'Delete', exact: true, includeHidden: true })).toBeAttached();
    else await expect(button(page, 'Delete')).toBeVisible();
    await expect(heading(page, 'Mine')).toBeVisible();
    const total = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
    expect(total.toFixed(2)).toBe('0.00');
  });
}

test('the list’s own page asks for summaries once, and whose they are after it', async ({ page, open, planned }) => {
  await planned({ name: 'Any' });
  const paths = asked(page);
  const mine = page.waitForResponse((response) => response.url().endsWith('/api/training-sessions/mine'));
  await open(LIST);
  await (await mine).finished();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => !/^\/training-sessions\/[\w-]{36}/.test(path))).toEqual(['/training-sessions/mine']);
});
