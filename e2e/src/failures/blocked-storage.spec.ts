// A browser that stores nothing for this site: any access to its storage throws.
import type { Page } from '@playwright/test';
import { expect, PASSWORD, SIGNED_OUT, test, USERNAME } from '../panel/panel';
import { field } from '../panel/wod-form';

test.use({ storageState: SIGNED_OUT });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
  }),
);

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the library and the planner work', async ({ page, open }) => {
  await open('/');
  await nav(page).getByRole('link', { name: 'All WODs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeVisible();
  await nav(page).getByRole('link', { name: 'Training Sessions' }).click();
  await page.getByRole('link', { name: 'New Session' }).click();
  await field(page, 'Name').fill('Kept nowhere');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('“Kept nowhere” was saved.')).toBeVisible();
});

test('a sign-in lasts as long as the page', async ({ page, open }) => {
  await open('/admin/login');
  await field(page, 'Username').fill(USERNAME);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Change log' }).click();
  await expect(page.getByRole('main')).toContainText(`${USERNAME} signed in`);
  await nav(page).getByRole('link', { name: 'About' }).click();
  await expect(nav(page)).toContainText(`Welcome, ${USERNAME}`);
  await page.reload();
  await expect(nav(page).getByRole('link', { name: 'Admin Login' })).toBeVisible();
});
