import { ABBREVIATIONS, foldText } from '@wod/domain';
import { amountAt, inOne, isNumber, minutesAt, pairTerm, tokensOf, withSetsAndReps, wordsOf } from './terms.js';

/** How much of a term in the index a form has to cover: all of it, its beginning, or any part. Where a part is enough, so is the beginning. */
export type Fit = 'whole' | 'start' | 'within';

/** One spelling of a word. */
export interface Form {
  term: string;
  fit: Fit;
}

/** A word of a search, which any of its forms matches. */
export interface SearchWord {
  said: string;
  forms: readonly Form[];
}

/** Further words are ignored, so that every search is bounded. */
const MOST_WORDS = 12;
/** Words for any WOD. */
const ANY = new Set(['wod', 'wods', 'workout', 'workouts']);
/** Left out beside other words. */
const UNSAID = new Set(['a', 'an', 'and', 'the', 'of', 'with', ...ANY]);
/** A shorter word is unlikely to be a plural, two words written as one, or the beginning of such. */
const SHORTEST_PLURAL = 4;
const SHORTEST_IN_ONE = 3;
const SHORTEST_BEGINNING = 5;
const QUOTED = /^"(.*)"$/;
/** What people say for what the library writes in another word, or in any of some. */
const SAID_FOR: Readonly<Record<string, readonly string[]>> = {
  weighted: ['weight'],
  backpack: ['rucksack'],
  abs: ['situp'],
  cf: ['crossfit'],
  core: ['situp', 'plank', 'hollow', 'toes'],
  legs: ['squat', 'lunge', 'step'],
  cardio: ['run', 'row', 'bike', 'skierg'],
  bumper: ['plates'],
  crunch: ['situp'],
  jogging: ['run'],
  squatting: ['squat'],
  treadmill: ['run'],
  cycling: ['bike'],
  biking: ['bike'],
  machine: ['rower', 'bike', 'skierg'],
  rucking: ['rucksack', 'ruck'],
  arms: ['pushup', 'pullup', 'dip', 'benchpress', 'shoulderpress', 'pushpress'],
  chest: ['pushup', 'benchpress', 'dip'],
  gymnastic: ['pullup', 'toestobar', 'muscleup', 'handstand', 'dip', 'ropeclimb'],
  hiit: ['tabata', 'interval'],
  finisher: ['short'],
  weightlifting: ['snatch', 'clean'],
  olympic: ['snatch', 'clean'],
  oly: ['snatch', 'clean'],
  lifting: ['snatch', 'clean', 'deadlift'],
};
/** What movements are called in German, where their names are used at all. */
const GERMAN: Readonly<Record<string, readonly string[]>> = {
  liegestutz: ['pushup'],
  klimmzug: ['pullup'],
  klimmzuge: ['pullup'],
  kniebeuge: ['squat'],
  kniebeugen: ['squat'],
  kreuzheben: ['deadlift'],
  ausfallschritt: ['lunge'],
  ausfallschritte: ['lunge'],
  laufen: ['run'],
  rudern: ['row'],
  seilspringen: ['jumprope'],
  bankdrucken: ['benchpress'],
  hampelmann: ['jumpingjack'],
  hampelmanner: ['jumpingjack'],
  kastensprung: ['boxjump'],
  kastensprunge: ['boxjump'],
  liegestutze: ['pushup'],
  kurzhantel: ['dumbbell'],
  kurzhanteln: ['dumbbell'],
  langhantel: ['barbell'],
  langhanteln: ['barbell'],
  springseil: ['jumprope'],
};
/** What is said in words that mean something else by themselves: the movement of Britons, and what a day in the gym is for. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bhandstand([ -]?)press(?=[ -]?ups?\b)/gi, 'handstand$1push'],
  [/\b(?:lower[ -]body|leg[ -]days?)\b/gi, 'legs'],
  [/\b(?:upper[ -]body|arm[ -]days?)\b/gi, 'arms'],
];
/** Numbers that may be written in letters. */
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Up to here, people and pieces of kit are: "one dumbbell", "team of four". Larger numbers are reps. */
const MOST_PIECES = 4;
/** The years that workouts of the Open are named after: 2023 is "23.1" and so on. */
const YEAR = /^20(\d\d)$/;
/** A load for men and one for women: "95/65". Three numbers are a rep scheme. */
const PAIR = /(?<![\d./])(\d+(?:\.\d+)?) ?\/ ?(\d+(?:\.\d+)?)(?![\d/]|\.\d| \/)/g;

/** A text without the quotes around it. */
export const unquoted = (text: string): string => text.trim().replace(QUOTED, '$1');

/** Whether a text is a word that stands for another one, and so isn't a plural: "abs" are not several air bikes ("AB"). */
export const isSaidForAnother = (text: string): boolean => Object.hasOwn(SAID_FOR, foldText(text).trim());

/** Whether a text has only words that are left out beside others: "workouts with". */
export const saysNothing = (text: string): boolean => wordsOf(tokensOf(text)).every((word) => UNSAID.has(word));

