// What a clock asks of the device: a screen that stays on, vibration, sound. The device is faked, and what it was asked for is looked at.
import type { Page } from '@playwright/test';
import { expect, test } from '../planner/planner';

/** What the page asked of its device, in order. */
interface Asked {
  /** locks that are held */
  locks: number;
  vibrated: (number | number[])[];
  /** the pitch of each tone */
  tones: number[];
  /** the gain before the loudspeaker */
  master: GainNode | undefined;
  isVisible: boolean;
}
declare global {
  interface Window {
    asked: Asked;
  }
}

/** A phone: it locks, vibrates, has a silent switch, and is put away and taken out again by `see`. */
const onPhone = (page: Page) =>
  page.addInitScript(() => {
    const asked: Asked = { locks: 0, vibrated: [], tones: [], master: undefined, isVisible: true };
    window.asked = asked;
    const fake = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { configurable: true, value });
    fake(navigator, 'wakeLock', {
      request: () => {
        let isHeld = true;
        const release = () => {
          if (isHeld) asked.locks -= 1;
          isHeld = false;
          return Promise.resolve();
        };
        asked.locks += 1;
        // The browser takes it away from a page that isn't seen.
        document.addEventListener('visibilitychange', () => !asked.isVisible && void release());
        return Promise.resolve({ release });
      },
    });
    fake(navigator, 'audioSession', { type: 'auto' });
    fake(navigator, 'vibrate', (pattern: number | number[]) => asked.vibrated.push(pattern) > 0);
    Object.defineProperty(document, 'visibilityState', { get: () => (asked.isVisible ? 'visible' : 'hidden') });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      asked.tones.push(this.frequency.value);
      start.call(this, when);
    };
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function () {
      const gain = createGain.call(this);
      asked.master ??= gain;
      return gain;
    };
  });

const locks = (page: Page) => page.evaluate(() => window.asked.locks);
const volume = (page: Page) => page.evaluate(() => Math.round((window.asked.master?.gain.value ?? -1) * 10));
const see = (page: Page, isVisible: boolean) =>
  page.evaluate((isSeen) => {
    window.asked.isVisible = isSeen;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens a page with a clock; the time stands still until it is told to run. */
async function openStill(page: Page, open: (path: string) => Promise<unknown>, path: string) {
  await onPhone(page);
  await page.clock.install();
  await open(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the screen stays on while a clock runs, also after the phone was in a pocket', async ({ page, open, library }) => {
  await openStill(page, open, `${library.wod('Cindy')}/clock`);
  expect(await locks(page)).toBe(0);
  await button(page, 'Start').click();
  await expect.poll(() => locks(page)).toBe(1);
  await see(page, false);
  expect(await locks(page)).toBe(0);
  await see(page, true);
  await expect.poll(() => locks(page)).toBe(1);
  await button(page, 'End').click();
  await button(page, 'End without a result').click();
  await expect.poll(() => locks(page)).toBe(0);
  await see(page, false);
  await see(page, true);
  expect(await locks(page)).toBe(0);
});

test('a browser that can’t keep it on says what to do, for a WOD, on the wall and for a class; one without a full screen offers none', async ({
  page,
  open,
  library,
  planned,
}) => {
  await open(`${library.wod('Cindy')}/board`);
  await expect(button(page, 'Full screen')).toBeVisible();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(Document.prototype, 'fullscreenEnabled');
  });
  const says = page.getByText('This browser can’t keep the screen on: set your device not to turn it off.');
  await open(`${library.wod('Cindy')}/clock`);
  await expect(says).toBeVisible();
  await open(`${library.wod('Cindy')}/board`);
  await button(page, 'Settings').click();
  await expect(says).toBeVisible();
  await expect(button(page, 'Full screen')).toHaveCount(0);
  await open(`${await planned({ name: 'Sunday class', wods: ['DT'] })}/run`);
  await expect(says).toBeVisible();
});

test('it vibrates: shortly for 3, 2, 1, longer for what begins, and three times for the end', async ({ page, open, library }) => {
  await openStill(page, open, `${library.wod('Bell Basics')}/clock`);
  await button(page, 'Start').click();
  await page.clock.runFor(11_000);
  await expect.poll(() => page.evaluate(() => window.asked.vibrated)).toEqual([60, 60, 60, 300]);
  await page.clock.fastForward(12 * 60_000 - 2000);
  await page.clock.runFor(2000);
  await expect.poll(() => page.evaluate(() => window.asked.vibrated.at(-1))).toEqual([300, 150, 300]);
});

test('it is heard through a phone’s silent switch, as loud as was chosen, and again after a reload', async ({ page, open, library }) => {
  await openStill(page, open, `${library.wod('Cindy')}/clock`);
  await page.getByLabel('Volume').fill('0.4');
  await button(page, 'Start').click();
  await expect(page.getByRole('timer')).toHaveText('10');
  expect(await page.evaluate(() => (navigator as Navigator & { audioSession?: { type: string } }).audioSession?.type)).toBe('playback');
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => window.asked.tones)).toEqual([880, 880, 880, 1320]);
  expect(await volume(page)).toBe(4);
  await page.keyboard.press('m');
  expect(await volume(page)).toBe(0);
  await page.keyboard.press('m');

  // No browser plays anything before somebody touches the page.
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText('Tap or press a key for the sound')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 70_000 + 18.5 * 60_000);
  await page.keyboard.press('Space');
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
  await expect(page.getByText('Tap or press a key for the sound')).toHaveCount(0);
  await page.clock.runFor(40_000);
  expect(await page.evaluate(() => window.asked.tones)).toEqual([1100, 1100, 1100]);
  expect(await volume(page)).toBe(4);
});

test('without sound the phone’s own music plays on', async ({ page, open, library }) => {
  await openStill(page, open, `${library.wod('Cindy')}/clock`);
  await page.getByLabel('Volume').fill('0');
  await button(page, 'Start').click();
  await page.clock.resume();
  await page.reload();
  await expect(button(page, 'Sound on')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
  await expect(page.getByText('Tap or press a key for the sound')).toHaveCount(0);
  expect(await page.evaluate(() => [(navigator as Navigator & { audioSession?: { type: string } }).audioSession?.type, window.asked.master])).toEqual(
    ['auto', undefined],
  );
});
