// Kinds of workouts whose end has to ask for something, in fast motion.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

const digits = (page: Page) => page.getByRole('timer');
const clock = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => clock(page).getByRole('button', { name });

/** Opens the clock of a WOD and passes its lead-in; the time stands still. */
async function begin(page: Page, open: (path: string) => Promise<unknown>, wod: string) {
  await page.clock.install();
  await open(`${wod}/clock`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(digits(page)).toHaveText('10');
  await page.clock.runFor(10_000);
}

test('work for time with a cap: at the cap the reps that are left are asked', async ({ page, open, library }) => {
  await begin(page, open, library.wod('Open 18.4'));
  await expect(clock(page)).toContainText('Cap 9:00');
  await page.keyboard.press('Space');
  await page.clock.fastForward(9 * 60_000);
  await clock(page).getByLabel('reps left', { exact: true }).fill('14');
  await expect(clock(page)).toContainText('Cap + 14 reps');
  await button(page, 'Keep this result (Rx)').click();
  await expect(clock(page)).toContainText('Kept on this device: Cap + 14');
});

test('an open-ended ladder climbs on until its time is over', async ({ page, open, library }) => {
  await begin(page, open, library.wod('Open 11.6'));
  for (const rung of [3, 6, 9, 12, 15, 18, 21, 24]) {
    await expect(clock(page)).toContainText(`: ${rung}`);
    await expect(clock(page).getByRole('listitem').first()).toContainText(`${rung} thrusters`);
    await page.keyboard.press('Space');
  }
  await page.clock.fastForward(7 * 60_000);
  await clock(page).getByLabel('reps', { exact: true }).fill('215');
  await expect(clock(page)).toContainText('215 reps');
});

test('for load: attempts with the rest between them, and the best load is asked', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('CrossFit Total')}/clock`);
  await page.getByLabel('Attempts (each lift)').fill('2');
  await page.getByLabel('Rest between sets (seconds)').fill('120');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(11_000);
  for (const [index, lift] of ['Back squat', 'Back squat', 'Shoulder press', 'Shoulder press', 'Deadlift', 'Deadlift'].entries()) {
    await expect(clock(page)).toContainText(`Attempt ${(index % 2) + 1} of 2`);
    await expect(clock(page)).toContainText(lift);
    await page.keyboard.press('Space');
    if (index === 5) break;
    await expect(digits(page)).toHaveText('2:00');
    await page.clock.fastForward(120_000);
  }
  await clock(page).getByLabel('Best load (kg)').fill('142.5');
  await expect(clock(page)).toContainText('142.5 kg');
});

test('windows: five minutes each, with the rest between them', async ({ page, open, library }) => {
  await begin(page, open, library.wod('Dallas 5'));
  await expect(digits(page)).toHaveText('5:00');
  await page.clock.fastForward(300_000);
  await expect(digits(page)).toHaveText('1:00');
  await page.clock.fastForward(60_000);
  await expect(clock(page)).toContainText('AMRAP 5');
  await expect(digits(page)).toHaveText('5:00');
  await page.keyboard.press('Space');
  await expect(button(page, /^AMRAP 5|^Rounds/)).toHaveText(/1/);
});

test('an AMRAP that something interrupts, and a run after it', async ({ page, open, library }) => {
  await begin(page, open, library.wod('Peyton'));
  await expect(clock(page)).toContainText('Now: 40 double-unders');
  await page.keyboard.press('Space');
  await expect(clock(page)).toContainText('40 double-unders in 2:00');
  await page.keyboard.press('Space');
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
  await page.clock.fastForward(120_000);
  await expect(clock(page)).toContainText('Now: 40 double-unders');
  await page.clock.fastForward(18 * 60_000);
  await expect(clock(page)).toContainText('2 mile run');
  await expect(clock(page)).not.toContainText('40 double-unders');
});

test('a ladder of two entries that climb at their own pace', async ({ page, open, library }) => {
  await begin(page, open, library.wod('Open 15.4'));
  for (const [pushUps, cleans] of [
    [3, 3],
    [6, 3],
    [9, 3],
    [12, 6],
    [15, 6],
    [18, 6],
    [21, 9],
    [24, 9],
  ]) {
    await expect(clock(page).getByRole('listitem')).toContainText([`${pushUps} handstand push-ups`, `${cleans} cleans`]);
    await page.keyboard.press('Space');
  }
});
