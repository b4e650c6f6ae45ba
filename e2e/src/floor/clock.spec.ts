// The clock of a WOD, in fast motion: the browser's time is the test's.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { expectAccessible } from '../quality/axe';

const digits = (page: Page) => page.getByRole('timer');
const clock = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => clock(page).locator('header strong');
const button = (page: Page, name: string | RegExp) => clock(page).getByRole('button', { name });

/** Lets seconds pass; a long time in one leap, as if the page had been hidden. */
const pass = (page: Page, seconds: number) => (seconds > 60 ? page.clock.fastForward(seconds * 1000) : page.clock.runFor(seconds * 1000));

/** Opens the clock of a WOD and starts it; the time stands still until `pass`. */
async function start(page: Page, open: (path: string) => Promise<unknown>, wod: string) {
  await page.clock.install();
  await open(`${wod}/clock`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(digits(page)).toHaveText('10');
}

test('an AMRAP: lead-in, rounds by key and tap, undo, pause, and the result', async ({ page, open, library }) => {
  await start(page, open, library.wod('Cindy'));
  await expect(clock(page)).toContainText('Get ready');
  await expect(clock(page)).toContainText('First: 5 pull-ups');
  await pass(page, 7);
  await expect(digits(page)).toHaveText('3');
  await pass(page, 3);
  await expect(digits(page)).toHaveText('20:00');
  await pass(page, 65);
  await expect(digits(page)).toHaveText('18:55');

  await page.keyboard.press('Space');
  await button(page, /^Rounds/).click();
  await pass(page, 1);
  await expect(button(page, /^Rounds/)).toHaveText(/2/);
  await button(page, 'Undo').click();
  await pass(page, 1);
  await expect(button(page, /^Rounds/)).toHaveText(/1/);

  await page.keyboard.press('p');
  await pass(page, 300);
  await expect(digits(page)).toHaveText('18:53');
  await expect(title(page)).toHaveText('Cindy Paused');
  await button(page, 'Go on').click();
  await expect(title(page)).toHaveText('Cindy AMRAP 20');
  await button(page, '+10 s').click();
  await pass(page, 1);
  await expect(digits(page)).toHaveText('19:02');

  await pass(page, 1200);
  await expect(clock(page)).toContainText('Your result:');
  await button(page, 'More reps').click();
  await expect(clock(page)).toContainText('1 round + 1 rep');
  await button(page, 'Keep this result (Rx)').click();
  await expect(clock(page)).toContainText('Kept on this device: 1 round + 1 Rx.');
  await button(page, 'Close').click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.clock.resume();
  await open(library.wod('Cindy'));
  await expect(page.getByRole('region', { name: 'My results' })).toContainText('1 round + 1');
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [375, 548],
  [320, 568],
  [844, 390],
  [427, 267],
] as const) {
  test(`at ${width} × ${height} px the line that is due is in view, however many there are`, async ({ page, open, library }) => {
    await page.setViewportSize({ width, height });
    await start(page, open, library.wod('Filthy Fifty'));
    await pass(page, 10);
    for (const due of [
      '50 jumping pull-ups',
      '50 kettlebell swings',
      '50 walking lunges',
      '50 knees-to-elbows',
      '50 push presses',
      '50 back extensions',
      '50 wall-ball shots',
    ]) {
      await button(page, /^For time|Next/).click();
      await expect(clock(page).locator('[aria-current=step]')).toContainText(due);
      await expect(clock(page).locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [name, lines] of [
  ['Cindy', ['5 pull-ups', '10 push-ups', '15 air squats']],
  ['Fran', ['21 thrusters', '21 pull-ups', 'Next: Set 2 of 3: 15']],
] as const) {
  test(`all that is to do of ${name} is in view on a small phone`, async ({ page, open, library }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await start(page, open, library.wod(name));
    await pass(page, 10);
    for (const line of lines) await expect(clock(page).getByText(line)).toBeInViewport({ ratio: 1 });
  });
}

test('what interrupts is in view on a small phone once it is due, and afterwards the line that was', async ({ page, open, library }) => {
  const due = clock(page).locator('[aria-current=step]');
  await start(page, open, library.wod('Kalsu'));
  await pass(page, 10);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, /Back to work/).click();
    await expect(clock(page).getByText('100 thrusters', { exact: true })).toBeInViewport({ ratio: 1 });
    await pass(page, 60);
    await expect(due).toHaveText('Now: 5 burpees');
    await expect(due).toBeInViewport({ ratio: 1 });
  }
});

test('in any order, every movement and what is left of it is in view on a phone, upright and on its side', async ({ page, open, library }) => {
  await start(page, open, library.wod('Murph'));
  await pass(page, 10);
  await button(page, /Next|All done/).click();
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['100 pull-ups', '200 push-ups', '300 air squats']) await expect(clock(page).getByText(name)).toBeInViewport({ ratio: 1 });
    await expect(button(page, /^−10 of/).last()).toBeInViewport({ ratio: 0.9 });
    const [time, line] = [await digits(page).boundingBox(), await clock(page).getByText('100 pull-ups').boundingBox()];
    expect((time?.y ?? 0) + (time?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  }
});

test('a clock that counts up goes forward by ten seconds, by its button and by the arrow up', async ({ page, open, library }) => {
  await start(page, open, library.wod('Fran'));
  await pass(page, 70);
  await expect(digits(page)).toHaveText('1:00');
  await button(page, '+10 s').click();
  await pass(page, 1);
  await expect(digits(page)).toHaveText('1:11');
  await page.keyboard.press('ArrowDown');
  await pass(page, 1);
  await expect(digits(page)).toHaveText('1:02');

  // A desk's screen that is enlarged four times: what is tapped is at hand, the rest is scrolled to.
  for (const [width, height] of [
    [427, 267],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(digits(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, /Done/)).toBeInViewport({ ratio: 1 });
    for (const name of ['Pause', '−10 s', '+10 s']) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    expect(
      await clock(page).evaluate(
        (dialog) =>
          [...dialog.querySelectorAll('*')].filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1).length,
      ),
    ).toBe(0);
    await digits(page).scrollIntoViewIfNeeded();
  }
});

for (const width of [390, 320]) {
  test(`at ${width} px the lead-in's two digits are one line, within the screen and above what comes first`, async ({ page, open, library }) => {
    await page.setViewportSize({ width, height: 844 });
    await start(page, open, library.wod('Fran'));
    const text = await digits(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { lines: range.getClientRects().length, ...(range.getBoundingClientRect().toJSON() as DOMRect) };
    });
    expect(text.lines).toBe(1);
    expect(text.left).toBeGreaterThanOrEqual(0);
    expect(text.right).toBeLessThanOrEqual(width);
    const [time, first] = await Promise.all([
      digits(page).boundingBox(),
      clock(page)
        .getByText(/^First:/)
        .boundingBox(),
    ]);
    expect(Number(time?.y) + Number(time?.height)).toBeLessThanOrEqual(Number(first?.y));
  });
}

test('a reload in the middle goes on where the clock is', async ({ page, open, library }) => {
  await start(page, open, library.wod('Cindy'));
  await pass(page, 70);
  await page.keyboard.press('Space');
  await pass(page, 1);
  await page.clock.resume();
  await page.reload();
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
  await expect(digits(page)).toHaveText(/^18:5/);
});

test('work for time: one line after the other, and the last one stops the clock', async ({ page, open, library }) => {
  await start(page, open, library.wod('Jackie'));
  await pass(page, 10);
  await expect(digits(page)).toHaveText('0:00');
  const due = clock(page).locator('[aria-current=step]');
  await expect(due).toContainText('1,000 m row');
  await pass(page, 240);
  await button(page, /Next/).click();
  await expect(due).toContainText('50 thrusters');
  await pass(page, 120);
  await page.keyboard.press('ArrowRight');
  await expect(due).toContainText('30 pull-ups');
  await pass(page, 72);
  await button(page, /All done/).click();
  await expect(clock(page)).toContainText('7:12');
});

test('rounds: the rest between them counts down and ends by itself', async ({ page, open, library }) => {
  await start(page, open, library.wod('Barbara'));
  await pass(page, 10);
  await expect(clock(page)).toContainText('Round 1 of 5');
  await pass(page, 300);
  await button(page, /Done/).click();
  await expect(
    clock(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Rest$/ }),
  ).toBeVisible();
  await expect(digits(page)).toHaveText('3:00');
  await pass(page, 180);
  await expect(clock(page)).toContainText('Round 2 of 5');
  await expect(digits(page)).toHaveText('8:00');
});

test('stations have their minute each, and their reps are asked for', async ({ page, open, library }) => {
  await start(page, open, library.wod('Fight Gone Bad'));
  await pass(page, 10);
  await expect(clock(page)).toContainText('max reps wall-ball shots');
  await expect(digits(page)).toHaveText('1:00');
  await pass(page, 60);
  await expect(clock(page)).toContainText('max reps sumo deadlift high pulls');
  await pass(page, 241);
  await expect(
    clock(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Rest$/ }),
  ).toBeVisible();
  await pass(page, 2000);
  await clock(page).getByLabel('reps', { exact: true }).fill('287');
  await expect(clock(page)).toContainText('287 reps');
  await page.getByText('Count station by station').click();
  const wallBalls = page.getByRole('group', { name: /wall-ball/i });
  for (const [round, reps] of [25, 22, 20].entries()) await wallBalls.getByLabel(`Round ${round + 1}`).fill(String(reps));
  await expect(wallBalls).toContainText('lowest 20');
  await expect(clock(page)).toContainText('67 reps');
});

