import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { saveData } from '../network';
import { showing } from '../library/showing';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

test.beforeEach(({ log }) => log.expect(failedResource(404)));

for (const id of [UNKNOWN_ID, 'no-id-at-all']) {
  test(`a WOD that does not exist: ${id}`, async ({ page, open }) => {
    const response = await open(`/wods/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'WOD not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/wods');
    await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  });

  test(`an exercise that does not exist: ${id}`, async ({ page, open }) => {
    const response = await open(`/exercises/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Exercise Not Found' })).toBeVisible();
    await expect(page.getByText('The exercise you are looking for does not exist.')).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/wods');
  });
}

for (const path of ['/nothing-here', '/wods/a/b', '/exercises', '/wod-types/x']) {
  test(`a page that does not exist keeps the frame: ${path}`, async ({ page, open }) => {
    const response = await open(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | WOD Inspiration');
    await page.getByRole('main').getByRole('link', { name: 'Browse all workouts' }).click();
    await expect(page.getByText(showing())).toBeVisible();
  });
}

test('a WOD that was deleted meanwhile', async ({ page, open }) => {
  await saveData(page);
  await open('/wods');
  await page.route('**/api/wods/*', (route) => route.fulfill({ status: 404, json: { error: 'WOD not found', statusCode: 404 } }));
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'WOD not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByText(showing())).toBeVisible();
});

test('a library without a workout', async ({ page, open, shell }) => {
  const nothing = { wods: [], pagination: { page: 1, pages: 0, total: 0 } };
  const answers: Record<string, unknown> = { '/wods/recent': [], '/days': { today: '2026-11-22', days: [] } };
  shell.setApi((path) => Promise.resolve(Response.json(answers[path.split('?')[0] ?? ''] ?? nothing)));
  await open(`${shell.address}/`);
  await expect(page.getByRole('heading', { name: 'No workouts available' })).toBeVisible();
  await expect(page.getByText('Check back later for new WODs!')).toBeVisible();
  await open(`${shell.address}/wods`);
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
});
