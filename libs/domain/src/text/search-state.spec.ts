import { searchState } from './search-state.js';

describe('searchState', () => {
  it.each([
    ['', 'off'],
    ['   ', 'off'],
    ['f', 'too-short'],
    [' f ', 'too-short'],
    ['fr', 'on'],
    [' fr', 'on'],
    ['fran', 'on'],
  ])('is for %p %s', (text, state) => {
    expect(searchState(text)).toBe(state);
  });
});
