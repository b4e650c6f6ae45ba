// Kilograms or pounds, and Rx, scaled or for beginners: chosen once, remembered on the device, applied in the first HTML.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { apiWith } from '../product/own-shell';

const units = (page: Page) => page.getByRole('group', { name: 'Units' });
const level = (page: Page) => page.getByRole('group', { name: 'Level' });
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true });
const board = (page: Page) => page.getByRole('article').first();

/** Fran's load, followed by the other unit, with screen reader text in between. */
const KG = /43 \/ 29\.5 kg.*\(95\/65 lb\)/;
const LB = /95 \/ 65 lb.*\(43\/29\.5 kg\)/;

/** The board in the document itself, before any script runs. */
async function writtenOn(request: APIRequestContext, path: string, cookie?: string) {
  const html = await (await request.get(path, { headers: cookie === undefined ? {} : { cookie } })).text();
  const article = /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';
  return article.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}

test('kilograms and Rx are what nobody has chosen', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  await expect(board(page)).toContainText(KG);
  await expect(pressed(page, 'kg')).toBeVisible();
  await expect(pressed(page, 'Rx')).toBeVisible();
});

test('pounds are shown at once everywhere, and in the first HTML from then on', async ({ page, context, open, library }) => {
  await open(library.wod('Fran'));
  await units(page).getByRole('button', { name: 'lb' }).click();
  await expect(board(page)).toContainText(LB);
  await expect(page.getByRole('region', { name: 'Movements' })).toContainText('95 / 65 lb');
  await expect(pressed(page, 'lb')).toBeVisible();
  expect(await writtenOn(context.request, library.wod('Fran'))).toMatch(LB);
  expect(await context.cookies()).toEqual([expect.objectContaining({ value: 'lb.rx', sameSite: 'Lax', secure: true, path: '/' })]);

  await page.reload();
  await expect(board(page)).toContainText(LB);
  await open('/wods?search=fran');
  await expect(page.getByRole('article').first()).toContainText('95 / 65 lb');
  await open('/wod-types');
  await expect(page.getByRole('region', { name: 'Ladder' })).toContainText('225 / 155 lb');
});

test('a level swaps movements and loads, and holds for the next workout', async ({ page, context, open, library }) => {
  await open(library.wod('Fran'));
  await level(page).getByRole('button', { name: 'Scaled' }).click();
  await expect(board(page)).toContainText('about 29.5 / 20 kg');
  await expect(board(page)).toContainText('Jumping or banded pull-up');
  await expect(board(page).locator('s')).toHaveText(['43 / 29.5 kg', 'Pull-up']);

  await open(library.wod('Cindy'));
  await expect(pressed(page, 'Scaled')).toBeVisible();
  await expect(board(page)).toContainText('jumping or banded pull-ups');
  expect(await writtenOn(context.request, library.wod('Cindy'))).toContain('jumping or banded pull-ups');
  await level(page).getByRole('button', { name: 'Beginner' }).click();
  await expect(board(page)).toContainText('ring rows');
  await level(page).getByRole('button', { name: 'Rx' }).click();
  await expect(board(page).locator('s')).toHaveCount(0);
});

test('what is said of the whole WOD stands on its board', async ({ page, open, shell, product, library }) => {
  shell.setApi(apiWith(product, { scaled: '15-12-9', beginner: '9-6-3' }));
  await open(shell.address + library.wod('Fran'));
  await expect(board(page)).not.toContainText('15-12-9');
  await level(page).getByRole('button', { name: 'Scaled' }).click();
  await expect(board(page)).toContainText('15-12-9');
  await level(page).getByRole('button', { name: 'Beginner' }).click();
  await expect(board(page)).toContainText('9-6-3');
});

test('each visitor gets the document of their own cookie, and junk counts as none', async ({ playwright, product, library }) => {
  const path = library.wod('Fran');
  const request = await playwright.request.newContext({ baseURL: product.address });
  for (let time = 0; time < 2; time += 1) {
    expect(await writtenOn(request, path)).toMatch(KG);
    expect(await writtenOn(request, path, 'board=lb.rx')).toMatch(LB);
    expect(await writtenOn(request, path, 'board=lb.scaled')).toContain('about 65 / 45 lb');
    expect(await writtenOn(request, path, 'board=kg.beginner')).toContain('Ring row');
    for (const junk of ['board=%00', 'board=stone.elite', 'board="><script>', 'board=']) {
      expect(await writtenOn(request, path, junk)).toMatch(KG);
    }
  }
  await request.dispose();
});

test('a page that comes back follows what was chosen meanwhile', async ({ page, context, open, library }) => {
  await open(library.wod('Fran'));
  const other = await context.newPage();
  await other.goto(library.wod('Fran'));
  await units(other).getByRole('button', { name: 'lb' }).click();
  await expect(board(other)).toContainText('95 / 65 lb');
  // A cookie takes a moment from one page to another.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(board(page)).toContainText('95 / 65 lb', { timeout: 500 });
  }).toPass();
});

test('the level that is shown is printed, and no switch', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  await level(page).getByRole('button', { name: 'Scaled' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(
    board(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Scaled$/ }),
  ).toBeVisible();
  await expect(board(page)).toContainText('about 29.5 / 20 kg');
  await expect(level(page)).toBeHidden();
});

test('both are chosen by keyboard', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  await level(page).getByRole('button', { name: 'Rx' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pressed(page, 'Scaled')).toBeFocused();
  await units(page).getByRole('button', { name: 'lb' }).focus();
  await page.keyboard.press('Space');
  await expect(board(page)).toContainText('about 65 / 45 lb');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the units stand in the menu, and nothing is wider than the screen', async ({ page, open, library }) => {
    await open(library.wod('Fran'));
    await expect(units(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await units(page).getByRole('button', { name: 'lb' }).click();
    await page.keyboard.press('Escape');
    await level(page).getByRole('button', { name: 'Scaled' }).click();
    await expect(board(page)).toContainText('about 65 / 45 lb');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both are chosen, and lead back to the page', async ({ page, library }) => {
    await page.goto(library.wod('Fran'));
    await units(page).getByRole('button', { name: 'lb' }).click();
    await expect(page).toHaveURL(library.wod('Fran'));
    await level(page).getByRole('button', { name: 'Scaled' }).click();
    await expect(page).toHaveURL(library.wod('Fran'));
    await expect(board(page)).toContainText('about 65 / 45 lb');
    await expect(pressed(page, 'lb')).toBeVisible();
    await expect(pressed(page, 'Scaled')).toBeVisible();
    await page.goto('/wods?type=AMRAP');
    await units(page).getByRole('button', { name: 'kg' }).click();
    await expect(page).toHaveURL('/wods?type=AMRAP');
  });
});
