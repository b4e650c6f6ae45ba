import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const ENTRIES = ['Home', 'All WODs', 'Training Sessions', 'WOD Types', 'About', 'Imprint', 'Admin Login'];
const PATHS = ['/', '/wods', '/training-sessions', '/wod-types', '/about', '/imprint', '/admin/login'];

test('has the links of the site in their order', async ({ page, open }) => {
  await open('/about');
  const links = nav(page).getByRole('link');
  await expect(links).toHaveText(ENTRIES);
  for (const [index, path] of PATHS.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);
  const brand = page.getByRole('banner').getByRole('link', { name: 'WOD Inspiration' });
  await expect(brand).toHaveAttribute('href', '/');
  await brand.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on the board');
});

test('marks the current page and what lies below it', async ({ page, open, library }) => {
  const current = nav(page).locator('[aria-current=page]');
  const entries = { '/': 'Home', '/wods?type=EMOM': 'All WODs', [library.wod('Fran')]: 'All WODs', '/imprint': 'Imprint' };
  for (const [path, entry] of Object.entries(entries)) {
    await open(path);
    await expect(current).toHaveText([entry]);
  }
  await open(library.exercise('Thruster'));
  await expect(current).toHaveCount(0);
  await nav(page).getByRole('link', { name: 'WOD Types' }).click();
  await expect(current).toHaveText(['WOD Types']);
});

test('moves from page to page without a reload', async ({ page, open }) => {
  await open('/');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const headings = {
    'All WODs': 'All Workouts',
    'WOD Types': 'WOD Types and Equipment guide',
    About: 'About',
    Imprint: 'Impressum',
  };
  for (const [entry, heading] of Object.entries(headings)) {
    await nav(page).getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(heading.slice(0, 6)));
  }
  expect(loads).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

  test('collapses into a menu that closes when a link is chosen', async ({ page, open }) => {
    await open('/');
    await expect(nav(page)).toBeHidden();
    await toggle(page).click();
    await expect(nav(page).getByRole('link')).toHaveText(ENTRIES);
    await nav(page).getByRole('link', { name: 'All WODs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
    await expect(nav(page)).toBeHidden();

    // The link to the current page closes it too.
    await toggle(page).click();
    await nav(page).getByRole('link', { name: 'All WODs' }).click();
    await expect(nav(page)).toBeHidden();
  });

  test('closes on Escape, with the focus back on its button', async ({ page, open }) => {
    await open('/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(nav(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('closes on a click outside and on its own button', async ({ page, open }) => {
    await open('/');
    await toggle(page).click();
    await expect(nav(page)).toBeVisible();
    // The margin of the page, where nothing else handles the click.
    await page.mouse.click(4, 800);
    await expect(nav(page)).toBeHidden();
    await toggle(page).click();
    await expect(nav(page)).toBeVisible();
    await toggle(page).click();
    await expect(nav(page)).toBeHidden();
  });
});
