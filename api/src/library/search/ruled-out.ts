import { type Equipment, KIT_ITEMS, type KitItem, kitItemLabel } from '@wod/domain';
import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import type { ExerciseNames } from './exercise-names.js';
import { Names, searchKey } from './names.js';
import { saysNothing, type SearchWord, searchWords } from './search-words.js';

/** What WODs take. */
export interface Taken {
  /** The exercises that WODs use, and by which. */
  movements(): Iterable<{ exercise: ExerciseNames; users: Bitset }>;
  /** The WODs that need nothing beyond a kit. */
  within(kit: readonly Equipment[]): Bitset;
  /** The WODs that need an item. */
  needing(item: KitItem): Bitset;
}

/** What things are looked for among. */
interface Known extends Pick<Taken, 'needing'> {
  movements: readonly { names: Names; equipment: Equipment; users: Bitset }[];
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
/** Before another "no", what joins the two says nothing. */
const BETWEEN = new Set(['and', 'or', 'but', ',', '/']);
/** Words, and what stands between them: not the comma of "1,000", nor the stroke of "95/65". */
const SAID = /(?:[^\s,;/]|(?<=\d)[,/](?=\d))+|[,/]/g;
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
 * its name, with the others of a list that it begins: "no box or rope". "No" before anything else is a word like others, and so it is in the name of
 * a movement.
 */
export function* wantedBy(taken: Taken, text: string): Slices<Wanted> {
  const [bare, beside, out] = [text.match(NO_KIT) ?? [], text.replaceAll(NO_KIT, ' '), new Bitset()];
  const said = beside.match(SAID) ?? [];
  const known = said.some((word) => NOT.has(word)) ? yield* knownFrom(taken) : undefined;
  const { rest, things } = known && !(yield* isMovement(known, text)) ? yield* withoutThings(known, said, out) : { rest: beside, things: [] };
  const ruledOut = [...bare, ...things];
  return { rest: ruledOut.length > 0 && saysNothing(rest) ? '' : rest, ruledOut, isBare: bare.length > 0, out };
}

/** Splits what is said into the things that are ruled out and the rest. @param out gets the WODs with those things */
function* withoutThings(known: Known, said: readonly string[], out: Bitset): Slices<{ rest: string; things: string[] }> {
  const [rest, things]: [string[], string[]] = [[], []];
  let [asked, behind] = [0, -1];
  for (let at = 0; at < said.length;) {
    const word = said[at] as string;
    const isBehind = at === behind;
    const isListed = isBehind && (word === 'or' || word === '/' || (word === ',' && said.includes('or', at)));
    const from = isListed && word === ',' && said[at + 1] === 'or' ? at + 2 : at + 1;
    const isBeforeNot = isBehind && BETWEEN.has(word) && NOT.has(said[from] ?? '');
    const isAsked = (NOT.has(word) || (isListed && !isBeforeNot)) && (asked += 1) <= MOST_THINGS;
    const found = isAsked ? yield* thingAt(known, said, from, out) : 0;
    if (found > 0) things.push(`no ${said.slice(from, found).join(' ')}`);
    else if (!isBeforeNot) rest.push(word);
    at = Math.max(found, at + 1);
    if (found > 0 || (isBehind && BETWEEN.has(word))) behind = at;
  }
  return { rest: rest.join(' '), things };
}

/** Their names are worked out once: there may be more of them than are kept, and each is gone through for every run of words. */
function* knownFrom(taken: Taken): Slices<Known> {
  const movements: Known['movements'][number][] = [];
  for (const { exercise: { names, equipment }, users } of taken.movements()) {
    yield;
    movements.push({ names, equipment, users });
  }
  return { movements, needing: (item) => taken.needing(item) };
}

function* isMovement({ movements }: Known, text: string): Slices<boolean> {
  const key = searchKey(text);
  for (const { names } of movements) {
    yield;
    if (names.isCalled(key)) return true;
  }
  return false;
}

/** Adds the WODs with the thing that is said from a place on. @returns the place after it, or 0 if it is nothing that WODs may have */
function* thingAt(known: Known, said: readonly string[], from: number, out: Bitset): Slices<number> {
  const start = ARTICLES.has(said[from] ?? '') ? from + 1 : from;
  const words = said.slice(start, start + MOST_WORDS);
  const apart = words.findIndex((word) => word === ',' || word === '/');
  for (let end = start + (apart < 0 ? words.length : apart); end > start; end -= 1) {
    if (yield* addUsing(known, said.slice(start, end).join(' '), out)) return end;
  }
  return 0;
}

/** Adds the WODs with a thing, all that have it in their name included. @returns whether there is such a thing */
function* addUsing({ movements, needing }: Known, thing: string, out: Bitset): Slices<boolean> {
  const key = searchKey(thing);
  const called: Known['movements'][number][] = [];
  for (const movement of movements) {
    yield;
    if (movement.names.isCalled(key)) called.push(movement);
  }
  const words = searchWords(thing).map((word) => (called.length > 0 ? word : withStem(word))).map(withoutShortBeginnings);
  if (words.length === 0) return false;
  const items = /^weights?$/.test(thing) ? WEIGHTS : KIT.filter(({ names }) => names.hasAll(words)).map(({ item }) => item);
  for (const item of items) out.addAll(needing(item));
  let isThere = items.length > 0;
  // "Running" is another name of Run, and a shuttle run is one with the same equipment; a ring row is no rowing.
  const own = called.map(({ equipment, names }) => ({ equipment, words: searchWords(names.name) }));
  for (const { names, equipment, users } of movements) {
    yield;
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
