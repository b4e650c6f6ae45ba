// What the server sends: the pages are complete without JavaScript, and the same for everybody.
import { failedResource } from '../browser-log';
import { Head } from '../document/head';
import { expect, heading, LIST, region, test } from './planner';

const PLAN = { name: 'Sunday', notes: 'Coffee after.', wods: [['Fran', 'Break early.'], 'Cindy'] as (string | [string, string])[] };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and a session are complete', async ({ page, planned }) => {
    const address = await planned(PLAN);
    await page.goto(LIST);
    await expect(page).toHaveTitle('Training Sessions | WOD Inspiration');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) });
    await expect(card).toContainText('60 min · 2 WODs');
    await expect(card).toContainText('Fran · Cindy');
    await expect(card).toContainText('Actual Total42 min');

    await card.getByRole('link', { name: 'Sunday' }).click();
    await expect(heading(page, 'Sunday')).toBeVisible();
    await expect(page).toHaveTitle('Sunday - Training Session | WOD Inspiration');
    await expect(region(page, 'Session Notes')).toContainText('Coffee after.');
    await expect(region(page, 'Time Breakdown')).toContainText('WODs Duration27 min');
    for (const text of ['21-15-9', '43 / 29.5 kg', 'Break early.']) await expect(region(page, '1. Fran')).toContainText(text);
    await expect(region(page, '2. Cindy')).toContainText('5 pull-ups');
    // Nothing that needs a script is offered.
    await expect(page.getByRole('button', { name: 'Print / PDF' })).toBeHidden();
  });

  test('a session without its styles is read once: what is printed stays away', async ({ page, planned, log }) => {
    const address = await planned(PLAN);
    await page.route('**/*.css', (route) => route.abort());
    log.expect(/\.css/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sunday']);
  });

  test('what is not there says so', async ({ page, log }) => {
    log.expect(failedResource(404));
    expect((await page.goto(`${LIST}/nothing`))?.status()).toBe(404);
    await expect(heading(page, 'Training session not found')).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(LIST);
  });
});

test('search engines keep the list, and leave alone what anybody may write', async ({ request, planned }) => {
  const address = await planned(PLAN);
  const headOf = async (path: string) => new Head(await (await request.get(path)).text());
  const session = await headOf(address);
  expect(session.canonical).toBeUndefined();
  expect(session.meta('robots')).toBe('noindex');
  expect(session.meta('description')).toBe('A class of 60 minutes with 2 WODs: Fran, Cindy.');
  const list = await headOf(LIST);
  expect(list.canonical).toBe(`https://wod.example${LIST}`);
  expect(list.meta('robots')).toBeUndefined();
});

test('the first HTML is the same for its owner and for strangers, and offers Edit to nobody', async ({ context, playwright, product, planned }) => {
  const address = await planned(PLAN);
  const stranger = await playwright.request.newContext({ baseURL: product.address });
  for (const path of [address, `${address}/edit`, LIST]) {
    const [own, other] = await Promise.all(
      [context.request, stranger].map(async (who) => {
        const response = await who.get(path);
        return { html: await response.text(), headers: response.headers() };
      }),
    );
    expect(own?.html).toBe(other?.html);
    expect(own?.headers.etag).toBe(other?.headers.etag);
    for (const one of [own, other]) {
      expect(one?.headers.etag).toBeTruthy();
      expect(one?.headers['cache-control']).not.toContain('private');
      // Pages vary by the cookie with a reader's choices, which neither has.
      expect(one?.headers.vary).toBe('accept-encoding, cookie');
      expect(one?.html).not.toContain(`href="${address}/edit"`);
      expect(one?.html).not.toContain('>Yours<');
    }
  }
  await stranger.dispose();
});
