import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { holdBack, SCRIPTS } from '../network';
import { countOf, isAmrap, isTabata, showing, usesKettlebell } from './showing';

const equipment = (page: Page) => page.getByRole('combobox', { name: 'Equipment' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Equipment' }).getByRole('option');
const chips = (page: Page) => page.getByRole('link', { name: /^Remove filter/ });

test('a visitor narrows the list to kettlebell AMRAPs by keyboard alone', async ({ page, open }) => {
  const bells = countOf((wod) => isAmrap(wod) && usesKettlebell(wod));
  await open('/wods');
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type', { exact: true })).toBeFocused();
  await page.keyboard.type('amrap');
  await expect(page).toHaveURL('/wods?type=AMRAP');
  await expect(page.getByText(showing(countOf(isAmrap)))).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(equipment(page)).toBeFocused();
  await page.keyboard.type('kettle');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wods?type=AMRAP&equipment=KETTLEBELL');
  await expect(equipment(page)).toHaveValue('Kettlebell');
  await expect(page.getByText(showing(bells))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(12, bells));
  for (const card of await page.getByRole('article').all()) {
    await expect(card).toContainText('AMRAP');
    await expect(card).toContainText(/Kettlebell|\+\d/);
  }

  await expect(page.getByText('Filters active')).toBeVisible();
  await expect(chips(page)).toHaveText(['Remove filter AMRAP', 'Remove filter Kettlebell']);
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wods?equipment=KETTLEBELL');
  await page.getByRole('button', { name: 'Clear Filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wods');
  await expect(page.getByText(showing())).toBeVisible();
  await expect(page.getByText('Filters active')).toBeHidden();
  await expect(equipment(page)).toHaveValue('');
});

test('the equipment dropdown is used with arrows, Home, End, Enter and Escape', async ({ page, open }) => {
  await open('/wods');
  await equipment(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(equipment(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page)).toHaveCount(20);
  await page.keyboard.press('End');
  await expect(options(page).filter({ hasText: 'Ab Mat' })).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).filter({ hasText: 'Ab Mat' })).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).filter({ hasText: 'Kettlebell' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(equipment(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/wods');

  await page.keyboard.type('zzz');
  await expect(page.getByText('No equipment found')).toBeVisible();
  await equipment(page).fill('rower');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wods?equipment=ROWER');
  await page.getByRole('button', { name: 'Clear equipment' }).click();
  await expect(page).toHaveURL('/wods');
});

test('category and type combine, and a change of a filter goes back to the first page', async ({ page, open }) => {
  await open('/wods?page=3');
  await page.getByLabel('Category').selectOption('HERO');
  await expect(page).toHaveURL('/wods?category=HERO');
  await expect(page.getByRole('article').first()).toContainText('Hero');
  await page.getByLabel('Type', { exact: true }).selectOption('TABATA');
  await expect(page).toHaveURL('/wods?type=TABATA&category=HERO');
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/wods?category=HERO');
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('');
});

test('a filter that is chosen while the page is still loading counts', async ({ page }) => {
  const arrive = await holdBack(page, SCRIPTS);
  await page.goto('/wods', { waitUntil: 'commit' });
  await page.getByLabel('Type', { exact: true }).selectOption('TABATA');
  arrive();
  await expect(page).toHaveURL('/wods?type=TABATA');
  await expect(page.getByText(showing(countOf(isTabata)))).toBeVisible();
});

test('a quick pick of the home page is a filtered list', async ({ page, open }) => {
  await open('/');
  const picks = page.getByRole('navigation', { name: 'Often looked for' });
  await picks.getByRole('link', { name: 'Kettlebell' }).click();
  await expect(page).toHaveURL('/wods?equipment=KETTLEBELL');
  await expect(equipment(page)).toHaveValue('Kettlebell');
  await expect(page.getByText(showing(countOf(usesKettlebell)))).toBeVisible();
});
