import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { countOf, isAmrap, PAGES, showing } from './showing';

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const cards = (page: Page) => page.getByRole('article').getByRole('heading');

test('filters and page are kept on the way to a workout, to an exercise and back', async ({ page, open }) => {
  await open('/wods?type=AMRAP');
  const first = await cards(page).allTextContents();
  await expect(pages(page).getByText('Previous')).toHaveAttribute('aria-disabled', 'true');
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/wods?type=AMRAP&page=2');
  await expect(page.getByText(showing(countOf(isAmrap)))).toBeVisible();
  await expect(cards(page)).not.toHaveText(first);
  await pages(page).getByRole('link', { name: 'Page 4' }).click();
  await expect(page).toHaveURL('/wods?type=AMRAP&page=4');
  await pages(page).getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/wods?type=AMRAP&page=3');
  await expect(pages(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');

  const third = await cards(page).allTextContents();
  const last = page.getByRole('article').last().getByRole('link');
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const exercise = page.getByRole('region', { name: 'Movements' }).getByRole('link').first();
  const movement = await exercise.innerText();
  await exercise.click();
  await expect(page.getByRole('heading', { level: 1, name: movement, exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  const restored = async () => {
    await expect(page).toHaveURL('/wods?type=AMRAP&page=3');
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('AMRAP');
    await expect(cards(page)).toHaveText(third);
    await expect(pages(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  };
  await restored();
  await expect(last).toBeInViewport();
  await page.reload();
  await restored();
});

test('a new page begins at its top', async ({ page, open }) => {
  await open('/wods');
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/wods?page=2');
  await expect(page.getByText(showing())).toBeFocused();
  await expect(page.getByText(showing())).toHaveText(`${showing()}, page 2`);
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('the last page has what is left, and one past the end leads back', async ({ page, open }) => {
  await open('/wods');
  await pages(page)
    .getByRole('link', { name: `Page ${PAGES}` })
    .click();
  await expect(page.getByText(showing(countOf(), countOf() % 12))).toBeVisible();
  await expect(pages(page).getByText('Next')).toHaveAttribute('aria-disabled', 'true');

  await open('/wods?page=' + (PAGES + 1));
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
  await expect(page.getByText(`The last page is page ${PAGES}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/wods');
  await expect(page.getByText(showing())).toBeVisible();
});
