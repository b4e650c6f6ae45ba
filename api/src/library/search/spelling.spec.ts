import { atOnce } from '../long-work.js';
import { meantBy } from './spelling.js';

const WORDS = ['burpee', 'murph', 'cindy', 'thruster', 'snatch', 'row', 'rope', 'double', 'under', 'amrap', 'kettlebell', 'rhubarb', 'r2d2'];
const vocabulary = {
  words: () => WORDS,
  has: (word: string) => WORDS.includes(word),
  isCommon: (word: string) => word !== 'rhubarb',
  weight: (word: string) => WORDS.indexOf(word),
};
const meant = (word: string) => atOnce(meantBy(word, vocabulary));

it.each([
  ['burpe', 'burpee'],
  ['burpie', 'burpee'],
  ['bupree', 'burpee'],
  ['murf', 'murph'],
  ['thurster', 'thruster'],
  ['ketlebel', 'kettlebell'],
  ['doubleunder', 'double under'],
  ['amrap20', 'amrap 20'],
  ['ropa', 'rope'],
  ['cyndi', 'cindy'],
  ['berpie', 'burpee'],
  ['dubble', 'double'],
])('takes %j for %j', (word, expected) => {
  expect(meant(word)).toBe(expected);
});

it.each(['rwo', 'xqzt', 'brpi', 'ketlebl', 'r2d3', '2024', '漢字漢字', 'xyz20', 'rowrope2', '', 'doublexunder', 'yow', 'rubarp', 'purpie'])(
  'takes %j for nothing',
  (word) => {
    expect(meant(word)).toBeUndefined();
  },
);

it('takes the likelier of two that are equally near', () => {
  const near = { words: () => ['lunge', 'lunga'], has: () => false, isCommon: () => true, weight: (word: string) => Number(word === 'lunga') };
  expect(atOnce(meantBy('lung', near))).toBe('lunga');
});
