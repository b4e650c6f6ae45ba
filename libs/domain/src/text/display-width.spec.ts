import { displayRows, displayWidth } from './display-width.js';

test.each([
  ['', 0],
  ['Fran', 1.62],
  ['iiii', 1],
  ['WWWW', 2.72],
  ['深', 1],
])('%s is %d em wide', (text, em) => {
  expect(displayWidth(text)).toBeCloseTo(em, 1);
});

test.each([
  ['pull-ups', 10, 1],
  ['hand-release push-ups', 6, 2],
  ['a b c d e f', 0.9, 6],
  ['aaaaaaaaaa', 1.4, 4],
  ['', 5, 1],
])('%s takes, at %d em, %d rows', (text, width, rows) => {
  expect(displayRows(text, width)).toBe(rows);
});
