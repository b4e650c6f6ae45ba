import { plural } from './words.js';

describe('plural', () => {
  it.each([
    [0, '0 rounds'],
    [1, '1 round'],
    [2, '2 rounds'],
    [1.5, '1.5 rounds'],
  ])('%d', (count, text) => {
    expect(plural(count, 'round')).toBe(text);
  });
});
