// The panel runs alone for development: bundled by its own script, under a small host, with the api of a running product.
import { untilAlive } from '../journey';
import { startAlone } from '../product/alone';
import { expect, PASSWORD, SIGNED_OUT, test, USERNAME } from './panel';
import { field } from './wod-form';

test.use({ storageState: SIGNED_OUT });

test('a newcomer starts the panel alone and signs in', async ({ page, product, log }) => {
  const alone = await startAlone('mfe-admin', product);
  try {
    await page.goto(alone.page);
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All WODs' })).toHaveCount(0);
    await field(page, 'Username').fill(USERNAME);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('301', { exact: true }).first()).toBeVisible();
  } finally {
    log.end();
    await alone.close();
  }
  await expect(fetch(alone.address)).rejects.toThrow();
});
