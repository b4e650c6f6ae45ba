import { withoutShares } from './level-shares.js';

test.each([
  ['About two thirds of the distance or calories', ''],
  ['Half the reps', ''],
  ['Half the reps, or twice the single-unders', 'single-unders'],
  ['Single-unders, same count', 'Single-unders'],
  ['Half the reps, lightest band', 'lightest band'],
  ['Light dumbbell thruster, fewer reps', 'Light dumbbell thruster'],
  ['Lighter bag or half the distance', 'Lighter bag'],
  ['Half the distance or a lighter partner', 'a lighter partner'],
  ['Higher legs or fewer reps', 'Higher legs'],
  ['Push-up on the knees, half the reps, or none', 'Push-up on the knees, or none'],
  ['Double-unders, twice the reps', 'Double-unders'],
  ['Bear crawl for the same distance', 'Bear crawl'],
  ['Half the range', 'Half the range'],
  ['Shorter hangs that add up to the time', 'Shorter hangs that add up to the time'],
])('%s: %s', (text, left) => {
  expect(withoutShares(text)).toBe(left);
});
