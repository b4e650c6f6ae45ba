// Stars and what was seen lately stay on the device, in every tab of it.
import { expect, test, untilAlive } from '../journey';
import { section, star, stored } from './mine';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a star on the list is found on home and on the page of what is kept, also after a reload', async ({ page, open, library }) => {
    await open('/wods?search=fran');
    await star(page, 'Fran', false).click();
    await expect(star(page, 'Fran', true)).toBeVisible();
    await expect(page).toHaveURL('/wods?search=fran');
    await page.getByRole('link', { name: 'WOD Inspiration' }).click();
    const starred = section(page, 'Starred');
    await expect(starred.getByRole('link', { name: 'Fran', exact: true })).toBeVisible();
    await expect(starred).toContainText('Stars and results stay on this device.');
    await page.reload();
    await untilAlive(page);
    await expect(starred.getByRole('link', { name: 'Fran', exact: true })).toBeVisible();

    await starred.getByRole('link', { name: 'All that is kept here' }).click();
    await expect(page).toHaveURL('/mine');
    await section(page, 'Starred').getByRole('link', { name: 'Fran', exact: true }).click();
    await expect(page).toHaveURL(library.wod('Fran'));
    await expect(star(page.getByRole('article'), 'Fran', true)).toBeVisible();
  });

  test('a target of a finger', async ({ page, open }) => {
    await open('/wods?search=fran');
    const box = await star(page, 'Fran').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test('by keyboard: a star on a card, and one on a similar workout', async ({ page, open, library }) => {
  await open('/wods?search=fran');
  await page.getByRole('link', { name: 'Fran', exact: true }).focus();
  // In the order of the card: the star stands in its head, before the name.
  await page.keyboard.press('Shift+Tab');
  await expect(star(page, 'Fran')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star(page, 'Fran', true)).toBeFocused();

  await open(library.wod('Fran'));
  const similar = section(page, 'Similar workouts').getByRole('listitem').first();
  const name = (await similar.getByRole('link').textContent()) ?? '';
  await star(similar, name).press('Enter');
  await expect.poll(() => stored(page, 'starred')).toMatchObject([{ name }, { name: 'Fran', type: 'LADDER' }]);
});

test('two tabs stay in step', async ({ page, context, open, library }) => {
  await open(library.wod('Fran'));
  const other = await context.newPage();
  await other.goto('/mine');
  await untilAlive(other);
  await expect(section(other, 'Starred')).toContainText('Nothing yet.');
  await star(page.getByRole('article'), 'Fran').click();
  await expect(section(other, 'Starred').getByRole('link', { name: 'Fran', exact: true })).toBeVisible();
  await star(section(other, 'Starred'), 'Fran', true).click();
  await expect(star(page.getByRole('article'), 'Fran', false)).toBeVisible();
});

test('what was seen lately is listed, and stored once something is kept', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  await page.getByRole('article').getByRole('link', { name: 'All starred' }).click();
  await expect(page).toHaveURL('/mine#starred');
  const seen = section(page, 'Lately seen');
  await expect(seen.getByRole('link', { name: 'Fran', exact: true })).toBeVisible();
  await expect(seen).toContainText('They are forgotten when you close the page, until you keep something here.');
  expect(await stored(page, 'seen')).toBeNull();
  await seen.getByRole('button', { name: 'Remember them' }).click();
  await open(library.wod('Murph'));
  await expect.poll(() => stored(page, 'seen')).toMatchObject([{ name: 'Murph' }, { name: 'Fran' }]);
  await open('/mine');
  await expect(seen.getByRole('listitem')).toHaveText([/^Murph/, /^Fran/]);
});

test('what is damaged or from another version breaks no page', async ({ page, open, library }) => {
  await page.addInitScript(() => {
    for (const key of ['starred', 'seen', 'results', 'my-gym']) localStorage.setItem(key, key === 'seen' ? '{"version":7}' : '[{]');
  });
  for (const path of ['/', '/wods?search=fran', library.wod('Fran'), '/mine']) await open(path);
  await expect(section(page, 'Starred')).toContainText('Nothing yet.');
  await open('/wods?search=fran');
  await star(page, 'Fran').click();
  await expect(star(page, 'Fran', true)).toBeVisible();
});

test('a starred WOD that has left the library says so when it is opened', async ({ page, open, log }) => {
  log.expect(/404/);
  await open('/');
  await page.evaluate(() => localStorage.setItem('starred', JSON.stringify([{ id: 'gone', name: 'Gone', type: 'AMRAP' }])));
  await open('/mine');
  await section(page, 'Starred').getByRole('link', { name: 'Gone' }).click();
  await expect(page.getByRole('heading', { name: 'WOD not found' })).toBeVisible();
});

test('without JavaScript there is no star, and the page says what it needs', async ({ browser, product, library }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.address });
  const page = await context.newPage();
  for (const path of ['/', '/wods', library.wod('Fran')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Star / })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^(Starred|My results)$/ })).toHaveCount(0);
  }
  await page.goto('/mine');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main noscript p')).toHaveText('This page needs JavaScript: only a script can read what this browser keeps.');
  await context.close();
});
