import { capitalized } from '../text/words.js';

/** Words that are always capitalised, in lower case for comparison. */
const PROPER = new Set([
  'turkish',
  'romanian',
  'russian',
  'bulgarian',
  'cossack',
  'nordic',
  'copenhagen',
  'zercher',
  'pendlay',
  'sots',
  'arnold',
  'skierg',
  'abmat',
]);
/** What follows the counted word: "burpees over the bar". */
const BEHIND = /\s(?:over|to|on|with|from|in|through)\s.*$/i;
/** Names that take no plural: "12 toes-to-bar". */
const UNCHANGED = /^(?:toes|knees|ground|shoulder)-to-|-to-overhead$|^high knees$/;

/** A name with more than words in it stays as it was written: "Machine 2", "Row (seated)". */
const isWords = (name: string): boolean => !/[\d()]/.test(name);

const isProper = (word: string): boolean => PROPER.has(word.toLowerCase()) || /^[A-Z](?:-|$)/.test(word) || /[A-Z].*[A-Z]/.test(word);
const small = (word: string): string => (isProper(word) ? word : word.toLowerCase());

/** The name within a line: "handstand push-up", "Turkish get-up", "GHD sit-up". */
export const movementWords = (name: string): string => (isWords(name) ? name.split(' ').map(small).join(' ') : name);

/** The name at the beginning of a line: "Handstand push-up". */
export const movementTitle = (name: string): string => capitalized(movementWords(name));

const pluralWord = (word: string): string => {
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
};

/** The name after a count: "100 pull-ups", "1 squat clean", "30 clean and jerks", "10 burpees over the bar", "12 toes-to-bar". */
export function movementCounted(name: string, count: number): string {
  const words = movementWords(name);
  if (count === 1 || UNCHANGED.test(words) || !isWords(name)) return words;
  const behind = BEHIND.exec(words)?.[0] ?? '';
  return pluralWord(words.slice(0, words.length - behind.length)) + behind;
}