/** Whether a text asks for WODs and says nothing of them. */
export const asksForAny = (text: string): boolean => saysNothing(text) && wordsOf(tokensOf(text)).some((word) => ANY.has(word));

/** What a text is an abbreviation of, if anything. */
export function abbreviated(text: string): string[] {
  const word = foldText(text).trim();
  return Object.hasOwn(ABBREVIATIONS, word) ? [ABBREVIATIONS[word] as string] : [];
}

/**
 * The words of a search; all of them must match. Beside other words a number is the whole number, and a word of one or two letters is
 * a word or its beginning; alone, each may be any part of a word.
 */
export function searchWords(text: string): SearchWord[] {
  const all = [...new Set(wordsOf(tokensOf(withSetsAndReps(inWords(unquoted(text))))))];
  const told = all.filter((word) => !UNSAID.has(word));
  const words = (told.length > 0 ? told : all).slice(0, MOST_WORDS);
  if (words.length === 1) return [alone(words[0] as string)];
  const pairs = [...text.matchAll(PAIR)].map(([, men = '', women = '']) => ({
    of: [men, women],
    form: { term: pairTerm(men, women), fit: 'whole' } as const,
  }));
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const amount = amountAt(inDigits(words, at), at) ?? minutesAt(words, at);
    if (amount) {
      found.push({ said: words.slice(at, at + amount.length).join(' '), forms: [{ term: amount.term, fit: 'whole' }] });
      at += amount.length - 1;
    } else {
      const inPairs = pairs.filter(({ of }) => of.includes(word)).map(({ form }) => form);
      found.push({
        said: word,
        forms: [...formsOf(word, fitOf(word)), ...inPairs, ...together(words[at - 1], word), ...together(word, words[at + 1])],
      });
    }
  }
  return found;
}

const inWords = (text: string): string => PHRASES.reduce((words, [phrase, meant]) => words.replace(phrase, meant), text);

/** "one mile" is an amount, too. */
function inDigits(words: readonly string[], at: number): readonly string[] {
  const number = NUMBERS.indexOf(words[at] ?? '');
  return number < 0 ? words : words.with(at, String(number));
}

function alone(word: string): SearchWord {
  const amount = amountAt([word], 0);
  return { said: word, forms: [...formsOf(word, 'within'), ...(amount ? [{ term: amount.term, fit: 'whole' } as const] : [])] };
}

function formsOf(word: string, fit: Fit): Form[] {
  const spellings = [word, ...singulars(word)];
  const meant = (table: Readonly<Record<string, string | readonly string[]>>) =>
    spellings.flatMap((spelling) => (Object.hasOwn(table, spelling) ? (table[spelling] ?? []) : []));
  const saidFor = meant(SAID_FOR);
  const others = [...meant(ABBREVIATIONS), ...[...saidFor, ...meant(GERMAN)].flatMap((term) => [term, inOne(term)])];
  // "Arms" aren't a part of farmers.
  const own = saidFor.length > 0 && fit === 'within' ? 'start' : fit;
  const inOnes = spellings.filter((term) => term.length >= SHORTEST_IN_ONE && !/^\d/.test(term));
  const joined = inOnes.map((term) => ({ term: inOne(term), fit: term.length < SHORTEST_BEGINNING ? ('whole' as const) : ('start' as const) }));
  return [
    ...spellings.map((term) => ({ term, fit: own })),
    ...others.map((term) => ({ term, fit: 'start' as const })),
    ...joined,
    ...namesakes(word),
  ];
}

/** The same number in letters or digits, and what a year of the Open is called. */
function namesakes(word: string): Form[] {
  const year = YEAR.exec(word)?.[1];
  const pieces = NUMBERS.slice(0, MOST_PIECES + 1);
  const other = pieces.includes(word) ? String(pieces.indexOf(word)) : /^[1-9]$/.test(word) ? pieces[Number(word)] : undefined;
  return [...(year ? [{ term: year, fit: 'whole' as const }] : []), ...(other ? [{ term: other, fit: 'whole' as const }] : [])];
}

function fitOf(word: string): Fit {
  if (isNumber(word) || word.length === 1) return 'whole';
  return word.length === 2 ? 'start' : 'within';
}

/** "dead lift" finds what is written "deadlift". */
function together(first: string | undefined, second: string | undefined): Form[] {
  if (first === undefined || second === undefined || isNumber(first) || isNumber(second)) return [];
  const both = `${first}${second}`.replace(/s$/, '');
  return [
    { term: both, fit: 'start' },
    { term: inOne(both), fit: 'start' },
  ];
}

/**
 * What a plural may come from: "burpees" → "burpee", "presses" → "press" (and "presse"), "carries" → "carry". A shorter form finds the longer ones
 * too.
 */
function singulars(word: string): string[] {
  if (word.length < SHORTEST_PLURAL || !/[^s]s$|sses$/.test(word)) return [];
  const forms = [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^aeiou]ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}
