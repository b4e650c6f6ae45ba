import type { KitItem } from '@wod/domain';
import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import { ARTICLES, KIT, type Known, MOST_THINGS, MOST_WORDS, type Movement, type Taken, withoutShortBeginnings } from './known-things.js';
import { minutesIn } from './minutes-limits.js';
import { searchKey } from './names.js';
import { ALONE, withoutOthers } from './nothing-else.js';
import { asksForAny, saysNothing, type SearchWord, searchWords } from './search-words.js';

/** What a search wants besides the things that it rules out. */
export interface Wanted {
  rest: string;
  /** as it was said: "no barbell", "under 10 minutes" */
  ruledOut: readonly string[];
  /** the WODs that are left; undefined where nothing is ruled out */
  among: Bitset | undefined;
  /** what is found besides, behind all that has the words */
  besides?: Bitset;
}

const NO_KIT =
  /\b(?:no|without|zero|ohne|keine?)[ -](?:any )?(?:equipment|kit|gear|gym|gerate|ausrustung)\b|\bbody ?weight only\b|\bonly body ?weight\b/g;
/** Who trains there has nothing at hand, or says what: "at home with a kettlebell". A mere "hotel" is a word like others, too. */
const PLACE = /\b(?:(?:at )?home|(?:in (?:a|my|the) )?hotel(?: room)?|travel(?:l?ing)?|zu ?hause)\b(?: with\b)?/g;
const ONLY_PLACE = /^\s*(?:home|hotel|travel(?:l?ing)?)\s*$/;
/** What is easy on the joints. */
const LOW_IMPACT = /\b(?:low[ -]impact|(?:joint|knee)[ -]friendly)\b/g;
const NOT = new Set(['no', 'without', 'excluding', 'ohne', 'kein', 'keine', 'keinen']);
/** The sign of "without", which holds a stroke. */
const WITHOUT = /(?<!\S)w\/o(?!\S)/g;
/** What comes last in a list of things. */
const OF_LISTS = new Set(['or', 'and']);
/** Behind a thing that is ruled out, they rule out the next. */
const JOINS = new Set([...OF_LISTS, '/']);
/** Before another "no", what joins the two says nothing. */
const BETWEEN = new Set([...JOINS, 'but', ',']);
/** Words, and what stands between them: not the comma of "1,000", nor the stroke of "95/65". */
const SAID = /(?:[^\s,;/]|(?<=\d)[,/](?=\d))+|[,/]/g;
const WITH_AND = /\band\b/i;
const ING = /^(\p{L}{3,})ing$/u;

/** What several pieces of kit are called together. */
const KIT_CALLED: readonly (readonly [RegExp, readonly KitItem[]])[] = [
  [/^weights?$/, ['BARBELL', 'DUMBBELL', 'KETTLEBELL', 'MEDICINE_BALL', 'SAND_BAG', 'PLATES']],
  [/^(?:machine|erg)s?$/, ['ROWER', 'ASSAULT_BIKE', 'SKI_ERG']],
];

/**
 * Takes what is ruled out of a text: "no equipment", and "no" or "without" before the longest run of words that a movement or a piece of kit has in
 * its name, with the others of a list that it begins: "no box or rope". "No" before anything else is a word like others, and so it is in the name of
 * a movement. So are limits of minutes, "under 10 minutes", and whatever isn't named where it says "only": "dumbbell only".
 */
export function* wantedBy(taken: Taken, asked: string): Slices<Wanted> {
  const text = asked.replace(LOW_IMPACT, 'no jumping or running').replace(WITHOUT, 'without');
  if (ONLY_PLACE.test(text)) return { rest: text, ruledOut: [], among: undefined, besides: taken.within([]).and() };
  const [elsewhere, out] = [text.replaceAll(PLACE, ' '), new Bitset()];
  const none = hasKit(elsewhere) ? NO_KIT : new RegExp(`${NO_KIT.source}|${PLACE.source}`, 'g');
  const bare = text.match(none) ?? [];
  const { rest: beside, said: limited, limits } = minutesIn(bare.length > 0 ? text.replaceAll(none, ' ') : elsewhere);
  const said = beside.match(SAID) ?? [];
  const known = said.some((word) => NOT.has(word) || ALONE.has(word)) ? yield* knownFrom(taken) : undefined;
  const isTaken = known && !(yield* isMovement(known, text));
  const alone = isTaken ? yield* withoutOthers(taken, known, said, out) : { said, things: [] };
  const { rest, things } = isTaken ? yield* withoutThings(known, alone.said, out) : { rest: beside, things: [] };
  const ruledOut = [...bare, ...limited, ...things, ...alone.things];
  if (ruledOut.length === 0) return { rest, ruledOut, among: asksForAny(text) ? taken.all : undefined };
  for (const { from, to, isAbout } of limits) {
    out.addAll(taken.all.without(isAbout ? taken.estimatedAtMost(to) : taken.atMost(to)).or(taken.estimatedAtMost(from - 1)));
  }
  return { rest: saysNothing(rest) ? '' : rest, ruledOut, among: (bare.length > 0 ? taken.within([]) : taken.all).without(out) };
}

const hasKit = (text: string): boolean => searchWords(text).some((word) => KIT.some(({ names }) => names.hasAll([withoutShortBeginnings(word)])));

/** Splits what is said into the things that are ruled out and the rest. @param out gets the WODs with those things */
function* withoutThings(known: Known, said: readonly string[], out: Bitset): Slices<{ rest: string; things: string[] }> {
  const [rest, things]: [string[], string[]] = [[], []];
  let [asked, behind] = [0, -1];
  for (let at = 0; at < said.length; ) {
    const word = said[at] as string;
    const isBehind = at === behind;
    const isListed = isBehind && (JOINS.has(word) || (word === ',' && said.some((other, place) => place > at && OF_LISTS.has(other))));
    const from = isListed && word === ',' && OF_LISTS.has(said[at + 1] ?? '') ? at + 2 : at + 1;
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
  const movements: Movement[] = [];
  for (const {
    exercise: { names, equipment },
    users,
  } of taken.movements()) {
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
    const isWhole = !OF_LISTS.has(said[end - 1] ?? '');
    if (isWhole && (yield* addUsing(known, said.slice(start, end).join(' '), out))) return end;
  }
  return 0;
}

/** Adds the WODs with a thing, all that have it in their name included. @returns whether there is such a thing */
function* addUsing({ movements, needing }: Known, thing: string, out: Bitset): Slices<boolean> {
  const key = searchKey(thing);
  const called: Movement[] = [];
  for (const movement of movements) {
    yield;
    if (movement.names.isCalled(key)) called.push(movement);
  }
  const words = searchWords(thing)
    .map((word) => (called.length > 0 ? word : withStem(word)))
    .map(withoutShortBeginnings);
  if (words.length === 0) return false;
  const items = KIT_CALLED.find(([called]) => called.test(thing))?.[1] ?? KIT.filter(({ names }) => names.hasAll(words)).map(({ item }) => item);
  for (const item of items) out.addAll(needing(item));
  let isThere = items.length > 0;
  // "Burpees and pull-ups" are two things, and no burpee pull-ups.
  const isOfBoth = WITH_AND.test(thing);
  // "Running" is another name of Run, and a shuttle run is one with the same equipment; a ring row is no rowing.
  const own = called.map(({ equipment, names }) => ({ equipment, words: searchWords(names.name) }));
  for (const { names, equipment, users } of movements) {
    yield;
    if (isOfBoth && !WITH_AND.test(names.name)) continue;
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
