// Signing in to the panel and out again.
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { expect, PASSWORD, SIGNED_OUT, test, USERNAME } from './panel';
import { field } from './wod-form';

test.describe('signed out', () => {
  test.use({ storageState: SIGNED_OUT });

  test('signing in leads to the page that was asked for, and Back does not lead to the login', async ({ page, open }) => {
    await open('/about');
    await page.goto('/admin/exercises?search=row');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await field(page, 'Username').fill(` ${USERNAME.toUpperCase()} `);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin/exercises?search=row');
    await expect(page.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(`Welcome, ${USERNAME}`);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a wrong password and an unknown user are told the same', async ({ page, open, log }) => {
    log.expect(failedResource(401));
    await open('/admin/login');
    for (const username of [USERNAME, 'somebody']) {
      await field(page, 'Username').fill(username);
      await field(page, 'Password').fill('wrong password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
      await expect(field(page, 'Password')).toBeFocused();
      await page.reload();
      await untilAlive(page);
    }
    await expect(page).toHaveURL('/admin/login');
  });

  test('after ten wrong passwords there is a pause, in any spelling of the name', async ({ page, open, request, log }) => {
    log.expect(failedResource(429));
    const username = 'guessed';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await request.post('/api/auth/login', { data: { username, password: `guess ${attempt}` } });
      expect(response.status()).toBe(401);
    }
    await open('/admin/login');
    await field(page, 'Username').fill('Guessed ');
    await field(page, 'Password').fill('one guess more');
    const [answer] = await Promise.all([page.waitForResponse('**/api/auth/login'), page.getByRole('button', { name: 'Sign in' }).click()]);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toContainText(/too many/i);
  });
});

test('logging out in one tab signs out the other', async ({ page, context, open }) => {
  await open('/admin');
  const other = await context.newPage();
  await other.goto('/admin/change-log');
  await expect(other.getByRole('heading', { level: 1, name: 'Change log' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/admin/login');
  await expect(other.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
});
