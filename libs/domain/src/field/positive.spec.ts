import { positive } from './positive.js';

it.each([
  [1, 1],
  [0.5, 0.5],
  [0, undefined],
  [-1, undefined],
  [NaN, undefined],
  [Infinity, undefined],
  [undefined, undefined],
])('of %s it is %s', (value, expected) => {
  expect(positive(value)).toBe(expected);
});
