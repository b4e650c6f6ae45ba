import { typosBetween } from './typos.js';

it.each([
  ['snatch', 'snatch', 0],
  ['snatch', 'snach', 1],
  ['snatch', 'sntach', 1],
  ['snatch', 'snatches', 2],
  ['row', 'rwo', 1],
  ['abc', 'xyz', 2],
  ['', 'ab', 2],
])('between %j and %j counts %d', (one, other, typos) => {
  expect([Math.min(typosBetween(one, other, 1), 2), Math.min(typosBetween(other, one, 1), 2)]).toEqual([typos, typos]);
});
