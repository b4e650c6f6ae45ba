// A training session deleted by mistake is restored from the panel.
import { expect, test } from './panel';

test('a deleted training session is restored from the dashboard', async ({ page, open, request, token }) => {
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Monday class', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, wods: [] };
  const { id } = (await (await request.post('/api/training-sessions', { headers, data })).json()) as { id: string };
  const session = `/api/training-sessions/${id}`;
  await request.delete(session, { headers, data: {} });
  expect((await request.get(session)).status()).toBe(404);

  await open('/admin');
  const deleted = page.getByRole('region', { name: 'Recently deleted' });
  await expect(deleted.getByRole('listitem').filter({ hasText: 'Monday class' })).toContainText('Training session');
  await deleted.getByRole('button', { name: 'Restore Monday class' }).click();
  await expect(page.getByText('“Monday class” is back among the training sessions.')).toBeVisible();
  await expect(deleted).not.toContainText('Monday class');
  expect((await request.get(session)).status()).toBe(200);
});
