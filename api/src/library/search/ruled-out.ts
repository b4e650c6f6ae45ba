import { type Equipment, KIT_ITEMS, type KitItem, kitItemLabel } from '@wod/domain';
import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import type { ExerciseNames } from './exercise-names.js';
import { Names, searchKey } from './names.js';
import { type SearchWord, searchWords } from './search-words.js';

/** What WODs take. */
export interface Taken {
  /** The exercises that WODs use, and by which. */
  movements(): Iterable<{ exercise: ExerciseNames; users: Bitset }>;
  /** The WODs that need nothing beyond a kit. */
  within(kit: readonly Equipment[]): Bitset;
  /** The WODs that need an item. */
  needing(item: KitItem): Bitset;
}

/** What a search wants besides the things that it rules out. */
export interface Wanted {
  rest: string;
  /** as it was said: "no barbell" */
  ruledOut: readonly string[];
  /** whether nothing may be needed */
  isBare: boolean;
  /** the WODs with something that is ruled out */
  out: Bitset;
}

const NO_KIT = /\b(?:no|without|zero)[ -](?:any )?(?:equipment|kit|gear)\b|\bbody ?weight only\b|\bonly body ?weight\b/g;
const NOT = new Set(['no', 'without']);
const ARTICLES = new Set(['a', 'an', 'any', 'the']);
/** A thing has three words at most, "pull-up bar" with its hyphen or without; a search rules out a few. */
const MOST_WORDS = 3;
const MOST_THINGS = 4;
/** A shorter word is no beginning of another one: "DU" isn't a dumbbell. */
const SHORTEST_BEGINNING = 3;
const ING = /^(\p{L}{3,})ing$/u;

const KIT = KIT_ITEMS.map((item) => ({ item, names: new Names([kitItemLabel(item)]) }));
const WEIGHTS: readonly KitItem[] = ['BARBELL', 'DUMBBELL', 'KETTLEBELL', 'MEDICINE_BALL', 'SAND_BAG', 'PLATES'];

/**
 * Takes what is ruled out of a text: "no equipment", and "no" or "without" before the longest run of words that a movement or a piece of kit has in
 * its name. "No" before anything else is a word like others, and so it is in the name of a movement.
 */
export function* wantedBy(taken: Taken, text: string): Slices<Wanted> {
  const ruledOut = text.match(NO_KIT) ?? [];
  const wanted: Wanted = { rest: text.replaceAll(NO_KIT, ' '), ruledOut, isBare: ruledOut.length > 0, out: new Bitset() };
  const said = wanted.rest.split(/[\s,;]+/).filter(Boolean);
  if (!said.some((word) => NOT.has(word)) || (yield* isMovement(taken, text))) return wanted;
  const [rest, things]: [string[], string[]] = [[], []];
  let asked = 0;
  for (let at = 0; at < said.length;) {
    const isNot = NOT.has(said[at] as string) || (said[at] === 'or' && rest.length === 0 && things.length > 0);
    const isAsked = isNot && (asked += 1) <= MOST_THINGS;
    const found = isAsked ? yield* thingAt(taken, said, at + 1, wanted.out) : at;
    if (found > at) things.push(`no ${said.slice(at + 1, found).join(' ')}`);
    else rest.push(said[at] as string);
    at = Math.max(found, at + 1);
  }
  return { ...wanted, rest: rest.join(' '), ruledOut: [...ruledOut, ...things] };
}

function* isMovement(taken: Taken, text: string): Slices<boolean> {
  const key = searchKey(text);
  for (const { exercise } of taken.movements()) {
    yield;
    if (exercise.names.isCalled(key)) return true;
  }
  return false;
}

/** Adds the WODs with the thing that is said from a place on. @returns the place after it, or 0 if it is nothing that WODs may have */
function* thingAt(taken: Taken, said: readonly string[], from: number, out: Bitset): Slices<number> {
  const start = ARTICLES.has(said[from] ?? '') ? from + 1 : from;
  for (let end = Math.min(start + MOST_WORDS, said.length); end > start; end -= 1) {
    if (yield* addUsing(taken, said.slice(start, end).join(' '), out)) return end;
  }
  return 0;
}

/** Adds the WODs with a thing, all that have it in their name included. @returns whether there is such a thing */
function* addUsing(taken: Taken, thing: string, out: Bitset): Slices<boolean> {
  const key = searchKey(thing);
  const called: ExerciseNames[] = [];
  for (const { exercise } of taken.movements()) {
    yield;
    if (exercise.names.isCalled(key)) called.push(exercise);
  }
  const words = searchWords(thing).map((word) => (called.length > 0 ? word : withStem(word))).map(withoutShortBeginnings);
  if (words.length === 0) return false;
  const items = /^weights?$/.test(thing) ? WEIGHTS : KIT.filter(({ names }) => names.hasAll(words)).map(({ item }) => item);
  for (const item of items) out.addAll(taken.needing(item));
  let isThere = items.length > 0;
  // "Running" is another name of Run, and a shuttle run is one with the same equipment; a ring row is no rowing.
  const own = called.map(({ equipment, names }) => ({ equipment, words: searchWords(names.name) }));
  for (const { exercise, users } of taken.movements()) {
    yield;
    const { names, equipment } = exercise;
    if (!names.hasAll(words) && !own.some((one) => one.equipment === equipment && names.hasAll(one.words))) continue;
    isThere = true;
    out.addAll(users);
  }
  return isThere;
}

/** "jumping" also stands for jumps. */
function withStem(word: SearchWord): SearchWord {
  const stem = ING.exec(word.said)?.[1]?.replace(/([^aeiouls])\1$/, '$1');
  return stem === undefined ? word : { ...word, forms: [...word.forms, { term: stem, fit: 'start' }] };
}

const withoutShortBeginnings = (word: SearchWord): SearchWord => ({
  ...word, forms: word.forms.map((form) => (form.term.length < SHORTEST_BEGINNING ? { ...form, fit: 'whole' } : form)),
});
