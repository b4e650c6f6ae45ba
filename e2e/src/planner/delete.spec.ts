// A deleted session can be restored by whoever deleted it.
import { untilAlive } from '../journey';
import { saveData } from '../network';
import { button, card, expect, heading, LIST, test } from './planner';

// Prefetching could request the form of a session that is being deleted.
test.beforeEach(({ page }) => saveData(page));

test('a delete asks in so many words, and can be undone', async ({ page, open, planned }) => {
  const address = await planned({ name: 'Thursday', wods: ['Fran'] });
  await open(address);
  await button(page, 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete Training Session?' });
  await expect(question).toContainText('Are you sure you want to delete "Thursday"? This action cannot be undone.');
  await button(question, 'Cancel').click();
  await expect(heading(page, 'Thursday')).toBeVisible();

  await button(page, 'Delete').click();
  await button(question, 'Delete').click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText('“Thursday” was deleted.')).toBeVisible();
  await expect(card(page, 'Thursday')).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);

  await button(page, 'Undo').click();
  await expect(card(page, 'Thursday')).toBeVisible();
  await expect(page.getByText('“Thursday” was deleted.')).toHaveCount(0);
  await card(page, 'Thursday').getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('region', { name: '1. Fran' })).toBeVisible();
});

test('a reload of the list leaves the choice, until it was dismissed', async ({ page, open, planned }) => {
  // A list that isn't empty asks which of its sessions are this browser's.
  await planned({ name: 'Stays' });
  await open(await planned({ name: 'Gone for good' }));
  await button(page, 'Delete').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(button(page, 'Undo')).toBeVisible();
  const mine = page.waitForResponse((response) => response.url().endsWith('/api/training-sessions/mine'));
  await page.reload();
  await expect(button(page, 'Undo')).toBeVisible();

  // It sends no request to the api.
  await mine;
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.abort());
  await button(page, 'Dismiss').click();
  await expect(page.getByText('“Gone for good” was deleted.')).toHaveCount(0);
  await page.unroute('**/api/**');
  await page.reload();
  await untilAlive(page);
  await expect(heading(page, 'Training Sessions')).toBeVisible();
  await expect(page.getByText('“Gone for good” was deleted.')).toHaveCount(0);
});
