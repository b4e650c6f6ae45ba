// The operator reserves planning for the admin.
import { ADMIN } from '../panel/panel';
import { button, expect, heading, LIST, NEW, test } from './planner';

test.use({ environment: { ...ADMIN, SESSION_EDITING: 'admin' } });

test('visitors read and print, and nothing else is offered', async ({ page, open, planned }) => {
  await open(await planned({ name: 'Saturday', wods: ['Fran'] }));
  await expect(button(page, 'Print / PDF')).toBeVisible();
  for (const name of ['Save as Template', 'Duplicate', 'Delete']) await expect(button(page, name)).toHaveCount(0);
  await open(LIST);
  await expect(page.getByRole('link', { name: 'Saturday', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Session' })).toHaveCount(0);
  await open(NEW);
  await expect(heading(page, 'Only the admin can plan sessions here')).toBeVisible();
});
