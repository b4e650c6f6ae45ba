import { type Equipment, nameKey } from '@wod/domain';
import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import type { ExerciseNames } from './exercise-names.js';
import { type SearchWord, searchWords } from './search-words.js';
import { meantBy, type Vocabulary } from './spelling.js';
import { type Matches, noMatches } from './term-sets.js';
import { countOfWords, firstWord, type WodTerms } from './wod-terms.js';

/** The positions that a search finds. */
export interface Found {
  all: Bitset;
  /** The same, the best matches first. */
  ranks: readonly Bitset[];
  /** If nothing was found for the text, the one that was searched for instead. */
  searchedFor?: string;
}

/** Of the words that are equally near to a typo, those of movements and kinds of workouts come first, then those of names. */
const OF_MOVEMENTS = 1e9;
const OF_NAMES = 100;

/** What a search looks through. */
export interface Searched {
  terms: WodTerms;
  /** The exercises that WODs use, and by which. */
  movements(): Iterable<{ exercise: ExerciseNames; users: Bitset }>;
  /** The WODs that need nothing beyond a kit. */
  within(kit: readonly Equipment[]): Bitset;
}

const NO_KIT = /\bno (?:equipment|kit|gear)\b/;
/** The fields in the order in which a match in them counts; `movements` are those of the exercises. */
const WHERE = ['name', 'other', 'movements', 'format', 'amounts', 'text'] as const;
type Where = (typeof WHERE)[number];
type WordMatches = Record<Where, Matches>;

/**
 * The WODs in which each word of a text is found somewhere: in the name, the other names, the movements, the kind of workout, its amounts,
 * its description. The name ranks first, then the other names, then movements, then the rest. Where that finds nothing, words that
 * are nowhere are corrected, unless `exact`.
 */
export function* searchWods(searched: Searched, text: string, exact: boolean): Slices<Found> {
  const found = yield* wordByWord(searched, text);
  if (found.all.size > 0 || exact || found.words.every(({ isFound }) => isFound)) return { all: found.all, ranks: found.ranks };
  const vocabulary = yield* vocabularyOf(searched);
  const meant: string[] = [];
  for (const { word, isFound } of found.words) {
    const instead = isFound ? word.said : yield* meantBy(word.said, vocabulary);
    if (instead === undefined) return { all: found.all, ranks: found.ranks };
    meant.push(instead);
  }
  const searchedFor = meant.join(' ');
  const { all, ranks } = yield* wordByWord(searched, searchedFor);
  return all.size > 0 ? { all, ranks, searchedFor } : { all, ranks };
}

interface Outcome extends Found {
  words: { word: SearchWord; isFound: boolean }[];
}

function* wordByWord(searched: Searched, text: string): Slices<Outcome> {
  const noKit = NO_KIT.test(text);
  const words = searchWords(text.replace(NO_KIT, ' '));
  const among = noKit ? searched.within([]) : undefined;
  if (words.length === 0) return { all: among ?? new Bitset(), ranks: among ? [among] : [], words: [] };
  const matches: WordMatches[] = [];
  for (const word of words) {
    const fields = {} as WordMatches;
    for (const field of ['name', 'other', 'format', 'amounts', 'text'] as const) {
      fields[field] = yield* searched.terms.fields[field].matching(word.forms);
    }
    matches.push({ ...fields, movements: noMatches() });
  }
  const movements = yield* inMovements(searched, text, words, matches);
  const ranks: Bitset[] = [];
  const all = new Bitset();
  yield* inOrder({ searched, words, matches, movements }, (matched) => {
    const rank = among ? matched.and(among) : matched;
    rank.removeAll(all);
    if (rank.size === 0) return;
    ranks.push(rank);
    all.addAll(rank);
  });
  const isFound = (match: WordMatches) => WHERE.some((field) => match[field].within.size > 0);
  return { all, ranks, words: words.map((word, index) => ({ word, isFound: isFound(matches[index] as WordMatches) })) };
}

