import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

const board = (page: Page) => page.getByRole('article');
const entries = (page: Page) => board(page).getByRole('listitem');
const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const time = (page: Page) => page.getByRole('region', { name: 'Time' });

test('a ladder: scheme, loads, sentence, estimate and dates', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  await expect(board(page)).toContainText('Ladder');
  await expect(board(page)).toContainText('Benchmark');
  await expect(board(page)).toContainText('21-15-9');
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText('43 kg');
  await expect(entries(page).first()).toContainText('women 29.5 kg');
  await expect(time(page)).toContainText('6 min, estimated');
  await expect(time(page)).toContainText('Quick');
  await expect(glance(page)).toContainText('Created');
  await expect(glance(page)).not.toContainText('Last updated');
});

test('for time with a vest', async ({ page, open, library }) => {
  await open(library.wod('Murph'));
  await expect(entries(page)).toHaveCount(5);
  await expect(entries(page)).toContainText(['1609 m', '100', '200', '300', '1609 m']);
  await expect(board(page)).toContainText('Vest');
  await expect(glance(page).getByRole('definition').first()).toHaveText('5');
});

test('a Tabata says how long it is in total', async ({ page, open, library }) => {
  await open(library.wod('Tabata This!'));
  await expect(board(page)).toContainText('20/10 s');
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
  const parts = board(page).getByRole('heading', { level: 2 });
  await expect(parts.first()).toContainText('Part 1');
  await expect(parts.nth(1)).toContainText('Part 2 · 3 rounds');
  await expect(board(page).getByRole('list').nth(1)).toHaveAttribute('start', '2');
});

test('an exercise shows its equipment and the workouts that use it', async ({ page, open, library }) => {
  await open(library.exercise('Thruster'));
  await expect(board(page).first()).toContainText('Barbell');
  await expect(page.getByRole('heading', { name: 'Equipment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Workouts with this exercise' }).getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Barbell workouts' }).click();
  await expect(page).toHaveURL('/wods?equipment=BARBELL');
});
