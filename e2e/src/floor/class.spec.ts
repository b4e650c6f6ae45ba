// A class that runs itself, in fast motion: the browser's time is the test's.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../planner/planner';
import { expectAccessible } from '../quality/axe';
import { brokenWords } from '../quality/broken-words';

const SUNDAY = {
  name: 'Sunday class',
  mobilityMinutes: 12,
  cooldownMinutes: 14,
  wods: ['DT', ['Annie', 'Loud music']] as (string | [string, string])[],
  blocks: [
    { title: 'Briefing', minutes: 5, place: 0, text: 'What we do today' },
    { title: 'Set-up', minutes: 3, place: 1, text: 'One bar each' },
    { title: 'Change over', minutes: 3, place: 2 },
  ],
};

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => dialog(page).locator('header strong');
const digits = (page: Page) => page.getByRole('timer');
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true }).click();
const now = (page: Page) => dialog(page).getByRole('heading', { level: 2 });

/** Lets seconds pass: most of them in one leap, as if the page had been hidden. */
async function pass(page: Page, seconds: number) {
  if (seconds > 2) await page.clock.fastForward((seconds - 1) * 1000);
  await page.clock.runFor(Math.min(seconds, 1) * 1000);
}

/** Opens the run of a session at six o'clock; the time stands still until `pass`. */
async function openRun(page: Page, open: (path: string) => Promise<unknown>, session: string) {
  const six = new Date(2026, 10, 22, 18, 0);
  await page.clock.install({ time: new Date(six.getTime() - 60_000) });
  await open(`${session}/run`);
  await expect(page.getByRole('button', { name: 'Start the class' })).toBeEnabled();
  await page.clock.pauseAt(six);
}

test('no word of the plan to work from is broken on a phone', async ({ page, open, planned }) => {
  await open(`${await planned({ name: 'Sunday class', wods: ['Kalsu'] })}/run`);
  for (const width of [430, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await brokenWords(page.getByRole('list', { name: 'The class' })), `${width} px`).toEqual([]);
  }
});

test('a class of an hour by itself: every stretch in its turn, with what comes next, and the clocks of its WODs', async ({ page, open, planned }) => {
  await openRun(page, open, await planned(SUNDAY));
  const plan = page.getByRole('list', { name: 'The class' }).locator('> li');
  await expect(plan).toHaveText([/^0 minBriefing/, /^5 min/, /^17 min/, /^20 minDT/, /^33 min/, /^36 minAnnie/, /^46 minCool-down/]);
  await page.getByRole('radio', { name: 'By itself, on time' }).check();
  await page.getByRole('button', { name: 'Start the class' }).click();
  await expect(digits(page)).toHaveText('5:00');
  await expect(now(page)).toHaveText('Briefing');
  await expect(dialog(page)).toContainText('What we do today');
  await expect(dialog(page)).toContainText('Next at 18:05 Warm-up, 12 min');
  await expect(dialog(page)).toContainText('Barbell out for DT.');
  await expect(
    page.getByRole('img', { name: /^Briefing 18:00, now; Warm-up 18:05; Set-up 18:17; DT 18:20; Change over 18:33; Annie 18:36; Cool-down 18:46$/ }),
  ).toBeVisible();

  await pass(page, 300);
  await expect(now(page)).toHaveText('Warm-up');
  await expect(dialog(page).getByRole('status')).toHaveText('Now: Warm-up, 12 minutes. On time');
  await pass(page, 720);
  await expect(now(page)).toHaveText('Set-up');
  await pass(page, 180);
  await expect(now(page)).toHaveText('DT 5 rounds for time');
  await expect(dialog(page)).toContainText('12 deadlifts');
  await expect(dialog(page)).toContainText('Barbell away. Jump rope out for Annie.');

  // Started late, it isn't cut off by the next stretch; ticked off, it leaves the rest of the time.
  await pass(page, 60);
  await press(page, 'Start the clock');
  await pass(page, 1);
  await expect(digits(page)).toHaveText('9');
  await pass(page, 9 + 130);
  await expect(digits(page)).toHaveText('2:10');
  await page.keyboard.press('Space');
  await expect(dialog(page)).toContainText('Round 2 of 5');
  await pass(page, 640);
  await expect(now(page)).toHaveText('DT 5 rounds for time');
  await expect(dialog(page)).toContainText('1 min behind: cool-down is 13 min instead of 14');
  for (let round = 2; round <= 5; round += 1) await page.keyboard.press('PageDown');
  await pass(page, 1);
  await expect(now(page)).toHaveText('Change over');

  await pass(page, 180);
  await expect(now(page)).toHaveText(/^Annie/);
  await pass(page, 601);
  await expect(now(page)).toHaveText('Cool-down');
  await expect(digits(page)).toHaveText(/^12:/);
  await expect(dialog(page)).toContainText('On time');
  await pass(page, 800);
  await expect(dialog(page)).toContainText('The class is over. It took60 minutes');
  await expect(dialog(page).getByRole('row', { name: /DT/ })).toHaveText(/13 min14 min/);
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Start the class' })).toBeVisible();
});

