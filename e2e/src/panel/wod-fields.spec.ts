// Everything a board shows can be edited in the form, and nothing else is lost.
import type { Wod } from '@wod/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './panel';
import { entry, field, picker, pressByKeyboard, save, tabTo } from './wod-form';

const read = async (page: Page, path: string) => (await (await page.request.get(`/api${path}`)).json()) as Wod;

for (const name of ['Murph', 'Partner Murph', 'Dominic J. Hall', 'Fight Gone Bad', 'Dumbbell Kalsu', 'One-sided Story']) {
  test(`a new name leaves everything else of ${name} as it was`, async ({ page, open, library }) => {
    const path = library.wod(name);
    const before = await read(page, path);
    await open(`/admin${path}/edit`);
    await expect(field(page, 'Name')).toHaveValue(name);
    await field(page, 'Name').fill(`${name} at dusk`);
    await save(page, 'Update WOD');
    const after = await read(page, path);
    expect(after).toEqual({ ...before, name: `${name} at dusk`, version: Number(before.version) + 1, updatedAt: after.updatedAt });
  });
}

test('a WOD with everything is written by keyboard, and stands on its board', async ({ page, open }) => {
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const check = (scope: Page | Locator, name: string) => type(scope.getByRole('checkbox', { name }), ' ');
  const unfold = async (scope: Page | Locator, label: string) => {
    await tabTo(page, scope.getByText(label, { exact: true }));
    await page.keyboard.press('Enter');
  };
  await open('/admin/wods/new');
  await field(page, 'Name').focus();
  await page.keyboard.type('Harbour Watch');
  await type(page.getByRole('combobox', { name: 'Type' }), 'EM');

  await unfold(page, 'Board');
  await type(page.getByRole('combobox', { name: 'How it is scored' }), 'Rep');
  await check(page, 'In any order');
  await tabTo(page, field(page, 'Headline'));
  await expect(field(page, 'Headline')).toHaveAttribute('placeholder', 'EMOM 10 for reps, in any order');
  await page.keyboard.type('Two watches, 12 min');
  await type(field(page, 'What it should feel like'), 'Steady as she goes.');
  await type(field(page, 'Other names'), 'Night Watch\nDeck Watch');
  await unfold(page, 'Times');
  await type(field(page, 'Minutes from'), '10');
  await type(field(page, 'Minutes to'), '14');
  await type(field(page, 'Rest between rounds (s)'), '60');
  await unfold(page, 'Who and for whom');
  await type(field(page, 'Team (people)'), '2');
  await type(field(page, 'Vest (kg)'), '9');
  await type(field(page, "Women's vest (kg)"), '6');
  await check(page, 'Vest optional');
  await type(field(page, 'Dedication'), 'To those on watch.');
  await unfold(page, 'What it needs');
  await check(page, 'Medicine Ball');
  await check(page, 'Rucksack');
  await unfold(page, 'Scaling');
  await type(field(page, 'Scaled'), 'Half of it.');
  await type(field(page, 'Beginner'), 'A third of it.');

  const [first, second] = [entry(page, 1), entry(page, 2)];
  await pressByKeyboard(page, 'Add exercise');
  await page.keyboard.type('Thruster');
  await page.keyboard.press('Enter');
  await type(field(first, 'Reps'), '5');
  await type(field(first, 'Part'), '1');
  await unfold(first, 'More');
  await type(field(first, 'Minute'), '1');
  await type(field(first, 'Rest after it (s)'), '30');
  await type(field(first, 'Part name'), 'Buy-in');
  await type(field(first, 'Scaled'), 'lighter');
  await type(field(first, 'Beginner'), 'an empty bar');
  await pressByKeyboard(page, 'Add exercise');
  await expect(picker(page, 2)).toBeFocused();
  await page.keyboard.type('Row');
  await page.keyboard.press('Enter');
  await type(field(second, 'Duration (s)'), '60');
  await unfold(second, 'More');
  await check(second, 'As many as possible');
  await type(second.getByRole('combobox', { name: 'Unit' }), 'Cal');
  await type(field(second, 'Minute'), '2');
  await pressByKeyboard(page, 'Create WOD');

  await page.getByRole('link', { name: 'View Harbour Watch', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Watch' })).toBeVisible();
  const board = page.getByRole('main');
  for (const text of [
    'Two watches, 12 min',
    'with a 9 / 6 kg (20/14 lb) vest, if you have one',
    'Buy-in',
    '5 thrusters minute 1',
    '30 s rest',
    'max cal row 1 min, minute 2',
    '~12 min, usually 10–14',
    'Steady as she goes.',
    'To those on watch.',
    'Also known as Night Watch, Deck Watch',
  ])
    await expect(board).toContainText(text);
  expect(await read(page, new URL(page.url()).pathname)).toMatchObject({
    score: 'REPS',
    anyOrder: true,
    estimatedDuration: 12,
    minutesAreOwn: true,
    restBetweenRounds: 60,
    team: 2,
    needs: ['MEDICINE_BALL', 'RUCKSACK'],
    scaled: 'Half of it.',
    beginner: 'A third of it.',
    exercises: [
      { scaled: 'lighter', beginner: 'an empty bar' },
      { isMax: true, unit: 'CALORIES' },
    ],
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the form of a rich WOD is no wider than the screen', async ({ page, open, library }) => {
    await open(`/admin${library.wod('31 Heroes')}/edit`);
    await expect(field(page, 'What it should feel like')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
