import { expect, test } from '../journey';

test('a visitor finds Fran by searching and reads it', async ({ page, open }) => {
  await open('/wods');
  await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('fran', { delay: 40 });

  const fran = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Fran', exact: true }) });
  await expect(page).toHaveURL('/wods?search=fran');
  await expect(page.getByText('Showing 2 of 2 workouts')).toBeVisible();
  await expect(fran).toContainText('21-15-9');
  await expect(fran).toContainText('Thruster');

  await fran.getByRole('link', { name: 'Fran' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  await expect(page).toHaveTitle('Fran - Ladder Workout | WOD Inspiration');
  await expect(page.getByRole('listitem').filter({ hasText: 'Thruster' })).toContainText('43 kg');
});
