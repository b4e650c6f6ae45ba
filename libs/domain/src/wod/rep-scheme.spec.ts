import { LIMITS } from '../limits.js';
import { oddScheme, parseRepScheme, repSchemeText, unreadReps } from './rep-scheme.js';

describe('parseRepScheme', () => {
  it.each<[string | undefined, number[]]>([
    ['21-15-9', [21, 15, 9]],
    ['10-8-6-4-2', [10, 8, 6, 4, 2]],
    [' 21 - 15 -9 ', [21, 15, 9]],
    ['21–15—9', [21, 15, 9]],
    ['21−15‑9', [21, 15, 9]],
    ['21, 15, 9', [21, 15, 9]],
    ['21 15 9', [21, 15, 9]],
    ['21/15/9', [21, 15, 9]],
    ['21 / 15 / 9', [21, 15, 9]],
    ['21; 15; 9', [21, 15, 9]],
    ['21-15-x', [21, 15]],
    ['0-0', []],
    ['abc', []],
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

describe('unreadReps', () => {
  it.each<[string, string[]]>([
    ['21-15-9', []],
    ['21/15/9', []],
    ['', []],
    ['-', []],
    ['abc', ['abc']],
    ['21-15-x', ['x']],
    ['21-15-9 each side', ['each', 'side']],
    ['0-0', ['0', '0']],
    [`9-${LIMITS.repsMax + 1}-1.5`, [String(LIMITS.repsMax + 1), '1.5']],
  ])('finds in %p', (text, parts) => {
    expect(unreadReps(text)).toEqual(parts);
  });
});

describe('oddScheme', () => {
  it.each([
    ['21-15-9', undefined],
    ['', undefined],
    ['1000-500', undefined],
    ['9-7-2005', 'The rep scheme has a set of 2005 reps'],
    ['12. Sep', '“12.” and “Sep” can’t be read as reps. The rep scheme counts as none'],
    ['21-15-9 each side', '“each” and “side” can’t be read as reps. The rep scheme counts as 21-15-9'],
  ])('of %p says %p', (text, sentence) => {
    expect(oddScheme(text)).toBe(sentence);
  });
});

describe('repSchemeText', () => {
  it.each([
    ['21-15-9', '21-15-9'],
    [' 21 – 15 – 9 ', '21-15-9'],
    ['21/15/9', '21-15-9'],
    ['21, 15; 9', '21-15-9'],
    [' 21-15-9 each side ', '21-15-9 each side'],
  ])('writes %p', (text, board) => {
    expect(repSchemeText(text)).toBe(board);
  });
});
