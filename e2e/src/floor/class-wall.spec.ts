// The wall of a class that runs: controlled from it, in step with the page that runs it and with other screens, whatever happens to one of them.
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { expect, test } from '../planner/planner';
import { expectAccessible } from '../quality/axe';

const SUNDAY = {
  name: 'Sunday class',
  mobilityMinutes: 12,
  cooldownMinutes: 14,
  wods: ['DT', 'Annie'],
  blocks: [{ title: 'Briefing', minutes: 5, place: 0 }],
};

const dialog = (page: Page) => page.getByRole('dialog');
const on = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const says = (wall: Page, text: string) =>
  wall
    .getByRole('complementary', { name: 'Clock' })
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${text}$`) });
const due = (page: Page) => page.locator('[aria-current=step]');

/** Opens the wall of a class in a second tab and starts the class in the first. The time of both stands still. */
async function startWithWall(page: Page, open: (path: string) => Promise<unknown>, session: string): Promise<Page> {
  await page.clock.install({ time: new Date(2026, 10, 22, 18, 0) });
  await open(`${session}/run`);
  const wall = await page.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`${session}/board`);
  await expect(wall.getByRole('link', { name: 'Follow a class' })).toBeVisible();
  await untilAlive(wall);
  await page.clock.pauseAt(new Date(2026, 10, 22, 18, 5));
  await button(page, 'Start the class').click();
  await expect(on(page)).toHaveText('Briefing');
  await expect(due(wall)).toContainText('Briefing');
  return wall;
}

test('by a presenter’s keys, in step with the page that runs it', async ({ page, open, planned }) => {
  const wall = await startWithWall(page, open, await planned(SUNDAY));
  await expect(wall.getByRole('timer')).toHaveText('5:00');
  await wall.keyboard.press('PageDown');
  await expect(due(wall)).toContainText('Warm-up');
  await expect(on(page)).toHaveText('Warm-up');
  await wall.keyboard.press('ArrowUp');
  await expect(wall.getByRole('timer')).toHaveText('13:00');
  await expect(page.getByRole('timer')).toHaveText('13:00');
  await page.bringToFront();
  await button(page, /^Next/).click();
  await expect(heading(wall)).toHaveText('DT');
  await wall.bringToFront();
  await wall.keyboard.press('PageUp');
  await expect(due(wall)).toContainText('Warm-up');
  await wall.keyboard.press('n');
  await wall.keyboard.press('Space');
  await expect(says(wall, 'Get ready')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(says(wall, 'Round 1 of 5')).toBeVisible();
  await expect(on(page)).toContainText('DT');
  await wall.keyboard.press('Space');
  await expect(says(wall, 'Round 2 of 5')).toBeVisible();
  await expect(dialog(page)).toContainText('Round 2 of 5');
  await wall.keyboard.press('p');
  await expect(button(page, 'Go on')).toBeVisible();
  await expect(says(wall, 'Paused')).toBeVisible();
  await wall.keyboard.press('p');
  await wall.keyboard.press('r');
  await wall.getByRole('alertdialog', { name: 'Start the clock again?' }).getByRole('button', { name: 'Start again' }).click();
  await expect(says(wall, 'Get ready')).toBeVisible();
  await wall.keyboard.press('m');
  await expect(button(wall, 'Mute')).toBeAttached();
  await page.clock.resume();
  await expectAccessible(wall);
});

test('what it is turned to by keyboard, and what comes back after a clock’s end, has the focus as a page has', async ({ page, open, planned }) => {
  const session = await planned({ name: 'Turned class', wods: ['DT', 'Annie'] });
  await open(`${session}/board`);
  const board = page.locator('main');
  await page.getByRole('link', { name: 'Next: DT' }).press('Enter');
  await expect(heading(page)).toHaveText('DT');
  await expect(board).toBeFocused();
  await button(page, 'Start').press('Enter');
  await button(page, 'End').press('Enter');
  await button(page, 'End without a result').press('Enter');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(board).toBeFocused();
});

test('the plan of a class that runs is whole, with what is on turned round', async ({ page, open, planned }) => {
  const title = 'Strength: build up to a heavy set of three back squats, with a pause at the bottom and two minutes of rest between all';
  const wall = await startWithWall(page, open, await planned({ ...SUNDAY, blocks: [...SUNDAY.blocks, { title, minutes: 15, place: 1 }] }));
  const [ink, paper] = await due(wall).evaluate((line) => [getComputedStyle(line).color, getComputedStyle(line).backgroundColor]);
  expect(paper).not.toBe('rgba(0, 0, 0, 0)');
  expect(paper).not.toBe(ink);
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
    { width: 1080, height: 1920 },
  ]) {
    await wall.setViewportSize(size);
    for (let stretch = 0; stretch < 6; stretch += 1) {
      if (stretch > 0) await wall.keyboard.press('n');
      const cut = await wall.locator('main *').evaluateAll((all) =>
        all
          .filter((element) => {
            const { right, bottom, top } = element.getBoundingClientRect();
            const isCut =
              !['visible', 'hidden'].includes(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + innerHeight / 500;
            return isCut || right > innerWidth + 1 || bottom > innerHeight + 1 || top < -1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    }
    for (let stretch = 0; stretch < 5; stretch += 1) await wall.keyboard.press('PageUp');
    await expect(due(wall)).toContainText('Briefing');
  }
  expect((await wall.getByRole('img', { name: /^Briefing 18:/ }).boundingBox())?.width).toBeGreaterThan(540);
});

test('before it begins and while it runs the wall has the class’s own times of day, without what is left out', async ({ page, open, planned }) => {
  const session = await planned(SUNDAY);
  await page.clock.install({ time: new Date(2026, 10, 22, 18, 0) });
  await open(`${session}/run`);
  await page.getByRole('radio', { name: 'At a time of day' }).check();
  await page.getByLabel('Time of day', { exact: true }).fill('18:10');
  await button(page, 'Start the class').click();
  await button(page, 'Plan').click();
  await button(page, 'Skip Annie').click();
  await button(page, 'Close the plan').click();
  const wall = await page.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`${session}/board`);
  await expect(says(wall, 'It begins at 18:10')).toBeVisible();
  const lines = wall.locator('main').getByRole('listitem');
  await expect(lines).toHaveText([/^18:10 Briefing/, /^18:15 Warm-up/, /^18:27 DT/, /^18:40 Cool-down/]);
  const edges = await lines
    .locator('span:first-child')
    .filter({ hasText: /^18:/ })
    .evaluateAll((hours) =>
      hours.map((hour) => {
        const text = document.createRange();
        text.selectNodeContents(hour);
        return Math.round(text.getBoundingClientRect().left);
      }),
    );
  expect(new Set(edges).size).toBe(1);
  await button(page, 'Begin now').click();
  await expect(lines.first()).toHaveText(/^18:0\d Briefing/);
});

test('its clock names the movements of its board, whatever level the reader has chosen', async ({ page, open, planned, library }) => {
  await open(library.wod('Death by Pull-ups'));
  await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Scaled' }).click();
  await expect(button(page, 'Scaled')).toHaveAttribute('aria-pressed', 'true');
  const clock = page.getByRole('complementary', { name: 'Clock' });
  await open(`${library.wod('Death by Pull-ups')}/board`);
  await button(page, 'Start').click();
  await expect(clock).toContainText('First: Minute 1');
  await expect(clock).toContainText(/1 pull-up$/m);
  await expect(clock).not.toContainText(/banded/);
  await page.keyboard.press('Escape');
  await button(page, 'End without a result').click();

  const wall = await startWithWall(page, open, await planned({ ...SUNDAY, wods: ['Death by Pull-ups'] }));
  await wall.keyboard.press('n');
  await wall.keyboard.press('n');
  await wall.keyboard.press('Space');
  const beside = wall.getByRole('complementary', { name: 'Clock' });
  await expect(beside).toContainText('1 pull-up');
  await expect(beside).not.toContainText(/banded/);
  await button(wall, 'Stop the clock').click();
  await button(wall, 'Back').click();
  await expect(due(wall)).toContainText('Warm-up');
});

test('its controls stand aside once nobody moves, and come back by movement, by a finger and by the focus', async ({ page, open, planned }) => {
  const wall = await startWithWall(page, open, await planned(SUNDAY));
  const controls = button(wall, 'Next: Warm-up').locator('..');
  await expect(controls).toHaveCSS('opacity', '1');
  await page.clock.runFor(5000);
  await expect(controls).toHaveCSS('opacity', '0');
  await wall.mouse.move(400, 400);
  await expect(controls).toHaveCSS('opacity', '1');
  await page.clock.runFor(5000);
  await expect(controls).toHaveCSS('opacity', '0');
  await wall.keyboard.press('Tab');
  await expect(controls).toHaveCSS('opacity', '1');
  await wall.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(controls).toHaveCSS('opacity', '0');
  // A finger that comes down on what it can't see presses nothing.
  const touch = (kind: string) => button(wall, 'Next: Warm-up').dispatchEvent(kind, { bubbles: true, detail: 1 });
  await touch('pointerdown');
  await touch('click');
  await expect(controls).toHaveCSS('opacity', '1');
  await expect(due(wall)).toContainText('Briefing');
  await touch('pointerdown');
  await touch('click');
  await expect(due(wall)).toContainText('Warm-up');
});

test('a reload, Back, and a tab that is closed change nothing; what ends in one tab is over in the other', async ({ page, open, planned }) => {
  const session = await planned(SUNDAY);
  await open(session);
  const wall = await startWithWall(page, open, session);
  await wall.keyboard.press('PageDown');
  await expect(on(page)).toHaveText('Warm-up');
  await page.clock.runFor(30_000);
  await page.clock.resume();
  await page.reload();
  await expect(on(page)).toHaveText('Warm-up');
  await expect(page.getByRole('timer')).toHaveText(/^11:[0-3]/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Sunday class');
  await wall.keyboard.press('PageDown');
  await expect(heading(wall)).toHaveText('DT');
  await page.goForward();
  await expect(on(page)).toContainText('DT');
  const other = await page.context().newPage();
  await other.goto(`${session}/run`);
  await expect(on(other)).toContainText('DT');
  await page.close();
  await button(other, 'Start the clock').click();
  await expect(says(wall, 'Get ready')).toBeVisible();
  await other.keyboard.press('Escape');
  await button(other, 'End the class').click();
  await expect(wall.getByText('The class is over')).toBeVisible();
  await button(other, 'Close').click();
  await expect(wall.getByRole('link', { name: 'Follow a class' })).toBeVisible();
});

test('a workout that is done in another tab meanwhile is a run of its own', async ({ page, open, planned, library }) => {
  const wall = await startWithWall(page, open, await planned(SUNDAY));
  await page.clock.resume();
  const other = await page.context().newPage();
  await other.goto(`${library.wod('Cindy')}/clock`);
  await button(other, 'Start').click();
  await expect(dialog(other)).toContainText('Get ready');
  await expect(due(wall)).toContainText('Briefing');
  await other.keyboard.press('Escape');
  await button(other, 'End without a result').click();
  await expect(dialog(other)).toHaveCount(0);
  await wall.keyboard.press('PageDown');
  await expect(due(wall)).toContainText('Warm-up');
  await page.reload();
  await expect(on(page)).toHaveText('Warm-up');
});

test('on another wall only who was let in has controls and keys; those who weren’t just follow', async ({
  page,
  open,
  planned,
  browser,
  baseURL,
  log,
}) => {
  const session = await planned(SUNDAY);
  await open(`${session}/run`);
  await button(page, 'Start the class').click();
  await button(page, 'Share this clock').click();
  const panel = page.getByRole('region', { name: 'Shared clock' });
  await expect(panel).toContainText(/[A-Z2-9]{3} [A-Z2-9]{3}/);
  await panel.getByRole('button', { name: 'Close' }).click();
  const { code, key } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shared-clock') ?? '{}') as { code: string; key: string });
  const context = await browser.newContext({ baseURL, viewport: { width: 1920, height: 1080 } });
  log.watch(context);
  const wall = await context.newPage();
  await wall.goto(`${session}/board?follow=${code}`);
  await untilAlive(wall);
  await expect(due(wall)).toContainText('Briefing');
  await expect(button(wall, 'Sound on')).toBeVisible();
  for (const name of [/^Next/, 'Back', 'Pause', '+1 min']) await expect(button(wall, name)).toHaveCount(0);
  await wall.keyboard.press('PageDown');
  await wall.keyboard.press('Space');
  await button(page, /^Next/).click();
  await expect(due(wall)).toContainText('Warm-up');
  await expect(on(page)).toHaveText('Warm-up');

  await wall.goto('about:blank');
  await wall.goto(`${session}/board?follow=${code}#${key}`);
  await expect(button(wall, /^Next/)).toBeVisible();
  await wall.keyboard.press('PageDown');
  await expect(on(page)).toContainText('DT');
  await expect(heading(wall)).toHaveText('DT');

  // Without the api both go on, and the newest of what was done meanwhile is everywhere once it is back.
  log.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  log.expect(failedResource(503));
  await context.setOffline(true);
  await wall.keyboard.press('Space');
  await expect(says(wall, 'Get ready')).toBeVisible();
  await expect(wall.getByText(/^Clock code .*, offline$/)).toBeVisible();
  await expect(on(page)).toContainText('DT');
  await context.setOffline(false);
  await expect(dialog(page)).toContainText('Get ready');
  await context.close();
});
