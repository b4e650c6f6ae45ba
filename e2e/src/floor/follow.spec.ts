// A clock on several screens: by its code, in step, through a lost network, and controlled from a phone.
import type { BrowserContext, Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { expect, test as journey } from '../planner/planner';
import { expectAccessible } from '../quality/axe';

/** A phone beside the wall. */
const test = journey.extend<{ phone: Page; phoneContext: BrowserContext }>({
  phoneContext: async ({ browser, baseURL, log }, provide) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    log.watch(context);
    await provide(context);
    await context.close();
  },
  phone: async ({ phoneContext }, provide) => provide(await phoneContext.newPage()),
});

const clock = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => clock(page).getByRole('button', { name });
/** What the timer shows, in seconds. */
const shown = async (page: Page): Promise<number> => {
  const [minutes = '', seconds = '0'] = (await page.getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number(seconds);
};
/** The furthest that two clocks are from each other, in seconds: one of them may be read just before it changes. */
const apart = async (one: Page, other: Page) => Math.abs((await shown(one)) - (await shown(other)));

test('a phone follows what runs on the wall, goes on without a network, and may be let in to control it', async ({
  page,
  open,
  library,
  phone,
  phoneContext,
  log,
}) => {
  await open(`${library.wod('Cindy')}/clock`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.keyboard.press('ArrowRight');
  await button(page, 'Share this clock').click();
  const panel = clock(page).getByRole('region', { name: 'Shared clock' });
  await expect(panel).toContainText(/[A-Z2-9]{3} [A-Z2-9]{3}/);
  const code = /[A-Z2-9]{3} [A-Z2-9]{3}/.exec(await panel.innerText())?.[0] ?? '';
  await expect(panel.getByRole('img', { name: 'QR code' })).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close' }).click();

  await phone.goto('/follow');
  await untilAlive(phone);
  await phone.getByLabel('Code').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Follow' }).click();
  await expect(phone.getByRole('timer')).toBeVisible();
  await expect(phone).toHaveURL(`${library.wod('Cindy')}/clock?follow=${code.replace(' ', '')}`);
  await expect.poll(() => apart(page, phone)).toBeLessThanOrEqual(1);
  await expect(button(phone, 'Pause')).toHaveCount(0);
  await expect(button(phone, 'Sound on')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(clock(phone)).toContainText('Rounds: 1');

  log.expect(/ERR_INTERNET_DISCONNECTED/);
  await phoneContext.setOffline(true);
  await page.keyboard.press('Space');
  await expect(button(page, /^Rounds/)).toHaveText(/2/);
  await expect.poll(() => apart(page, phone)).toBeLessThanOrEqual(1);
  await phoneContext.setOffline(false);
  await expect(clock(phone)).toContainText('Rounds: 2');

  // The key is in the fragment, which no server sees, and is not shown any longer.
  const key = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('shared-clock') ?? '{}') as { key: string }).key);
  await phone.goto('about:blank');
  await phone.goto(`/follow/${code.replace(' ', '')}#${key}`);
  await expect(button(phone, 'Pause')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await expectAccessible(phone);
  await button(phone, 'Pause').click();
  await expect(button(page, 'Go on')).toBeVisible();
  await expect.poll(() => apart(page, phone)).toBe(0);
  // What is done after a reload before the wall has joined again counts too.
  let join = () => {};
  const joining = new Promise<void>((resolve) => (join = resolve));
  await page.route('**/api/runs/*/events', async (route) => {
    await joining;
    await route.continue();
  });
  await page.reload();
  await expect(button(page, 'Go on')).toBeVisible();
  await expect(button(page, new RegExp(code))).toBeVisible();
  await page.keyboard.press('p');
  await expect(button(page, 'Pause')).toBeVisible();
  join();
  await expect(button(phone, 'Pause')).toBeVisible();
  await expect(button(page, 'Pause')).toBeVisible();

  await button(page, 'End').click();
  await button(page, 'End without a result').click();
  await expect(button(phone, /ended/)).toBeVisible();
  await phone.goto('about:blank');
  log.expect(failedResource(404));
  await phone.goto(`/follow/${code.replace(' ', '')}`);
  await expect(phone.getByText('There is no clock with this code. It may have ended').first()).toBeVisible();
});

/** Shares what runs on the page, and returns its code without the space. */
async function shareFrom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share this clock' }).click();
  const panel = page.getByRole('region', { name: 'Shared clock' });
  await expect(panel).toContainText(/[A-Z2-9]{3} [A-Z2-9]{3}/);
  const code = /[A-Z2-9]{3} [A-Z2-9]{3}/.exec(await panel.innerText())?.[0] ?? '';
  await panel.getByRole('button', { name: 'Close' }).click();
  return code;
}

test('a clock that is left while it is being shared is shared no longer', async ({ page, open, library }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/runs', async (route) => {
    await held;
    await route.continue();
  });
  await open(`${library.wod('Cindy')}/clock`);
  await page.getByRole('button', { name: 'Start' }).click();
  await button(page, 'Share this clock').click();
  await clock(page).getByRole('region', { name: 'Shared clock' }).getByRole('button', { name: 'Close' }).click();
  await button(page, 'End').click();
  await button(page, 'End without a result').click();
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
  answer();
  expect((await ended).status()).toBe(204);
});