test('by hand and by keyboard alone: behind, caught up, undone, paused, and the same after a reload', async ({ page, open, planned }) => {
  await openRun(page, open, await planned(SUNDAY));
  await page.getByRole('radio', { name: 'By hand, with Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(digits(page)).toHaveText('5:00');
  await pass(page, 500);
  await expect(digits(page)).toHaveText('+3:20');
  await expect(dialog(page)).toContainText('3 min behind: cool-down is 11 min instead of 14');
  await page.keyboard.press('ArrowRight');
  await expect(now(page)).toHaveText('Warm-up');
  await page.keyboard.press('ArrowLeft');
  await expect(now(page)).toHaveText('Briefing');
  await page.keyboard.press('PageDown');
  for (let minute = 0; minute < 4; minute += 1) await page.keyboard.press('ArrowDown');
  await pass(page, 1);
  await expect(digits(page)).toHaveText('7:59');
  await expect(dialog(page)).toContainText('On time');

  await page.keyboard.press('p');
  await pass(page, 240);
  await expect(digits(page)).toHaveText('7:59');
  await expect(title(page)).toHaveText('Sunday class Paused');
  await expect(dialog(page)).toContainText('3 min behind');
  await page.keyboard.press('p');
  await expect(title(page)).toHaveText(/^Sunday class \d+:\d\d$/);
  await page.keyboard.press('a');
  await expect(dialog(page).getByRole('button', { name: 'By itself' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('a');

  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(now(page)).toHaveText(/^DT/);
  await page.keyboard.press('Space');
  await expect(dialog(page)).toContainText('Get ready');
  await pass(page, 20);
  await expect(digits(page)).toHaveText('0:10');
  await page.clock.resume();
  await page.reload();
  await expect(digits(page)).toHaveText(/^0:[1-5]\d/);
  await expect(now(page)).toHaveText(/^DT/);
  await expect(dialog(page)).toContainText(/12:[0-3]\d left/);

  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape');
    // Where the browser closes the dialog, the question is hidden with it for a moment, but still there.
    await expect(page.locator('[role=alertdialog]')).toHaveCount(isAsked ? 1 : 0);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('The class is over.');
  await page.clock.resume();
  await page.getByRole('link', { name: 'DT' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DT');
  await expect(page.getByRole('button', { name: 'Add a result' })).toBeInViewport();
});

test('on a phone: a class at a time of day, and its plan changed on the way', async ({ page, open, planned }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await planned(SUNDAY);
  await page.addInitScript(() => localStorage.setItem('my-gym', JSON.stringify({ kit: ['BARBELL'], people: 16, counts: { BARBELL: 8 } })));
  await openRun(page, open, session);
  await expect(page.getByRole('region', { name: 'Heats' })).toHaveText('HeatsDT: 16 people, 8 barbells: two heats, +13 min');
  await page.getByRole('radio', { name: 'At a time of day' }).check();
  await page.getByLabel('Time of day', { exact: true }).fill('18:10');
  await expect(page.getByRole('list', { name: 'The class' })).toContainText('18:30DT');
  await page.getByRole('button', { name: 'Start the class' }).click();
  await expect(digits(page)).toHaveText('10:00');
  await expect(dialog(page)).toContainText('It begins at 18:10');
  await pass(page, 600);
  await expect(digits(page)).toHaveText('5:00');

  await press(page, 'Plan');
  await press(page, 'Skip Set-up');
  await press(page, '−1 minute: Annie');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Annie' })).toContainText('9 min');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Cool-down' })).toContainText('18:52');
  await press(page, 'Close the plan');
  await press(page, /^Next/);
  await press(page, /^Next/);
  await expect(now(page)).toHaveText(/^DT/);
  await press(page, 'Start the clock');
  await pass(page, 12);
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('dialog')?.scrollWidth]);
  expect(width).toEqual([390, 390]);

  // A desk's screen that is enlarged four times, and letters of twice the size on phones.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectWholeControls(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const [width, height] of [
    [390, 664],
    [430, 932],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWholeControls(page);
  }
  await press(page, 'Plan');
  expect(await brokenWords(dialog(page).getByRole('region', { name: 'Plan' }))).toEqual([]);
});

/** How many rows the text of each of them takes. */
const rowsOfText = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }),
  );

