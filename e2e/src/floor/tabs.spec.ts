// One workout in two tabs of a device, in fast motion.
import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '../journey';

const digits = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an AMRAP of twenty minutes in two tabs is in step to its end, whichever of them is tapped', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Cindy')}/clock`);
  await button(page, 'Start').click();
  await page.keyboard.press('ArrowRight');
  const wall = await page.context().newPage();
  await wall.goto(`${library.wod('Cindy')}/board`);
  await untilAlive(wall);
  await expect(wall.getByText('Rounds 0')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await wall.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  for (let minute = 1; minute <= 18; minute += 1) {
    await page.clock.fastForward(60_000);
    await (minute % 2 === 0 ? page : wall).keyboard.press('Space');
    await expect(button(page, /^Rounds/)).toHaveText(new RegExp(`Rounds${minute}Tap`));
    await expect(wall.getByText(`Rounds ${minute}`)).toBeVisible();
    expect(await digits(page).innerText()).toBe(await digits(wall).innerText());
  }
  await wall.keyboard.press('p');
  await page.clock.fastForward(600_000);
  await expect(button(page, 'Go on')).toBeVisible();
  await button(page, 'Go on').click();
  await page.clock.fastForward(180_000);
  await expect(wall.getByText('Time!')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('18 rounds');
});

test('two workouts in two tabs are two runs: each is ended alone, and goes on after a reload', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Cindy')}/clock`);
  await button(page, 'Start').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const other = await page.context().newPage();
  await other.goto(`${library.wod('Fran')}/board`);
  await untilAlive(other);
  await button(other, 'Start').click();
  await expect(other.getByText('Get ready')).toBeVisible();
  await button(other, 'End').click();
  await button(other, 'End without a result').click();
  await expect(button(other, 'Start')).toBeVisible();
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
  await page.reload();
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
});

test('a workout that another tab has begun meanwhile goes on when it is started here', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Cindy')}/clock`);
  const wall = await page.context().newPage();
  await wall.goto(`${library.wod('Cindy')}/board`);
  await untilAlive(wall);
  await button(page, 'Start').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await button(wall, 'Start').click();
  await expect(wall.getByText('Rounds 1')).toBeVisible();
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
});

test('a result that is being typed stays when another tab leaves the clock', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Cindy')}/clock`);
  await button(page, 'Start').click();
  await page.keyboard.press('ArrowRight');
  const other = await page.context().newPage();
  await other.goto(`${library.wod('Cindy')}/board`);
  await untilAlive(other);
  await expect(other.getByText('Rounds 0')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.fastForward(20 * 60_000);
  const reps = page.getByRole('dialog').getByLabel('reps', { exact: true });
  await reps.fill('7');
  await expect(other.getByText('Time!')).toBeVisible();
  await button(other, 'Back to the board').click();
  await expect(button(other, 'Start')).toBeVisible();
  await expect(reps).toHaveValue('7');
  await expect(page.getByRole('dialog')).toContainText('0 rounds + 7 reps');

  // What begins there now is another run.
  await button(other, 'Start').click();
  await expect(other.getByText('Get ready')).toBeVisible();
  await expect(reps).toHaveValue('7');
  await button(page, 'Close').click();
  await expect(button(page, 'Start')).toBeVisible();
  await expect(other.getByText('Get ready')).toBeVisible();
});
