import { LIMITS } from './limits.js';
import { parseRepScheme, repSchemeText } from './rep-scheme.js';

describe('parseRepScheme', () => {
  it.each<[string | undefined, number[]]>([
    ['21-15-9', [21, 15, 9]],
    ['10-8-6-4-2', [10, 8, 6, 4, 2]],
    [' 21 - 15 -9 ', [21, 15, 9]],
    ['21–15—9', [21, 15, 9]],
    ['21−15‑9', [21, 15, 9]],
    ['21, 15, 9', [21, 15, 9]],
    ['21 15 9', [21, 15, 9]],
    ['-21--15-', [21, 15]],
    ['7', [7]],
    ['021-1', [21, 1]],
    ['21-15-9 reps each side', [21, 15, 9]],
    ['21-0-9', [21, 9]],
    ['1.5-2', [2]],
    [`${LIMITS.repsMax}-${LIMITS.repsMax + 1}`, [LIMITS.repsMax]],
    ['as many as you like', []],
    ['0', []],
    ['-', []],
    ['', []],
    [undefined, []],
  ])('reads %p', (text, sets) => {
    expect(parseRepScheme(text)).toEqual(sets);
  });

  it('is bounded', () => {
    expect(parseRepScheme('1-'.repeat(10_000))).toHaveLength(50);
  });
});

describe('repSchemeText', () => {
  it.each([
    ['21-15-9', '21-15-9'],
    [' 21 – 15 – 9 ', '21-15-9'],
    [' 21-15-9 each side ', '21-15-9 each side'],
  ])('writes %p', (text, board) => {
    expect(repSchemeText(text)).toBe(board);
  });
});
