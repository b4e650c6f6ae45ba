// A new password. This test has its own product: the other tests sign in with the old one.
import { ADMIN, expect, PASSWORD, SIGNED_OUT, test, TOKEN_KEY, USERNAME } from './panel';
import { field } from './wod-form';

test.use({ environment: { ...ADMIN } });

test('a new password ends every other sign-in; this browser stays signed in', async ({ page, open, request, token, browser, product }) => {
  const me = (bearer: string) => request.get('/api/auth/me', { headers: { authorization: `Bearer ${bearer}` } });
  expect((await me(token)).status()).toBe(200);

  await open('/admin/settings');
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('a better password');
  await field(page, 'Confirm new password').fill('a better password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();

  expect((await me(token)).status()).toBe(401);
  const fresh = await page.evaluate((key) => localStorage.getItem(key) ?? '', TOKEN_KEY);
  expect((await me(fresh)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(`You are signed in as ${USERNAME}.`)).toBeVisible();

  const other = await browser.newContext({ baseURL: product.address, storageState: SIGNED_OUT });
  const login = (password: string) => other.request.post('/api/auth/login', { data: { username: USERNAME, password } });
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login('a better password')).status()).toBe(200);
  await other.close();
});
