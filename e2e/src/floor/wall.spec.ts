// A WOD, today and a class on a large screen: measured at both sizes, with the clock in fast motion.
import type { Page } from '@playwright/test';
import { expect, test } from '../planner/planner';
import { expectAccessible } from '../quality/axe';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
/** A screen that stands on its end. */
const UPRIGHT = { width: 1080, height: 1920 };
/** The boards with the most text. */
const HEAVIEST = 60;

const digits = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Measured {
  /** of its lines, as a share of the screen's height */
  size: number;
  lines: number;
  /** what is cut or stands outside of the screen */
  problems: string[];
}

/** Draws a board, as rendered by the server, in the place of the one that is shown, and measures it. */
const measured = (page: Page, path: string) =>
  page.evaluate(async (address): Promise<Measured> => {
    const found = await new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      request.onload = () => resolve(request.responseXML);
      request.send();
    });
    const [shown, next] = [document.querySelector('main'), found?.querySelector('main')];
    if (!shown || !next) throw new Error(`${address} has no board.`);
    shown.replaceWith(next);
    const problems = [...next.querySelectorAll('*')].flatMap((element) => {
      const { right, bottom, left } = element.getBoundingClientRect();
      const { overflowY, display } = getComputedStyle(element);
      const isCut = display !== 'inline' && overflowY !== 'visible' && element.scrollHeight > element.clientHeight + innerHeight / 500;
      const isOutside = right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1;
      return isCut || isOutside ? [`${element.tagName} ${element.textContent.slice(0, 40)}`] : [];
    });
    const scaling = next.querySelector('footer :is(table, dl)')?.getBoundingClientRect();
    const covers = [...next.querySelectorAll('aside :is(a, button)')]
      .map((control) => control.getBoundingClientRect())
      .filter(
        (control) =>
          scaling && control.top < scaling.bottom && control.bottom > scaling.top && control.left < scaling.right && control.right > scaling.left,
      );
    if (covers.length > 0) problems.push('controls on the scaling');
    const list = next.querySelector('ul');
    return {
      size: parseFloat(getComputedStyle(list ?? next).fontSize) / innerHeight,
      lines: next.querySelectorAll('ul li:not(:has(li))').length,
      problems,
    };
  }, path);

test('nothing is cut, and lines are a fourteenth of the height where there are eight of them or fewer', async ({ page, open, library, product }) => {
  const { wods } = (await (await fetch(`${product.address}/api/wods?limit=1000`)).json()) as { wods: { id: string; name: string }[] };
  const heaviest = wods.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, HEAVIEST);
  await page.setViewportSize(SIZES[0] ?? page.viewportSize() ?? { width: 0, height: 0 });
  await open(`${library.wod('Fran')}/board`);
  await page.evaluate(() => document.fonts.ready);
  const bad: string[] = [];
  const small: string[] = [];
  for (const [index, { id, name }] of heaviest.entries()) {
    const { size, lines, problems } = await measured(page, `/wods/${id}/board`);
    if (problems.length > 0) bad.push(`${name}: ${problems.join('; ')}`);
    if (lines <= 8 && size < 1 / 14) small.push(name);
    // As many at twice the size.
    if (index === 20) await page.setViewportSize(SIZES[1] ?? { width: 0, height: 0 });
    if (index === 40) await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
  }
  await page.setViewportSize(UPRIGHT);
  for (const { id, name } of heaviest.slice(0, 20)) {
    const { problems } = await measured(page, `/wods/${id}/board`);
    if (problems.length > 0) bad.push(`${name}, upright: ${problems.join('; ')}`);
  }
  expect(bad).toEqual([]);
  // Eight movements in three brackets, three of them with loads of their own: on the whole width it is a tenth too high.
  expect(small).toEqual(['Jonathon Farmer']);
});

for (const [index, size] of [...SIZES, UPRIGHT].entries()) {
  test(`Fran at ${size.width} × ${size.height}: both loads, scaling, code, no frame`, async ({ page, library }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: index === 0 ? 'light' : 'dark' });
    await page.goto(`${library.wod('Fran')}?view=board`);
    await expect(page).toHaveURL(/\/board$/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fran');
    const line = page.getByRole('listitem').filter({ hasText: 'Thruster' });
    await expect(line).toContainText('43 / 29.5 kg (95/65 lb)');
    expect((await line.boundingBox())?.height).toBeGreaterThan(size.height / 14);
    await expect(page.getByRole('row', { name: /^Scaled/ })).toContainText('Jumping or banded pull-up');
    await expect(page.getByRole('img', { name: 'QR code of this board' })).toHaveJSProperty('complete', true);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/wods\/[\w-]+$/);
  });
}