/** Adds what matches in the names of the exercises. @returns the WODs that use an exercise with exactly this name, or with all the words in one name */
function* inMovements(searched: Searched, text: string, words: readonly SearchWord[], matches: readonly WordMatches[]): Slices<{ called: Bitset; all: Bitset }> {
  const [called, all, key] = [new Bitset(), new Bitset(), nameKey(text)];
  for (const { exercise, users } of searched.movements()) {
    yield;
    if (exercise.names.isCalled(key)) called.addAll(users);
    if (exercise.names.hasAll(words)) all.addAll(users);
    for (const [index, word] of words.entries()) {
      const { start, within } = exercise.fit(word);
      const { movements } = matches[index] as WordMatches;
      if (start) movements.start.addAll(users);
      if (within) movements.within.addAll(users);
    }
  }
  return { called, all };
}

/** Where each word is looked for, field by field, until all words are found; in descriptions, part of a word counts only for a single-word search. */
const STEPS: readonly { field: Where; fit: 'start' | 'within'; isAlone?: boolean }[] = [
  { field: 'name', fit: 'start' }, { field: 'name', fit: 'within' }, { field: 'other', fit: 'start' }, { field: 'other', fit: 'within' },
  { field: 'movements', fit: 'start' }, { field: 'movements', fit: 'within' }, { field: 'format', fit: 'start' }, { field: 'amounts', fit: 'start' },
  { field: 'text', fit: 'start' }, { field: 'text', fit: 'within', isAlone: true },
];

interface Ordered {
  searched: Searched;
  words: readonly SearchWord[];
  matches: readonly WordMatches[];
  movements: { called: Bitset; all: Bitset };
}

/**
 * Hands out the matches, the best first; later sets may repeat what is in earlier ones. At 100,000 WODs a set has 12.5 kB, and each one that
 * a search needn't make puts off a collection of the whole memory, which holds up all that is under way.
 * @param take gets sets of its own, which it may change
 */
function* inOrder({ searched, words, matches, movements }: Ordered, take: (matched: Bitset) => void): Slices<void> {
  for (const named of yield* namedSo(searched, words, matches)) take(named);
  const sofar = matches.map(() => new Bitset());
  for (const { field, fit, isAlone } of STEPS) {
    if (isAlone && words.length > 1) continue;
    if (field === 'movements' && fit === 'start') {
      take(movements.called);
      take(movements.all);
    }
    if (matches.every((match) => match[field][fit].capacity === 0)) continue;
    for (const [index, match] of matches.entries()) sofar[index]?.addAll(match[field][fit]);
    yield;
    take(allOf(sofar));
    yield;
  }
}

/** The names that are just these words, and those that begin with them. */
function* namedSo({ terms: { fields } }: Searched, words: readonly SearchWord[], matches: readonly WordMatches[]): Slices<Bitset[]> {
  const [word] = words;
  if (!word) return [];
  const first = yield* fields.shape.matching(word.forms.map(({ term }) => ({ term: firstWord(term), fit: 'start' })));
  const exact = allOf([first.whole, fields.shape.having(countOfWords(words.length)), ...matches.map(({ name }) => name.whole)]);
  yield;
  return [exact, allOf([first.start, ...matches.map(({ name }) => name.start)])];
}

/** A new set of what is in all of them. */
const allOf = ([first = new Bitset(), ...rest]: readonly Bitset[]): Bitset => first.and(...rest);

/** The words that a typo may have been meant to be. */
function* vocabularyOf(searched: Searched): Slices<Vocabulary> {
  const { fields } = searched.terms;
  const ofMovements = new Set<string>();
  for (const { exercise: { names } } of searched.movements()) {
    yield;
    for (const term of names.terms) ofMovements.add(term);
  }
  const texts = [fields.format, fields.name, fields.other, fields.text];
  return {
    *words() {
      yield* ofMovements;
      for (const { vocabulary } of texts) yield* vocabulary();
    },
    has: (word) => ofMovements.has(word) || texts.some((terms) => terms.has(word)),
    weight: (word) => (ofMovements.has(word) || fields.format.has(word) ? OF_MOVEMENTS : 0) + fields.name.count(word) * OF_NAMES + fields.text.count(word),
  };
}
