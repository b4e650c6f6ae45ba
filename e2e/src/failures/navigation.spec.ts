// The api fails or is slow while the visitor moves from page to page.
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { API, failApi, holdBack, saveData } from '../network';
import { countOf, isTabata, says, showing } from '../library/showing';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('failing', () => {
  // Prefetched data would not fail.
  test.beforeEach(async ({ page, log }) => {
    log.expect(failedResource(500));
    await saveData(page);
  });

  test('home: Try Again reloads the page', async ({ page, open }) => {
    await open('/about');
    await failApi(page);
    await nav(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch recent WODs');
    await page.unroute(API);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await reloaded;
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('list: Try Again fetches the current page, without a reload', async ({ page, open }) => {
    await open('/wods');
    await failApi(page);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch WODs');
    await expect(page).toHaveURL('/wods?page=3');
    await page.unroute(API);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.url().includes('/api/wods?')) requests.push(request.url());
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(showing())).toBeVisible();
    await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(requests).toEqual([expect.stringMatching(/\/api\/wods\?page=3&limit=12&facets=1&near=1$/)]);
  });

  test('WOD and exercise: Go Back returns to where the visitor came from', async ({ page, open, library }) => {
    await open('/wods?search=fran');
    await failApi(page);
    await page.getByRole('link', { name: 'Fran', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch WOD details');
    await page.unroute(API);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/wods?search=fran');
    await expect(page.getByText(showing(countOf(says('fran'))))).toBeVisible();

    await page.getByRole('link', { name: 'Fran', exact: true }).click();
    await failApi(page);
    await page.getByRole('link', { name: 'Thruster' }).click();
    await expect(page.getByRole('alert')).toContainText('Exercise Not Found');
    await expect(page.getByRole('alert')).toContainText('Failed to load exercise details');
    await page.unroute(API);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(library.wod('Fran'));
    await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  });
});

test('a lost connection is a failure like any other', async ({ page, open, log }) => {
  log.expect(/ERR_INTERNET_DISCONNECTED/);
  await open('/wods');
  await page.route(API, (route) => route.abort('internetdisconnected'));
  await page.getByRole('searchbox').fill('murph');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch WODs');
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Murph', exact: true })).toBeVisible();
});

test.describe('slow', () => {
  test('moving to another page shows progress and keeps the old page usable', async ({ page, open }) => {
    await open('/wod-types');
    const release = await holdBack(page, API);
    await nav(page).getByRole('link', { name: 'All WODs' }).click();
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'WOD Types and Equipment guide' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
  });

  test('the list marks old cards as busy, and shows places for cards where there were none', async ({ page, open }) => {
    await open('/wods');
    let release = await holdBack(page, API);
    await page.getByLabel('Type', { exact: true }).selectOption('TABATA');
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('article')).toHaveCount(12);
    release();
    await expect(page.getByRole('article')).toHaveCount(countOf(isTabata));
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');

    await page.unroute(API);
    await page.getByRole('searchbox').fill('murph');
    await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
    release = await holdBack(page, API);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page.getByText('Loading workouts…')).toBeVisible();
    release();
    await expect(page.getByText(showing())).toBeVisible();
  });
});
