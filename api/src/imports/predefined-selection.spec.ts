import { predefinedWods } from '@wod/catalogue';
import { oldestFirst } from './predefined-selection.js';

it('makes the best known the newest, then follows the file', () => {
  const newestFirst = oldestFirst(predefinedWods)
    .map((wod) => wod.name)
    .reverse();
  expect(newestFirst.slice(0, 6)).toEqual(['Fran', 'Murph', 'Cindy', 'Helen', 'Chelsea', 'Tabata Something Else']);
  expect(newestFirst.slice(12, 15)).toEqual(['Amanda', 'Andi', 'Angie']);
  expect(newestFirst.at(-1)).toBe('Five Hundreds');
  expect(new Set(newestFirst).size).toBe(predefinedWods.length);
});
