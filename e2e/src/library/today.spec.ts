// One workout for each day: on home, on its own page, and wherever it is subscribed to.
import type { DaysPage } from '@wod/domain';
import { expect, test } from '../journey';
import { expectAccessible } from '../quality/axe';

const daysOf = async (address: string) => (await (await fetch(`${address}/api/days?limit=14`)).json()) as DaysPage;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a visitor goes from home to the board of the day, and to the days before', async ({ page, open, product }) => {
      const {
        days: [today],
      } = await daysOf(product.address);
      await open('/');
      const hero = page.getByRole('region', { name: 'Today’s workout, on the board' });
      await expect(hero.getByRole('heading', { level: 2, name: today?.title, exact: true })).toBeInViewport();
      await hero.getByRole('link', { name: 'Today’s WOD' }).click();
      await expect(page).toHaveURL('/today');
      await expect(page.getByRole('heading', { level: 2, name: today?.title, exact: true })).toBeInViewport();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('time') }),
      ).toHaveCount(13);
      if (today?.wod) {
        await page.getByRole('link', { name: 'Board', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: today.title, exact: true })).toBeVisible();
      }
    });
  });
}

test('the archive has pages, also without JavaScript', async ({ browser, product }) => {
  const { days } = await daysOf(product.address);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.address });
  const page = await context.newPage();
  await page.goto(`/today?before=${days[4]?.date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Earlier days' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(9);
  await page.getByRole('link', { name: 'Today’s WOD' }).click();
  await expect(page).toHaveURL(`${product.address}/today`);
  expect((await page.goto(`/today?before=${days[13]?.date}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There are no earlier days' })).toBeVisible();
  await context.close();
});

test('older days are accessible', async ({ page, open, product }) => {
  const { days } = await daysOf(product.address);
  await open(`/today?before=${days[4]?.date}`);
  await expectAccessible(page);
});

for (const [path, type, beginning] of [
  ['/today.rss', 'application/rss+xml; charset=utf-8', '<?xml'],
  ['/today.json', 'application/feed+json; charset=utf-8', '{"version"'],
  ['/today.ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR\r\n'],
] as const) {
  test(`${path} has the days, is linked from the head, and isn't sent twice`, async ({ request, product }) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe(type);
    const text = await response.text();
    expect(text.startsWith(beginning)).toBe(true);
    for (const { date } of (await daysOf(product.address)).days) expect(text).toContain(`${date}@`);
    expect((await request.get(path, { headers: { 'if-none-match': response.headers().etag ?? '' } })).status()).toBe(304);
    expect(await (await request.get('/')).text()).toContain(`${path}"`);
  });
}