test('what is ended in another tab is ended for who follows, too', async ({ page, open, library, phone }) => {
  await open(`${library.wod('Cindy')}/clock`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.keyboard.press('ArrowRight');
  const code = await shareFrom(page);
  await phone.goto(`/follow/${code.replace(' ', '')}`);
  await expect(phone.getByRole('timer')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${library.wod('Cindy')}/clock`);
  await untilAlive(other);
  await button(other, 'End').click();
  await button(other, 'End without a result').click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(button(phone, /ended/)).toBeVisible();
});

test('a board on the wall shows its code, and is followed', async ({ page, open, library, phone }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(`${library.wod('Cindy')}/board`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.keyboard.press('ArrowRight');
  const code = await shareFrom(page);
  await expect(page.getByText(`Clock code ${code}`)).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code: Clock code ${code}` })).toHaveJSProperty('complete', true);
  await phone.goto(`/follow/${code.replace(' ', '')}`);
  await expect(phone.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Round done' }).click();
  await expect(clock(phone)).toContainText('Rounds: 1');

  // A second wall: the board again, in step, and nothing to press but its own sound.
  await phone.setViewportSize({ width: 1920, height: 1080 });
  await phone.goto('/follow?on=wall');
  await untilAlive(phone);
  await expect(phone.getByLabel('This is a large screen')).toBeChecked();
  await phone.getByLabel('Code').fill(code);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(`Clock code ${code}`)).toBeVisible();
  await expect(phone).toHaveURL(`${library.wod('Cindy')}/board?follow=${code.replace(' ', '')}`);
  await expect(phone.getByText('Rounds 1')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Round done' })).toHaveCount(0);
  await phone.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(phone.getByText('Paused', { exact: true }).first()).toBeVisible();
  await expect(phone.getByText('Rounds 1')).toBeVisible();
  await expect.poll(() => apart(page, phone)).toBe(0);
  await expectAccessible(phone);
  await page.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: 'End without a result' }).click();
  await expect(phone.getByText(`Clock code ${code}, ended`)).toBeVisible();
});

test('a class is followed stretch by stretch', async ({ page, open, planned, phone }) => {
  const session = await planned({ name: 'Sunday class', mobilityMinutes: 12, wods: ['DT'] });
  await open(`${session}/run`);
  await page.getByRole('button', { name: 'Start the class' }).click();
  const code = await shareFrom(page);
  await phone.goto(`/follow/${code.replace(' ', '')}`);
  await expect(clock(phone).getByRole('heading', { level: 2 })).toHaveText('Warm-up');
  await expect(phone).toHaveURL(`${session}/run?follow=${code.replace(' ', '')}`);
  await expect(button(phone, /^Next/)).toHaveCount(0);
  // The space bar is the box's own there.
  await button(page, new RegExp(code)).click();
  await page.getByLabel('Keep this screen on').press('Space');
  await expect(page.getByLabel('Keep this screen on')).not.toBeChecked();
  await page.getByRole('region', { name: 'Shared clock' }).getByRole('button', { name: 'Close' }).click();
  await expect(clock(page).getByRole('heading', { level: 2 })).toHaveText('Warm-up');
  await button(page, /^Next/).click();
  await expect(clock(phone).getByRole('heading', { level: 2 })).toContainText('DT');
  await button(page, 'Start the clock').click();
  await expect(clock(phone)).toContainText('Get ready');
  // One row says that nothing is tapped here: what is done has the room.
  expect((await clock(phone).getByText('Controlled on another screen').last().boundingBox())?.height).toBeLessThan(40);
  await expectAccessible(phone);

  // On another wall it is the board of what is on.
  await phone.setViewportSize({ width: 1920, height: 1080 });
  await phone.goto(`${session}/board`);
  await untilAlive(phone);
  await phone.getByRole('link', { name: 'Follow a class' }).click();
  await phone.getByLabel('Code').fill(code);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL(`${session}/board?follow=${code.replace(' ', '')}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('DT');
  await expect(phone.getByText(`Clock code ${code}`)).toBeVisible();
  await expect.poll(() => apart(page, phone)).toBeLessThanOrEqual(1);
  await button(page, /^Next/).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Sunday class');
  await expect(phone.locator('[aria-current=step]')).toContainText('Cool-down');
  await expectAccessible(phone);
});

test('a code that is none is said to be none, with a script and without', async ({ page, open, browser, baseURL, log }) => {
  log.expect(failedResource(404));
  await open('/follow/NOTHING');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow a clock');
  await expect(page.getByLabel('Code')).toHaveValue('NOTHING');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    '“NOTHING” is no code. A code has 6 letters and digits, but none of 0 1 5 A B E I L O S U Z.',
  );
  // Who has mistyped types on.
  await page.getByLabel('Code').fill('ccc ccc');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no clock with this code. It may have ended').first()).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/follow');
  await plain.getByLabel('Code').fill('ccc ccc');
  await plain.getByRole('button', { name: 'Follow' }).click();
  await expect(plain.getByText('There is no clock with this code. It may have ended').first()).toBeVisible();
  await context.close();
});
