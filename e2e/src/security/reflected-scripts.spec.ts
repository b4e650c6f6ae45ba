import { failedResource } from '../browser-log';
import { SIGNED_OUT } from '../panel/panel';
import { expect, expectHarmless, LINE, test } from './hostile';

/** Every parameter a page reads, and some that pages commonly read. */
const TEXTS = ['search', 'type', 'category', 'equipment', 'kit', 'maxMinutes', 'page', 'template', 'error', 'message', 'lang'];
const ADDRESSES = ['from', 'next', 'returnTo', 'url', 'callback'];
const QUERY = new URLSearchParams([...TEXTS.map((name) => [name, LINE]), ...ADDRESSES.map((name) => [name, 'javascript:pwned=1'])]);
const HASH = encodeURIComponent(LINE);

const PAGES = [
  '/',
  '/wods',
  '/training-sessions',
  '/training-sessions/new',
  '/wod-types',
  '/about',
  '/imprint',
  '/admin',
  '/admin/exercises',
  '/admin/import-wods',
  '/admin/change-log',
  '/admin/settings',
  '/admin/login',
];
const MISSING = ['/wods/', '/exercises/', '/training-sessions/', '/admin/wods/', '/nothing/'].map((path) => path + encodeURIComponent(LINE));

test('nothing of an address becomes markup or runs', async ({ page, open, hostile }) => {
  for (const path of [...PAGES, `/wods/${hostile.wod}`, `/exercises/${hostile.exercise}`, `/training-sessions/${hostile.session}`]) {
    await open(`${path}?${QUERY}#${HASH}`);
    await expectHarmless(page);
  }
  await open(`/wods?search=${encodeURIComponent(LINE)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(LINE);
  await expectHarmless(page);
});

test('an address of nothing shows nothing of itself', async ({ page, open, log }) => {
  log.expect(failedResource(404));
  for (const path of MISSING) {
    await open(path);
    await expectHarmless(page);
  }
});

test.describe('signed out', () => {
  test.use({ storageState: SIGNED_OUT });

  test('the sign-in leads to no other site, whatever its address says', async ({ page, open, product }) => {
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:pwned=1']) {
      await open(`/admin/login?from=${encodeURIComponent(target)}&next=${encodeURIComponent(target)}#${target}`);
      await page.evaluate((from) => history.replaceState({ usr: { from }, key: 'x', idx: 0 }, ''), target);
      await page.reload();
      await page.getByLabel('Username').fill('coach');
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(`${product.address}/admin`);
      await expectHarmless(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Admin Login' })).toBeVisible();
    }
  });
});
