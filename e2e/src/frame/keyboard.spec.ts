import type { Locator } from '@playwright/test';
import { expect, test } from '../journey';
import { countOf, says, showing } from '../library/showing';

test('the skip link comes first, shows itself and leads to the content', async ({ page, open }) => {
  await open('/wods');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
});

test('a workout is found and read without a mouse', async ({ page, open }) => {
  await open('/');
  const tabs = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name, exact: true }).and(page.locator(':focus'))).toBeVisible();
    }
  };
  await tabs('Skip to content', 'WOD Inspiration', 'Home', 'All WODs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // A screen reader says where the focus is: on which page.
  await expect(page.getByRole('main')).toHaveAccessibleName('All Workouts | WOD Inspiration');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('main')).toHaveAccessibleName('');
  await page.keyboard.type('cindy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wods?search=cindy');
  await expect(page.getByText(showing(countOf(says('cindy'))))).toBeVisible();
  const tabTo = (link: Locator) =>
    expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [1] });
  await tabTo(page.getByRole('link', { name: 'Cindy', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cindy' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Pull-up', exact: true }));
  await tabs('Push-up');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Push-up' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Cindy' })).toBeVisible();
});

test('whatever has the focus shows it', async ({ page, open, library }) => {
  for (const path of ['/', '/wods?type=AMRAP', library.wod('Fran'), '/imprint']) {
    await open(path);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // A card's link outlines the whole card with its ::after.
        const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
        const marked = outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
        return { element: element.outerHTML.slice(0, 120), marked };
      });
      if (focused) expect(focused).toEqual({ ...focused, marked: true });
    }
  }
});
