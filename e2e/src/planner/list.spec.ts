// The list of all sessions: when empty, when searched, and what a card says about a class that is too long.
import { ADMIN } from '../panel/panel';
import { button, card, expect, heading, LIST, region, test } from './planner';

// The counts need a list nobody else writes to.
test.use({ environment: { ...ADMIN } });
test.describe.configure({ mode: 'serial' });

test('an empty list invites to plan the first session', async ({ page, open }) => {
  await open(LIST);
  await expect(heading(page, 'Training Sessions')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No training sessions yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Your First Session' }).click();
  await expect(heading(page, 'New Training Session')).toBeVisible();
});

test('templates come first, the search looks into names and descriptions', async ({ page, open, planned }) => {
  await planned({ name: 'Monday', description: 'Strength and air', wods: ['Fran'] });
  await open(LIST);
  await expect(page.getByRole('heading', { name: 'My Sessions' })).toHaveCount(0);
  await planned({ name: 'Hero hour', isTemplate: true, totalMinutes: 45, wods: ['Murph'] });
  await planned({ name: 'Café class', totalMinutes: 42, wods: ['Fran', 'Cindy'] });
  await open(LIST);
  await expect(page.getByText('Showing 3 of 3 sessions')).toBeVisible();
  await expect(region(page, 'Templates 1').getByRole('article')).toHaveCount(1);
  await expect(region(page, 'My Sessions').getByRole('article')).toHaveCount(2);
  await expect(card(page, 'Hero hour')).toContainText('Actual Total70 min +25');
  await expect(card(page, 'Café class')).toContainText(/Actual Total42 min\s*exactly full$/);
  const colour = (name: string) =>
    card(page, name)
      .getByRole('definition')
      .last()
      .evaluate((total) => getComputedStyle(total).color);
  expect(await colour('Hero hour')).not.toBe(await colour('Café class'));

  const search = page.getByRole('searchbox', { name: 'Search' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('STRENGTH');
  await expect(page.getByText('Showing 1 of 3 sessions')).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?search=STRENGTH`);
  await search.fill('cafe');
  await expect(page).toHaveURL(`${LIST}?search=cafe`);
  await card(page, 'Café class').getByRole('link').click();
  await expect(heading(page, 'Café class')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('cafe');
  await expect(page.getByRole('article')).toHaveCount(1);

  await search.fill('zzz');
  await expect(page.getByRole('heading', { name: 'No sessions found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await button(page, 'Clear search').click();
  await expect(page.getByText('Showing 3 of 3 sessions')).toBeVisible();
  await expect(page).toHaveURL(LIST);
});
