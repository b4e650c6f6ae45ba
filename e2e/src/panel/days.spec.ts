// What the admin pins to today is what everybody finds, until the pin is taken back.
import { expectAccessible } from '../quality/axe';
import { ADMIN, expect, test } from './panel';

// Nobody else's home may change with it.
test.use({ environment: { ...ADMIN } });

test('a WOD that is pinned to today is on home and on the wall at once, and leaves them again; so is a rest day', async ({ page, open }) => {
  await open('/admin');
  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Pin to / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Pin to / });
  await dialog.getByRole('searchbox', { name: 'Search WODs' }).fill('Murph');
  await expect(dialog.getByRole('button', { name: /^Murph/ }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: /^Murph/ })
    .first()
    .click();
  await expect(page.getByText(/^“Murph” is pinned to /)).toBeVisible();

  await open('/today/board');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Murph');

  const board = page.getByRole('region', { name: 'Today’s workout, on the board' }).getByRole('heading', { level: 2 }).first();
  await open('/');
  await expect(board).toHaveText('Murph');
  await open('/admin/today');
  await page.getByRole('button', { name: /^Unpin / }).click();
  await expect(page.getByText(/^“Murph” is no longer pinned to /)).toBeVisible();
  await open('/');
  await expect(board).not.toHaveText('Murph');

  await open('/admin/today');
  await page
    .getByRole('button', { name: /^Pin to / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Rest day' }).click();
  await expect(page.getByText(/^“Rest day” is pinned to /)).toBeVisible();
  await open('/today');
  await page.getByRole('link', { name: 'On the wall' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rest day');
  await expect(page.getByRole('img', { name: 'QR code of this board' })).toBeVisible();
});