test('an EMOM shows what is due in each minute, and what was missed', async ({ page, open, library }) => {
  await start(page, open, library.wod('Bell Basics'));
  await pass(page, 10);
  await expect(clock(page)).toContainText('Minute 1 of 12');
  await expect(clock(page)).toContainText('10 kettlebell deadlifts');
  await expect(clock(page)).toContainText('Next: 8 goblet squats');
  await pass(page, 61);
  await expect(clock(page)).toContainText('Minute 2 of 12');
  await button(page, 'Not done in time').click();
  await pass(page, 60 * 12);
  await expect(clock(page)).toContainText('11 rounds');
  await expect(clock(page)).toContainText('Not done in time: Minute 2');
});

test('an EMOM without an end goes on until a minute is missed', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Death by Burpees')}/clock`);
  await expect(page.getByLabel('Length (minutes)')).toHaveValue('');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(digits(page)).toHaveText('10');
  await pass(page, 10 + 14 * 60 + 30);
  await expect(clock(page)).toContainText('Minute 15');
  await expect(clock(page)).toContainText('15 burpees');
  await button(page, 'Not done in time').click();
  await expect(clock(page)).toContainText('14 rounds');
});

test('a Tabata: twenty seconds of work, ten of rest', async ({ page, open, library }) => {
  await start(page, open, library.wod('Tabata This!'));
  await pass(page, 10);
  await expect(digits(page)).toHaveText('0:20');
  await expect(clock(page)).toContainText('Cycle 1 of 5, 1 of 8');
  await pass(page, 20);
  await expect(digits(page)).toHaveText('0:10');
  await expect(clock(page)).toContainText('Next: Cycle 1 of 5, 2 of 8');
  await pass(page, 7 * 30 + 10);
  // A minute of rest before the next movement.
  await expect(digits(page)).toHaveText('1:00');
  await pass(page, 60);
  await expect(clock(page)).toContainText('Air squat');
});

