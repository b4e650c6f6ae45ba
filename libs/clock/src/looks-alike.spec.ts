import { looksAlike } from './looks-alike';

test.each([
  ['times within one second', { left: 4999, since: 15_001 }, { left: 4001, since: 15_999 }],
  ['times within one second before the start', { at: -4999 }, { at: -4001 }],
  ['the same, wherever it stands', { phase: 'work', splits: [0, 700], left: undefined }, { phase: 'work', splits: [0, 700], left: undefined }],
  ['endless times', { left: Infinity }, { left: Infinity }],
])('%s look alike', (_, one, other) => {
  expect(looksAlike(one, other)).toBe(true);
});

test.each([
  ['a time that comes to its second, of one that counts up', { since: 14_999 }, { since: 15_000 }],
  ['a time that leaves its second, of one that counts down', { left: 5000 }, { left: 4999 }],
  ['a time over its end', { left: 1200 }, { left: -1200 }],
  ['a count', { rounds: 3 }, { rounds: 4 }],
  ['a count within a list', { done: [0, 7] }, { done: [0, 8] }],
  ['a longer list', { splits: [61_000] }, { splits: [61_000, 62_000] }],
  ['a word', { phase: 'work' }, { phase: 'rest' }],
  ['what is there no more', { left: 5000 }, { left: undefined }],
  ['what is left out', { left: 5000, next: 1 }, { left: 5000, last: 1 }],
])('%s does not look alike', (_, one, other) => {
  expect(looksAlike(one, other)).toBe(false);
});
