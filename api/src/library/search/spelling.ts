import { typosBetween } from '@wod/domain';
import type { Slices } from '../long-work.js';

/** From this many letters on, a word may have one typo, or two; fewer letters may have two if the first is right and the word is a common one. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;
const TWO_IN_COMMON = 6;
/** The shortest part of two words that were written as one. */
const SHORTEST_PART = 3;
const COMPARED_AT_ONCE = 128;
const LETTERS = /^\p{L}+$/u;
/** A word and the number that follows it, in one: "amrap20". */
const WORD_AND_NUMBER = /^(\p{L}{3,})(\d{1,4})$/u;

/** Words that a typo may have been meant to be. */
export interface Vocabulary {
  words(): Iterable<string>;
  has(word: string): boolean;
  /** Whether it is a word of movements or kinds of workouts. */
  isCommon(word: string): boolean;
  /** How likely it is to be meant: of two that are equally near, the more likely one is taken. */
  weight(word: string): number;
}

/** What a word of a search was probably meant to be, if no term is like it; undefined if nothing is near enough. */
export function* meantBy(word: string, vocabulary: Vocabulary): Slices<string | undefined> {
  return (yield* nearest(word, vocabulary)) ?? apart(word, vocabulary);
}

function* nearest(word: string, vocabulary: Vocabulary): Slices<string | undefined> {
  const most = word.length >= TWO_IN_COMMON ? 2 : word.length >= ONE_TYPO ? 1 : 0;
  if (most === 0 || !LETTERS.test(word)) return undefined;
  const [sound, letters] = [soundOf(word), lettersOf(soundOf(word))];
  let best: { word: string; typos: number; weight: number } | undefined;
  let compared = 0;
  for (const known of vocabulary.words()) {
    if ((compared += 1) % COMPARED_AT_ONCE === 0) yield;
    if (Math.abs(known.length - word.length) > most + 1 || known.length < SHORTEST_PART) continue;
    const other = soundOf(known);
    if (bitsOf(lettersOf(other) ^ letters) > 2 * most) continue;
    const typos = typosBetween(sound, other, most);
    if (typos > (best?.typos ?? most) || !LETTERS.test(known)) continue;
    if (typos > 1 && word.length < TWO_TYPOS && !(known[0] === word[0] && vocabulary.isCommon(known))) continue;
    const weight = vocabulary.weight(known);
    if (!best || typos < best.typos || weight > best.weight) best = { word: known, typos, weight };
  }
  return best?.word;
}

/** Two words that were written as one. */
function apart(word: string, vocabulary: Vocabulary): string | undefined {
  const [, text, number] = WORD_AND_NUMBER.exec(word) ?? [];
  if (text !== undefined) return vocabulary.has(text) ? `${text} ${number}` : undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(first) && vocabulary.has(second)) return `${first} ${second}`;
  }
  return undefined;
}

/** "murf" sounds like "murph", "cyndi" like "cindy". */
const soundOf = (word: string): string => (/ph|.y/.test(word) ? word.replaceAll('ph', 'f').replace(/(?<=.)y/g, 'i') : word);

/** A bit for each letter that occurs: a typo changes at most two. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  let bits = 0;
  for (let left = letters; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
