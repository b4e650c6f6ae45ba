import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import { withoutAsking } from './asking.js';
import { KIT_WORDS } from './board-terms.js';
import type { Taken } from './known-things.js';
import { abbreviationKeys, searchKey } from './names.js';
import { wantedBy } from './ruled-out.js';
import { saysNothing, type SearchWord, searchWords } from './search-words.js';
import { meantBy, type Vocabulary } from './spelling.js';
import type { Fits, TermSets } from './term-sets.js';
import { countOfWords, firstWord, otherName, ownName, type WodTerms } from './wod-terms.js';

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
export interface Searched extends Taken {
  terms: WodTerms;
}

/**
 * The fields in the order in which a match in them counts, and whether a part of a word does, after its beginning; `movements` are those of the
 * exercises.
 */
const WHERE = [
  { field: 'name', parts: 'count' },
  { field: 'other', parts: 'count' },
  { field: 'movements', parts: 'count' },
  { field: 'format', parts: 'none' },
  { field: 'amounts', parts: 'none' },
  { field: 'board', parts: 'none' },
  { field: 'text', parts: 'count alone' },
] as const;

/**
 * The WODs that are called exactly so, or if none is, those of which it is another name; then those in which each word of a text is found somewhere:
 * in the name, the other names, the movements, the kind of workout, its amounts, what else is on its board, its description. They rank in this
 * order, whole words of names before beginnings and parts, and what an abbreviation stands for between the two. Where that finds nothing, words
 * that only ask are left out, and then words that are nowhere are corrected, unless `exact`.
 */
export function* searchWods(searched: Searched, text: string, exact: boolean): Slices<Found> {
  const asked = yield* wordByWord(searched, text);
  if (asked.all.size > 0 || exact) return { all: asked.all, ranks: asked.ranks };
  const told = withoutAsking(text);
  const found = told === text || saysNothing(told) ? asked : yield* wordByWord(searched, told);
  if (found.all.size > 0) return { all: found.all, ranks: found.ranks, searchedFor: told };
  if (saysNothing(told) || found.words.every(({ isFound }) => isFound)) return { all: found.all, ranks: found.ranks };
  const vocabulary = yield* vocabularyOf(searched);
  const meant: string[] = [];
  for (const { word, isFound } of found.words) {
    const instead = isFound ? word.said : yield* meantBy(word.said, vocabulary);
    if (instead === undefined) return { all: found.all, ranks: found.ranks };
    meant.push(instead);
  }
  const searchedFor = [...meant, ...found.ruledOut].join(' ');
  const { all, ranks } = yield* wordByWord(searched, searchedFor);
  return all.size > 0 ? { all, ranks, searchedFor } : { all, ranks };
}

/** A word that is looked for, field by field. */
interface Sought {
  word: SearchWord;
  /** Where it has been found so far. */
  sofar: Bitset;
  /** Where it is part of a word; these join those found so far after the beginnings in the same field. */
  parts: Bitset;
  isFound: boolean;
}

interface Outcome extends Found {
  words: readonly Sought[];
  ruledOut: readonly string[];
}

function* wordByWord(searched: Searched, text: string): Slices<Outcome> {
  const { rest, ruledOut, among, besides } = yield* wantedBy(searched, text);
  const words = (among && saysNothing(rest) ? [] : searchWords(rest)).map((word) => ({
    word,
    sofar: new Bitset(),
    parts: new Bitset(),
    isFound: false,
  }));
  const ranks: Bitset[] = [];
  const all = new Bitset();
  const take = (rank: Bitset) => {
    rank.removeAll(all);
    if (rank.isEmpty) return;
    ranks.push(rank);
    all.addAll(rank);
  };
  const key = searchKey(text);
  take(searched.terms.fields.key.having(ownName(key)));
  if (all.isEmpty) take(searched.terms.fields.key.having(otherName(key)));
  if (among) take(yield* calledSo(searched, text));
  if (words.length > 0) {
    const takeMatched = (matched: Bitset) => take(among ? matched.and(among) : matched);
    yield* asWholes(searched, rest, words, takeMatched);
    yield* inOrder(searched, searchKey(rest), words, takeMatched);
  } else if (among) take(among.and());
  if (besides) take(besides);
  return { all, ranks, words, ruledOut };
}

/** The WODs with all the words of a text as wholes in their names: what rules something out may be a name, too. */
function* calledSo(
  {
    terms: {
      fields: { name },
    },
  }: Searched,
  text: string,
): Slices<Bitset> {
  const wholes = searchWords(text).map(({ forms }) => {
    const whole = new Bitset();
    name.addWhole(forms, whole);
    return whole;
  });
  yield;
  return allOf(wholes);
}

/**
 * Hands out the names that are just these words, those that begin with them and those that have them, each as a whole; the same with other names; and
 * the WODs with a movement or kit that the text abbreviates.
 */
