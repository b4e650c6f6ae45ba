// The panel runs alone for development: bundled by its own script, in a small host, with the api of a running product.
import { untilAlive } from '../journey';
import { startAlone } from '../product/alone';
import { OwnWorkspace } from '../product/own-workspace';
import { expect, PASSWORD, SIGNED_OUT, test, USERNAME } from './panel';
import { field } from './wod-form';
import { countOf } from '../library/showing';

const PAGE = 'mfe-admin/src/login/login-page.tsx';

test.use({ storageState: SIGNED_OUT });

test('a newcomer starts the panel alone, edits a page without losing what was typed into it, and signs in', async ({ page, product, log }) => {
  // The bundler's cache has nothing from the copy.
  test.slow();
  const workspace = await OwnWorkspace.copy();
  const alone = await startAlone('mfe-admin', workspace, product);
  try {
    await page.goto(alone.page);
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All WODs' })).toHaveCount(0);
    await field(page, 'Username').fill(USERNAME);
    for (const [from, to] of [
      ['Admin Login</h1>', 'Edited once</h1>'],
      ['Edited once</h1>', 'Edited twice</h1>'],
    ] as const) {
      await workspace.edit(PAGE, from, to);
      // Bundled anew first.
      await expect(page.getByRole('heading', { level: 1, name: to.replace('</h1>', '') })).toBeVisible({ timeout: 60_000 });
      await expect(field(page, 'Username')).toHaveValue(USERNAME);
    }

    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Edited twice' })).toBeVisible();
    await field(page, 'Username').fill(USERNAME);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText(String(countOf()), { exact: true }).first()).toBeVisible();
  } finally {
    log.end();
    await alone.close();
    await workspace.remove();
  }
  await expect(fetch(alone.address)).rejects.toThrow();
});
