import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

const board = (page: Page) => page.getByRole('article');
const lines = (page: Page) => board(page).getByRole('listitem');
const movements = (page: Page) => page.getByRole('region', { name: 'Movements' });
const entries = (page: Page) => movements(page).getByRole('listitem');
const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const time = (page: Page) => page.getByRole('region', { name: 'Time' });

test('a ladder: scheme, loads, sentence, estimate and dates', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  await expect(board(page)).toContainText('Ladder');
  await expect(board(page)).toContainText('Benchmark');
  await expect(board(page)).toContainText('21-15-9 for time');
  await expect(lines(page)).toHaveText(['Thruster 43 / 29.5 kg (95/65 lb)', 'Pull-up']);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText('43 / 29.5 kg');
  await expect(time(page)).toContainText('5–9 min');
  await expect(time(page)).toContainText('Counts as ~7 min');
  await expect(time(page)).toContainText('Quick');
  await expect(glance(page)).toContainText('Created');
  await expect(glance(page)).not.toContainText('Last updated');
});

test('for time with a vest', async ({ page, open, library }) => {
  await open(library.wod('Murph'));
  await expect(entries(page)).toHaveCount(5);
  await expect(entries(page)).toContainText(['1 mile', '100', '200', '300', '1 mile']);
  await expect(board(page)).toContainText('with a 9 / 6 kg (20/14 lb) vest, if you have one');
  await expect(board(page)).toContainText('In any order, any sets');
  await expect(glance(page).getByRole('definition').first()).toHaveText('5');
});

test('a Tabata says how long it is in total', async ({ page, open, library }) => {
  await open(library.wod('Tabata This!'));
  await expect(board(page)).toContainText('20 s on / 10 s off');
  await expect(time(page)).toContainText('Total duration');
  await expect(time(page)).toContainText('20 min');
});

test('a chipper marks what interrupts it', async ({ page, open, library }) => {
  await open(library.wod('Kalsu'));
  await expect(board(page)).toContainText('Chipper EMOM');
  await expect(entries(page).filter({ hasText: 'Interruption' })).toHaveCount(1);
});

test('parts stand under their own headings and are numbered through', async ({ page, open, library }) => {
  await open(library.wod('Josie'));
  const parts = movements(page).getByRole('heading', { level: 3 });
  await expect(parts.first()).toContainText('Buy-in');
  await expect(parts.nth(1)).toContainText('Part 2 · 3 rounds');
  await expect(movements(page).getByRole('list').nth(1)).toHaveAttribute('start', '2');
});

test('an exercise shows its equipment and the workouts that use it', async ({ page, open, library }) => {
  await open(library.exercise('Thruster'));
  await expect(board(page).first()).toContainText('Barbell');
  await expect(page.getByRole('heading', { name: 'Equipment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Workouts with this exercise' }).getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Barbell workouts' }).click();
  await expect(page).toHaveURL('/wods?equipment=BARBELL');
});