function* asWholes(searched: Searched, text: string, words: readonly Sought[], take: (matched: Bitset) => void): Slices<void> {
  const { name, other, shape } = searched.terms.fields;
  const [wholes, first, called] = [words.map(() => new Bitset()), new Bitset(), new Bitset()];
  for (const [
    index,
    {
      word: { forms },
    },
  ] of words.entries())
    name.addWhole(forms, wholes[index]!);
  shape.addWhole(
    (words[0]?.word.forms ?? []).map(({ term }) => ({ term: firstWord(term), fit: 'whole' })),
    first,
  );
  yield;
  const inName = allOf(wholes);
  take(inName.and(shape.having(countOfWords(words.length))));
  take(inName.and(first));
  take(inName);
  for (const [
    index,
    {
      word: { forms },
    },
  ] of words.entries())
    other.addWhole(forms, wholes[index]!);
  take(allOf(wholes));
  const keys = abbreviationKeys(text);
  if (keys.length === 0) return;
  for (const { exercise, users } of searched.movements()) {
    yield;
    if (!users.isEmpty && exercise.isCalled(keys)) called.addAll(users);
  }
  take(called);
}

/**
 * Hands out the matches, the best first; later sets may repeat what is in earlier ones. At 100,000 WODs a set has 12.5 kB, and each one that
 * a search needn't make puts off a collection of the whole memory, which holds up all that is under way: hence two for each word.
 * @param key made by `searchKey`
 * @param take gets sets of its own, which it may change
 */
function* inOrder(searched: Searched, key: string, words: readonly Sought[], take: (matched: Bitset) => void): Slices<void> {
  const { fields } = searched.terms;
  const matched = () => allOf(words.map(({ sofar }) => sofar));
  for (const { field, parts } of WHERE) {
    const withParts = parts === 'count' || (parts === 'count alone' && words.length === 1);
    const { start, within } =
      field === 'name'
        ? yield* inNames(fields, words, take)
        : field === 'movements'
          ? yield* inMovements(searched, key, words, take)
          : yield* inField(fields[field], words, withParts);
    if (start) take(matched());
    yield;
    if (!withParts || !within) continue;
    for (const word of words) word.sofar.addAll(word.parts);
    take(matched());
    yield;
  }
}

function* inField(field: TermSets, words: readonly Sought[], withParts: boolean): Slices<Fits> {
  const fits = { start: false, within: false };
  for (const word of words)
    note(word, fits, yield* field.addMatching(word.word.forms, { start: word.sofar, ...(withParts && { within: word.parts }) }));
  return fits;
}

/** Hands out the names that begin with these words before those that have them anywhere. */
function* inNames({ name, shape }: WodTerms['fields'], words: readonly Sought[], take: (matched: Bitset) => void): Slices<Fits> {
  const fits = { start: false, within: false };
  const first = yield* shape.matching((words[0]?.word.forms ?? []).map(({ term }) => ({ term: firstWord(term), fit: 'start' })));
  for (const word of words) note(word, fits, yield* name.addMatching(word.word.forms, { start: word.sofar, within: word.parts }));
  take(allOf([first.start, ...words.map(({ sofar }) => sofar)]));
  return fits;
}

/** Hands out the WODs with a movement or kit that is called so, and those with all the words in one name, before those with each somewhere. */
function* inMovements(searched: Searched, key: string, words: readonly Sought[], take: (matched: Bitset) => void): Slices<Fits> {
  const fits = { start: false, within: false };
  const [called, all] = [new Bitset(), new Bitset()];
  const told = words.map(({ word }) => word);
  for (const { exercise, users } of searched.movements()) {
    yield;
    if (users.isEmpty) continue;
    if (exercise.isCalled([key])) called.addAll(users);
    if (exercise.names.hasAll(told)) all.addAll(users);
    for (const word of words) {
      const fit = exercise.fit(word.word);
      if (fit.start) word.sofar.addAll(users);
      if (fit.within) word.parts.addAll(users);
      note(word, fits, fit);
    }
  }
  take(called);
  take(all);
  return fits;
}

function note(word: Sought, fits: Fits, { start, within }: Fits): void {
  word.isFound ||= within;
  fits.start ||= start;
  fits.within ||= within;
}

/** A new set of what is in all of them. */
const allOf = ([first = new Bitset(), ...rest]: readonly Bitset[]): Bitset => first.and(...rest);

/** The words that a typo may have been meant to be. */
function* vocabularyOf(searched: Searched): Slices<Vocabulary> {
  const { fields } = searched.terms;
  const ofMovements = new Set(KIT_WORDS);
  for (const {
    exercise: { names },
  } of searched.movements()) {
    yield;
    for (const term of names.terms) ofMovements.add(term);
  }
  const isCommon = (word: string) => ofMovements.has(word) || fields.format.has(word);
  const texts = [fields.format, fields.name, fields.other, fields.board, fields.text];
  return {
    *words() {
      yield* ofMovements;
      for (const { vocabulary } of texts) yield* vocabulary();
    },
    has: (word) => ofMovements.has(word) || texts.some((terms) => terms.has(word)),
    isCommon,
    weight: (word) => (isCommon(word) ? OF_MOVEMENTS : 0) + fields.name.count(word) * OF_NAMES + fields.board.count(word) + fields.text.count(word),
  };
}
