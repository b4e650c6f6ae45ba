import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { API, holdBack, SCRIPTS } from '../network';
import { countOf, says, showing } from './showing';

/** The search field; it is a combobox while suggestions are shown. */
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' }).or(page.getByRole('combobox', { name: 'Search' }));
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The searches the browser sends from now on. */
function searches(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/wods') sent.push(searchParams.get('search') ?? '');
  });
  return sent;
}

test('a visitor finds Fran by searching and reads it', async ({ page, open }) => {
  await open('/wods');
  await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  await expect(page.getByText(showing())).toBeVisible();
  const sent = searches(page);
  await search(page).pressSequentially('fran', { delay: 30 });

  await expect(page).toHaveURL('/wods?search=fran');
  await expect(page.getByText(showing(countOf(says('fran'))))).toBeVisible();
  expect(sent).toEqual(['fran']);
  await expect(card(page, 'Fran')).toContainText('21-15-9 for time');
  await expect(card(page, 'Fran')).toContainText('Thruster');

  await card(page, 'Fran').getByRole('link', { name: 'Fran' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  await expect(page).toHaveTitle('Fran - Ladder Workout | WOD Inspiration');
  const thruster = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Thruster' }) });
  await expect(thruster).toContainText('43 / 29.5 kg 95/65 lb');
  await expect(thruster).toContainText('Barbell');

  await page.goBack();
  await expect(page).toHaveURL('/wods?search=fran');
  await expect(search(page)).toHaveValue('fran');
  await expect(page.getByText(showing(countOf(says('fran'))))).toBeVisible();
});

test('a search waits for the second character and for a pause of 500 ms', async ({ page, open }) => {
  const hint = page.getByText('(min 2 chars)');
  await page.clock.install();
  await open('/wods');
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = searches(page);
  await search(page).fill('m');
  await expect(hint).toBeVisible();
  await page.clock.runFor(2000);
  await search(page).fill('mu');
  await expect(hint).toBeHidden();
  await page.clock.runFor(499);
  await search(page).fill('murph');
  await page.clock.runFor(499);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByText(showing(countOf(says('murph'))))).toBeVisible();
  expect(sent).toEqual(['murph']);
});

test('Enter searches at once, and an emptied search shows everything again', async ({ page, open }) => {
  await page.clock.install();
  await open('/wods');
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill('murph');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/wods?search=murph');
  await page.clock.resume();
  await search(page).clear();
  await expect(page).toHaveURL('/wods');
  await expect(page.getByText(showing())).toBeVisible();
});

test('whoever chooses a workout while still typing gets there', async ({ page, open, library }) => {
  await page.clock.install();
  await open('/wods');
  await page.clock.pauseAt(Date.now() + 60_000);
  const arrive = await holdBack(page, API);
  await search(page).fill('fran');
  await card(page, 'Fran').getByRole('link', { name: 'Fran' }).click();
  await page.clock.runFor(1000);
  arrive();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  await expect(page).toHaveURL(library.wod('Fran'));
});

test('the slash key focuses the search, and is a character inside of it', async ({ page, open }) => {
  await open('/wods');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(search(page)).toHaveValue('a/b');
});

test('what is typed while the page is still loading is searched for', async ({ page }) => {
  const arrive = await holdBack(page, SCRIPTS);
  await page.goto('/wods', { waitUntil: 'commit' });
  await search(page).fill('fran');
  arrive();
  await expect(page).toHaveURL('/wods?search=fran');
  await expect(search(page)).toHaveValue('fran');
  await expect(page.getByText(showing(countOf(says('fran'))))).toBeVisible();
});

test('nothing found says what to do', async ({ page, open }) => {
  await open('/wods?type=TABATA&search=murph');
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/wods');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByText(showing())).toBeVisible();
});