test('a Tabata keeps the lowest round of each movement', async ({ page, open, library }) => {
  await start(page, open, library.wod('Tabata This!'));
  await pass(page, 3600);
  await page.getByText('Count station by station').click();
  const counts = { squat: [20, 18, 17, 17, 16, 15, 15, 16], row: [9, 8, 8, 7, 7, 7, 8, 8] };
  for (const [name, reps] of Object.entries(counts)) {
    const station = page.getByRole('group', { name: new RegExp(name, 'i') });
    for (const [round, count] of reps.entries()) await station.getByLabel(`Round ${round + 1}`).fill(String(count));
  }
  await expect(page.getByRole('group', { name: /squat/i })).toContainText('lowest 15');
  await button(page, 'Keep this result (Rx)').click();
  await button(page, 'Close').click();
  await page.clock.resume();
  await open(library.wod('Tabata This!'));
  await expect(page.getByRole('region', { name: 'My results' })).toContainText(/Lowest rounds: .*Row 7.*Air Squat 15/);
});

test('partners take turns: after each full round where the board says so', async ({ page, open, library }) => {
  await start(page, open, library.wod('Partner Cindy'));
  await pass(page, 11);
  await expect(button(page, 'Partner 1 of 2 – change')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Partner 2 of 2 – change')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(button(page, 'Partner 1 of 2 – change')).toBeVisible();
  await button(page, 'Partner 1 of 2 – change').click();
  await expect(button(page, 'Partner 2 of 2 – change')).toBeVisible();
});

test('partners take turns: after every line, round by round', async ({ page, open, library }) => {
  await start(page, open, library.wod('Kettle and Kin'));
  await pass(page, 11);
  const due = clock(page).locator('[aria-current=step]');
  for (const [index, line] of ['kettlebell swings', 'goblet squats', 'kettlebell push presses', 'burpees', 'kettlebell swings'].entries()) {
    await expect(due).toContainText(line);
    await expect(button(page, `Partner ${(index % 2) + 1} of 2 – change`)).toBeVisible();
    await page.keyboard.press('Space');
  }
  await expect(clock(page)).toContainText('1 round, 1 of 4 done');
  await pass(page, 1800);
  await expect(clock(page)).toContainText('1 round');
});

test('a ladder: the rung that is due', async ({ page, open, library }) => {
  await start(page, open, library.wod('Fran'));
  await pass(page, 10);
  await expect(clock(page)).toContainText('Set 1 of 3: 21');
  await expect(clock(page).getByRole('listitem')).toContainText(['21 thrusters', '21 pull-ups']);
  await button(page, /Done/).click();
  await expect(clock(page).getByRole('listitem')).toContainText(['15 thrusters', '15 pull-ups']);
});

test('a Chipper EMOM is interrupted from the beginning, and goes back to the line that was due', async ({ page, open, library }) => {
  await start(page, open, library.wod('Kalsu'));
  await pass(page, 10 + 20);
  await expect(clock(page)).toContainText('Now: 5 burpees');
  await button(page, /Back to work/).click();
  await expect(clock(page)).toContainText('5 burpees in 0:40');
  await pass(page, 55);
  await expect(digits(page)).toHaveText('1:15');
  await expect(clock(page)).toContainText('Now: 5 burpees');
  await button(page, /Back to work/).click();
  await expect(button(page, /All done/)).toBeVisible();
});

test('work in any order: what is left of each', async ({ page, open, library }) => {
  await start(page, open, library.wod('Murph'));
  await pass(page, 10);
  await button(page, /All done/).click();
  await expect(clock(page)).toContainText('In any order, any sets');
  await button(page, /^−10 of/)
    .first()
    .click();
  await button(page, /^−5 of/)
    .first()
    .click();
  await expect(clock(page).getByRole('listitem').first()).toContainText('85 left');
  await button(page, 'Undo').click();
  await expect(clock(page).getByRole('listitem').first()).toContainText('90 left');
});

test('ending and starting again ask first', async ({ page, open, library }) => {
  await start(page, open, library.wod('Fran'));
  await pass(page, 70);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(digits(page)).toHaveText('1:00');
  await page.keyboard.press('p');
  await expect(title(page)).toHaveText('Fran Paused');
  await page.keyboard.press('Escape');
  for (const name of ['Stop and keep the result', 'End without a result']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  // Round it goes, without what is covered.
  await page.keyboard.press('Tab');
  await expect(clock(page).locator('header :focus, [role=group] :focus, [role=group]:focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop and keep the result' }).click();
  await expect(clock(page)).toContainText('1:00');
  await expect(title(page)).toHaveText('Fran 21-15-9 for time');
  await button(page, 'Not over yet').click();
  await expect(clock(page)).toContainText('Set 1 of 3');
});

test('Escape again and again asks and goes on: the clock keeps the screen and its keys', async ({ page, open, library }) => {
  await start(page, open, library.wod('Cindy'));
  await pass(page, 30);
  const question = page.getByRole('alertdialog');
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  }
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(button(page, /^Rounds/)).toHaveText(/1/);
  await expect(digits(page)).toHaveText('19:40');

  await button(page, 'Share this clock').click();
  const panel = page.getByRole('region', { name: 'Shared clock' });
  await expect(panel).toContainText('Phones that open it follow in step.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(button(page, /^Rounds/)).toHaveText(/2/);
});

test('back during the lead-in begins that anew', async ({ page, open, library }) => {
  await start(page, open, library.wod('Cindy'));
  await pass(page, 7);
  await page.keyboard.press('PageUp');
  await expect(digits(page)).toHaveText('10');
  await pass(page, 1);
  await expect(clock(page)).toContainText('Get ready');
});

test('a WOD’s page leads to its clock, and without JavaScript to its board', async ({ page, open, library, browser, baseURL }) => {
  await open(library.wod('Fran'));
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/clock$/);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const without = await plain.newPage();
  await without.goto(`${library.wod('Fran')}/clock`);
  await expect(without.getByRole('article')).toContainText('21-15-9 for time');
  await expect(without.locator('noscript p')).toBeVisible();
  await plain.close();
});

test('the focus stands out from the colour of the lead-in, and from that of a question', async ({ page, open, library }) => {
  const focused = page.locator(':focus-visible');
  for (const place of ['board', 'clock'] as const) {
    await open(`${library.wod('Fran')}/${place}`);
    await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => localStorage.clear());
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog').locator(':focus-visible')).toHaveCSS('outline-color', 'rgb(11, 98, 196)');
});

test('it is accessible before, during and after', async ({ page, open, library }) => {
  await page.clock.install();
  await open(`${library.wod('Kalsu')}/clock`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(clock(page)).toContainText('Get ready');
  await expectAccessible(page);
  await page.clock.fastForward(11_000);
  await expect(clock(page)).toContainText('100 thrusters');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop and keep the result' }).click();
  await expectAccessible(page);
});