test('a bracket stays whole, and the scaling of many movements is text', async ({ page, open, library }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(`${library.wod('Murph')}/board`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^In any order, any sets/ })
      .getByRole('listitem'),
  ).toHaveText([/^100 pull-ups/, /^200 push-ups/, /^300 air squats/]);
  await expect(page.getByText('continued')).toHaveCount(0);
  await expect(page.locator('footer').getByRole('definition').first()).toContainText('Pull-up: jumping or banded pull-up');
  await expect(page.getByText('On your phone')).toBeVisible();
});

test('the clock: by a presenter’s key, lead-in, the line that is due, a reload, and the end', async ({ page, open, library }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await open(`${library.wod('Jackie')}/board`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('PageDown');
  await expect(digits(page)).toHaveText('10');
  await expect(page.getByText('Get ready')).toBeVisible();
  await page.clock.runFor(10_000);
  const due = page.locator('[aria-current=step]');
  await expect(due).toContainText('1,000 m row');
  await page.clock.fastForward(240_000);
  await page.keyboard.press('Space');
  await expect(due).toContainText('thrusters');
  await page.clock.resume();
  await page.reload();
  await expect(due).toContainText('thrusters');
  await expect(digits(page)).toHaveText(/^4:/);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Time!')).toBeVisible();
  await button(page, 'Back to the board').click();
  await expect(button(page, 'Start')).toBeVisible();
});

test('rest, intervals, and what is asked before the start', async ({ page, open, library }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await open(`${library.wod('Bell Basics')}/board`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Settings').click();
  await page.getByRole('checkbox', { name: 'Flash the screen' }).uncheck();
  await button(page, 'Done').click();
  await button(page, 'Start').click();
  await page.clock.runFor(11_000);
  await expect(page.locator('[aria-current=step]')).toContainText('kettlebell deadlifts');
  await page.clock.fastForward(60_000);
  await expect(page.locator('[aria-current=step]')).toContainText('goblet squats');
  await button(page, 'End').click();
  await button(page, 'End without a result').click();

  await page.clock.resume();
  await open(`${library.wod('Barbara')}/board`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Space');
  await page.clock.runFor(10_000);
  await button(page, 'Done').click();
  await expect(page.getByText('Rest', { exact: true }).first()).toBeVisible();
  await expect(digits(page)).toHaveText('3:00');
});

test('what is no number of minutes is said at its field, and nothing starts with it', async ({ page, open, library }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(`${library.wod('Jackie')}/board`);
  await button(page, 'Settings').click();
  const cap = page.getByLabel('Time cap (minutes)');
  await cap.fill('7.5');
  await expect(page.getByText('A whole number from 1 to 1440')).toBeVisible();
  await expect(button(page, 'Start')).toBeDisabled();
  await cap.fill('7');
  await button(page, 'Done').click();
  await button(page, 'Start').click();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Cap 7:00')).toBeVisible();
});

test('today and a class, turned by keys; a WOD leads there, and without JavaScript it is the board', async ({
  page,
  open,
  library,
  browser,
  baseURL,
  planned,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open('/today');
  await page.getByRole('link', { name: 'On the wall' }).click();
  await expect(page).toHaveURL(/\/today\/board$/);
  await expect(page.getByRole('img', { name: 'QR code of this board' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  // During the class the wall would show the WOD that is on.
  await page.clock.setFixedTime(new Date(2026, 10, 22, 9));
  const session = await planned({ name: 'Sunday class', wods: ['Fran', 'Cindy'] });
  await open(`${session}?view=board&start=18:00`);
  await expect(page).toHaveURL(/\/board\?start=18%3A00$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Fran' })).toContainText('18:10');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fran');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cindy');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cindy' })).toBeVisible();

  await open(`${library.wod('Fran')}/clock`);
  await expect(page.getByRole('link', { name: 'On the wall' })).toHaveAttribute('href', /\/board$/);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const without = await plain.newPage();
  await without.goto(`${library.wod('Fran')}/board`);
  await expect(without.getByRole('row', { name: /^Beginner/ })).toContainText('Ring row');
  await expect(without.getByRole('button')).toHaveCount(0);
  await plain.close();
});

test('the time of day turns a class, but not while the clock of a WOD runs on its wall', async ({ page, open, planned }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install({ time: new Date(2026, 10, 22, 18, 12) });
  await open(`${await planned({ name: 'Sunday class', wods: ['Fran', 'Cindy'] })}/board?start=18:00`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Fran');
  await page.keyboard.press('Space');
  await expect(page.getByText('Get ready')).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  await expect(digits(page)).toHaveText(/^9:/);
  await expect(name).toHaveText('Fran');
  await button(page, 'End').click();
  await button(page, 'End without a result').click();
  await expect(name).toHaveText('Cindy');
});

test('it is accessible on the wall and in the hand', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Filthy Fifty')}/board`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await button(page, 'Start').click();
  await expectAccessible(page);
  await page.clock.fastForward(15_000);
  await expectAccessible(page);
});
