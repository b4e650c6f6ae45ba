import { loadText, poundsOf } from './loads.js';
import { loadsIn } from './loads-in-text.js';

it.each([
  [{ weight: 43, womenWeight: 29.5 }, 'kg', '43 / 29.5 kg', '95/65 lb'],
  [{ weight: 43, womenWeight: 29.5 }, 'lb', '95 / 65 lb', '43/29.5 kg'],
  [{ weight: 16, womenWeight: 16 }, 'kg', '16 kg', '35 lb'],
  [{ weight: 20.5, womenWeight: 20 }, 'lb', '45 lb', '20.5/20 kg'],
  [{ weight: 61 }, 'kg', '61 kg', '135 lb'],
  [{ womenWeight: 6 }, 'kg', 'women 6 kg', 'women 14 lb'],
  [{ weight: 0, womenWeight: 6 }, 'lb', 'women 14 lb', 'women 6 kg'],
] as const)('%j in %s is "%s", beside "%s"', (load, unit, chosen, other) => {
  expect(loadText(load, unit)).toEqual({ chosen, other });
});

it('says nothing of no load', () => {
  expect(loadText({}, 'kg')).toBeUndefined();
  expect(loadText({ weight: 0 }, 'lb')).toBeUndefined();
});

it('takes light loads to the pound', () => {
  expect([1, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6, 8.5, 9].map(poundsOf)).toEqual([2, 4, 6, 7, 8, 9, 11, 12, 14, 19, 20]);
});

it('never gives a heavier load fewer pounds', () => {
  const pounds = Array.from({ length: 600 }, (_, step) => poundsOf((step + 1) / 2));
  expect(pounds).toEqual(pounds.toSorted((a, b) => a - b));
});

it('takes the pairs that boxes load, and the nearest 5 pounds beyond them', () => {
  expect([29.5, 30, 43, 61, 102, 143].map(poundsOf)).toEqual([65, 65, 95, 135, 225, 315]);
  expect([48, 130, 0.5].map(poundsOf)).toEqual([105, 285, 1]);
});

describe('loads within a text', () => {
  it.each([
    ['35/20 lb', '15 / 10 kg'],
    ['bar at 45/35 lb', 'bar at 20 / 15 kg'],
    ['45/35, 75/55 and 95/65 lb', '20 / 15, 34 / 25 and 43 / 29.5 kg'],
    ['65/45 rising to 155/105 lb', '29.5 / 20 rising to 70.5 / 47.5 kg'],
    ['135/95 then 185/135 lb', '61 / 43 then 84 / 61 kg'],
    ['20 to 30 lb more', '9 to 13.5 kg more'],
    ['8, 35/20 lb', '8, 15 / 10 kg'],
    ['14/10 lb ball', '6 / 4 kg ball'],
    ['15/12 calories and 12 burpees', '15/12 calories and 12 burpees'],
    ['61/43 kg for ten minutes', '61 / 43 kg for ten minutes'],
    ['35-50 lb', '16-22.5 kg'],
    ['95/65 lbs', '43 / 29.5 kg'],
    ['1,000 lb in all', '453.5 kg in all'],
    ['95 / 65 / 45 lb', '95 / 65 / 45 lb'],
  ])('%s in kilograms: %s', (text, written) => {
    expect(loadsIn(text, 'kg')).toBe(written);
  });

  it.each([
    ['15/10 kg or less', '35 / 25 lb or less'],
    ['61/43 kg for ten minutes', '135 / 95 lb for ten minutes'],
    ['a 16 kg kettlebell', 'a 35 lb kettlebell'],
    ['35/20 lb', '35 / 20 lb'],
    ['400 m at 5 km pace', '400 m at 5 km pace'],
    ['10–15 kg dumbbell', '25–35 lb dumbbell'],
    ['10 - 15 kg', '25 - 35 lb'],
    ['3-5 x 10 kg', '3-5 x 25 lb'],
    ['22,5/15 KG', '50 / 35 lb'],
    ['3, 22,5 kg', '3, 50 lb'],
  ])('%s in pounds: %s', (text, written) => {
    expect(loadsIn(text, 'lb')).toBe(written);
  });
});
