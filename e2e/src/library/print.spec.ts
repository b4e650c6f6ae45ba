// A WOD on paper: one sheet for the wall.
import { expect, test } from '../journey';
import { print } from '../paper';

/** Those with the most on their boards: lines, brackets, notes, long movements, long texts. */
const FULLEST = [
  'Open 17.2',
  'Open 21.3',
  'Open 16.2',
  'Open 19.2',
  'Dumbbell Flicker',
  'Open 17.3',
  'Twin Flicker',
  'Open 25.1',
  'Drew',
  'Dumbbell DT',
  'Open 25.3',
  'Open 23.3',
  'Nukes',
];

test('even the fullest boards are one sheet of A4 and of Letter', async ({ page, library }, info) => {
  for (const name of FULLEST) {
    await page.goto(library.wod(name));
    for (const format of ['A4', 'Letter'] as const) {
      const { pages, text } = await print(page, info, format);
      expect(pages, `${name} on ${format}`).toHaveLength(1);
      expect(text).toContain(`${name}\n`);
    }
  }
});

test('a list is printed without what only a screen can do', async ({ page }, info) => {
  await page.goto('/wods');
  const { text } = await print(page, info);
  for (const shown of ['All Workouts', 'Showing 12 of', 'Fran', 'Murph']) expect(text).toContain(shown);
  for (const control of ['Surprise me', 'Sort', 'Starred', 'Search']) expect(text).not.toContain(control);
});