/** What is tapped can be scrolled into view, with its words on one row and nothing over them, and so can the time. */
async function expectWholeControls(page: Page) {
  for (const name of ['Pause', '−1 min', '+1 min']) {
    const control = dialog(page).getByRole('button', { name, exact: true });
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
    expect(await rowsOfText(control)).toEqual([1]);
    await control.click({ trial: true });
  }
  await digits(page).scrollIntoViewIfNeeded();
  await expect(digits(page)).toBeInViewport({ ratio: 1 });
  expect((await digits(page).boundingBox())?.height).toBeGreaterThan(20);
  expect(
    await dialog(page)
      .locator('header')
      .evaluate((header) =>
        [...header.children]
          .filter((one, index, all) => {
            const [{ bottom, right }, next] = [one.getBoundingClientRect(), all[index + 1]?.getBoundingClientRect()];
            return one.scrollWidth > one.clientWidth + 1 || (next && next.left < right - 1 && next.top < bottom - 1);
          })
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([]);
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

test('on a phone, and on one on its side, there is room for what is due, however long its name is, and for the count', async ({
  page,
  open,
  planned,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await planned({ name: 'Open gym', mobilityMinutes: 0, cooldownMinutes: 0, wods: ['Every Two: Pull and Press', '31 Heroes'] });
  await openRun(page, open, session);
  await page.getByRole('button', { name: 'Start the class' }).click();
  await page.keyboard.press('Space');
  await pass(page, 12);
  await expect(dialog(page).getByText('4 deadlifts', { exact: true })).toBeInViewport({ ratio: 1 });
  expect((await digits(page).boundingBox())?.height).toBeGreaterThan(80);
  await page.keyboard.press('n');
  await page.keyboard.press('Space');
  await pass(page, 12);
  const rounds = dialog(page).getByRole('button', { name: /^Rounds/ });
  expect(await rounds.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog(page).getByText('400 m sandbag carry')).toBeInViewport({ ratio: 1 });
});

test('back past a WOD whose clock was started: it is stopped, and what is tapped counts where it is shown', async ({ page, open, planned }) => {
  await openRun(page, open, await planned({ name: 'Two girls', mobilityMinutes: 0, cooldownMinutes: 0, wods: ['Cindy', 'Grace'] }));
  await page.getByRole('button', { name: 'Start the class' }).click();
  await page.keyboard.press('Space');
  await pass(page, 20);
  for (let round = 0; round < 4; round += 1) await page.keyboard.press('PageDown');
  const rounds = dialog(page).getByRole('button', { name: /^Rounds/ });
  await expect(rounds).toHaveText(/^Rounds4/);
  await page.keyboard.press('n');
  await expect(now(page)).toHaveText(/^Grace/);

  // What still counts in was never started.
  await press(page, 'Start the clock');
  await pass(page, 3);
  await press(page, 'Stop the clock');
  await expect(dialog(page).getByRole('button', { name: 'Start the clock' })).toBeVisible();
  await press(page, 'Start the clock');
  await pass(page, 15);
  await expect(digits(page)).toHaveText('0:05');
  await expect(dialog(page).getByRole('button', { name: 'Back' })).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
  await page.keyboard.press('s');
  await expect(dialog(page)).toContainText('Stopped at 0:05');
  await press(page, 'Back');

  await expect(now(page)).toHaveText(/^Cindy/);
  await expect(rounds).toHaveText(/^Rounds4/);
  await page.keyboard.press('PageDown');
  await expect(rounds).toHaveText(/^Rounds5/);
  await press(page, 'Undo');
  await press(page, '+10 s');
  await expect(rounds).toHaveText(/^Rounds4/);
  await page.keyboard.press('n');
  await expect(dialog(page)).toContainText('Stopped at 0:05');
  await press(page, 'Not over yet');
  await expect(digits(page)).toHaveText('0:05');
});

test('before the class its plan may be changed, and it still waits for its time', async ({ page, open, planned }) => {
  await openRun(page, open, await planned(SUNDAY));
  await page.getByRole('radio', { name: 'At a time of day' }).check();
  await page.getByLabel('Time of day', { exact: true }).fill('18:10');
  await page.getByRole('button', { name: 'Start the class' }).click();
  await press(page, 'Plan');
  await press(page, 'Skip Briefing');
  await press(page, '+1 minute: Warm-up');
  await press(page, 'Skip Set-up');
  await press(page, 'Skip Annie');
  const stretch = (name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
  for (const name of ['Briefing', 'Set-up', 'Annie']) await expect(stretch(name)).toContainText('left out');
  await press(page, 'Skip Annie');
  await expect(stretch('Warm-up')).toContainText('13 min');
  await expect(stretch('DT')).toContainText('18:23');
  await press(page, 'Close the plan');
  await expect(digits(page)).toHaveText('10:00');
  await expect(now(page)).toHaveText('Warm-up');
  await pass(page, 600);
  await expect(digits(page)).toHaveText('13:00');
  await press(page, 'Next: DT');
  await expect(now(page)).toHaveText(/^DT/);
});

test('a time of day that has just passed is a late start, which the class didn’t take; any other is still to come', async ({
  page,
  open,
  planned,
}) => {
  await openRun(page, open, await planned(SUNDAY));
  await page.getByRole('radio', { name: 'At a time of day' }).check();
  await page.getByLabel('Time of day', { exact: true }).fill('05:30');
  await expect(page.getByRole('status').filter({ hasText: 'It begins' })).toHaveText('It begins tomorrow.');
  await page.getByRole('button', { name: 'Start the class' }).click();
  await expect(digits(page)).toHaveText('11:30:00');
  await expect(dialog(page)).toContainText('It begins at 05:30');
  await press(page, 'End');

  await page.getByLabel('Time of day', { exact: true }).fill('17:48');
  await expect(page.getByRole('status').filter({ hasText: 'It begins' })).toHaveText('It begins at once, 12 minutes behind.');
  await page.getByRole('button', { name: 'Start the class' }).click();
  await expect(dialog(page)).toContainText('12 min behind');
  await pass(page, 240);
  await press(page, 'End');
  await press(page, 'End the class');
  await expect(dialog(page)).toContainText('The class is over. It took4 minutes');
});

const LONG = {
  name: 'Saturday partner throwdown for everybody who comes to the north hall before ten am!!',
  wods: ['DT', 'Annie'],
  blocks: [
    {
      title: 'Technique on the barbell: clean pull, power clean, front squat and push jerk together',
      minutes: 12,
      place: 0,
      text: 'Ten pass-throughs with the stick. '.repeat(9),
    },
    {
      title: 'Strength: build up to a heavy double in the complex, then two lighter sets of three reps, with two minutes of rest each',
      minutes: 5,
      place: 0,
    },
    { title: 'Change over: bars to the racks, ropes from the wall, and everybody measures their own one', minutes: 5, place: 2 },
  ],
};
const WORD = {
  name: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentraining',
  wods: ['DT'],
  blocks: [{ title: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel', minutes: 5, place: 0, text: 'x'.repeat(200) }],
};

/** What is drawn outside of the screen, or over the buttons. */
const misplaced = (page: Page) =>
  dialog(page).evaluate((shown) => {
    const outside = [...shown.querySelectorAll('header *, h2, [role=timer], button')].filter((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const next = [...shown.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('Next at'))?.parentElement;
    const plan = [...shown.querySelectorAll('button')].find(({ textContent }) => textContent === 'Plan');
    const covers = next && plan && next.getBoundingClientRect().bottom > plan.getBoundingClientRect().top + 1;
    return [...outside, ...(covers ? [next] : [])].map(({ textContent }) => textContent);
  });

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [320, 640],
  [844, 390],
  [1280, 720],
] as const) {
  for (const [kind, session] of [
    ['many words', LONG],
    ['one long word', WORD],
  ] as const) {
    test(`named in ${kind}, at ${width} × ${height}: there is room for what is done, and nothing is out of view`, async ({ page, open, planned }) => {
      await page.setViewportSize({ width, height });
      await openRun(page, open, await planned(session));
      await page.getByRole('button', { name: 'Start the class' }).click();
      const about = dialog(page).getByRole('group', { name: 'About it' });
      await expect(about).toBeVisible();
      expect((await about.boundingBox())?.height).toBeGreaterThanOrEqual(80);
      expect(await misplaced(page)).toEqual([]);
      while (!/^DT/.test((await now(page).textContent()) ?? '')) await page.keyboard.press('n');
      await expect(dialog(page).getByRole('button', { name: 'Start the clock' })).toBeInViewport({ ratio: 1 });
      expect(await misplaced(page)).toEqual([]);
      await page.keyboard.press('Space');
      await pass(page, 11);
      await expect(dialog(page).getByText('12 deadlifts')).toBeInViewport({ ratio: 1 });
      expect((await dialog(page).getByRole('group', { name: 'Due' }).boundingBox())?.height).toBeGreaterThanOrEqual(60);
      expect(await misplaced(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await press(page, 'End the class');
      const minutes = dialog(page).getByRole('cell', { name: /^\d+ min$/ });
      await expect(minutes.first()).toBeVisible();
      expect(new Set(await rowsOfText(minutes))).toEqual(new Set([1]));
    });
  }
}

test('it is accessible before, during and after', async ({ page, open, planned }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(`${await planned(SUNDAY)}/run`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the class' }).click();
  await press(page, 'Plan');
  await expectAccessible(page);
  await press(page, 'Close the plan');
  for (let stretch = 0; stretch < 3; stretch += 1) await press(page, /^Next/);
  await press(page, 'Start the clock');
  await page.clock.fastForward(45 * 60_000);
  await expect(dialog(page)).toContainText('behind');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press(page, 'End the class');
  await expectAccessible(page);
});

test('without JavaScript it is the plan to work from, and an unknown session is a 404', async ({ planned, browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await plain.newPage();
  await page.goto(`${await planned(SUNDAY)}/run`);
  await expect(page.getByRole('list', { name: 'The class' })).toContainText('12 deadlifts');
  await expect(page.locator('noscript p')).toBeVisible();
  expect((await page.goto('/training-sessions/nowhere/run'))?.status()).toBe(404);
  await plain.close();
});
