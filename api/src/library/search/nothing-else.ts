import type { Equipment, KitItem } from '@wod/domain';
import type { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import { ARTICLES, KIT, type Known, MOST_THINGS, MOST_WORDS, type Movement, type Taken, withoutShortBeginnings } from './known-things.js';
import { abbreviationKeys, searchKey } from './names.js';
import { saysNothing, searchWords } from './search-words.js';

/** What may be all that a WOD takes: kit, or else movements. */
interface Thing {
  items: readonly KitItem[];
  movements: readonly Movement[];
}

/** Things with "only", and which words they take. */
interface ListedThings {
  things: readonly Thing[];
  start: number;
  end: number;
}
const NO_THINGS: ListedThings = { things: [], start: 0, end: 0 };

/** Words that say that a WOD takes nothing else. */
export const ALONE = new Set(['only', 'just']);
const LISTED = new Set(['and', 'or', ',', '/', '+']);
/** Of the words that a thing may have, the most first. */
const LENGTHS = Array.from({ length: MOST_WORDS }, (_, index) => MOST_WORDS - index);

/**
 * Where "only" stands behind things, or "only" or "just" before them, rules out all that takes anything else: further kit, or where they are
 * movements, further movements. The things are looked for like other words, but of several pieces of kit any will do.
 * @param out gets the WODs that take anything else
 */
export function* withoutOthers(
  taken: Taken,
  known: Known,
  said: readonly string[],
  out: Bitset,
): Slices<{ said: readonly string[]; things: string[] }> {
  const at = said.findIndex((word) => ALONE.has(word));
  if (at < 0) return { said, things: [] };
  let { things, start, end } = said[at] === 'only' ? yield* thingsBefore(known, said, at) : NO_THINGS;
  if (things.length === 0) ({ things, start, end } = yield* thingsFrom(known, said, at));
  if (things.length === 0) return { said, things: [] };
  const kit = things.flatMap(({ items }) => items);
  if (kit.length > 0) {
    out.addAll(taken.all.without(taken.within(kit)).or(taken.all.without(...kit.map((item) => taken.needing(item)))));
    if (things.length > 1 && things.every(({ items }) => items.length > 0))
      return { said: said.slice(0, start).concat(said.slice(end)), things: [said.slice(start, end).join(' ')] };
    return { said: said.toSpliced(at, 1), things: ['only'] };
  }
  const named = new Set(things.flatMap(({ movements }) => movements));
  for (const movement of known.movements) {
    yield;
    if (!named.has(movement)) out.addAll(movement.users);
  }
  return { said: said.toSpliced(at, 1), things: ['only'] };
}

/** The things of a list that ends before "only", each the longest run of words that is one. */
function* thingsBefore(known: Known, said: readonly string[], at: number): Slices<ListedThings> {
  const things: Thing[] = [];
  let start = at;
  for (let to = at; things.length < MOST_THINGS; to -= 1) {
    const found = yield* firstThing(
      known,
      LENGTHS.filter((length) => length <= to).map((length) => said.slice(to - length, to)),
    );
    if (!found) break;
    things.push(found.thing);
    start = to -= found.length;
    if (!LISTED.has(said[to - 1] ?? '')) break;
  }
  return { things, start, end: at + 1 };
}

/** The things of a list that begins behind "only". */
function* thingsFrom(known: Known, said: readonly string[], at: number): Slices<ListedThings> {
  const things: Thing[] = [];
  let end = at + 1;
  for (let from = end; things.length < MOST_THINGS; from += 1) {
    while (ARTICLES.has(said[from] ?? '')) from += 1;
    const found = yield* firstThing(
      known,
      LENGTHS.filter((length) => from + length <= said.length).map((length) => said.slice(from, from + length)),
    );
    if (!found) break;
    things.push(found.thing);
    end = from += found.length;
    if (!LISTED.has(said[from] ?? '')) break;
  }
  return { things, start: at, end };
}

/** The first run of words that is a thing, and how many words it has. */
function* firstThing(known: Known, runs: readonly (readonly string[])[]): Slices<{ thing: Thing; length: number } | undefined> {
  for (const words of runs) {
    const thing = yield* thingCalled(known, words.join(' '));
    if (thing) return { thing, length: words.length };
  }
  return undefined;
}

/** What is called so, or has all the words in its name: a piece of kit, unless a movement is called just that; a ring row is no rowing. */
function* thingCalled({ movements }: Known, text: string): Slices<Thing | undefined> {
  const [key, words] = [searchKey(text), searchWords(text).map(withoutShortBeginnings)];
  if (words.length === 0 || saysNothing(text.split(' ', 1)[0]!)) return undefined;
  const keys = [key, ...abbreviationKeys(text)];
  const named: Movement[] = [];
  const equipment = new Set<Equipment>();
  for (const movement of movements) {
    yield;
    if (movement.names.isCalled(key)) equipment.add(movement.equipment);
    if (movement.names.hasAll(words)) named.push(movement);
  }
  const called = KIT.filter(({ names }) => keys.some((one) => names.isCalled(one)));
  const items = called.length > 0 ? called : equipment.size > 0 ? [] : KIT.filter(({ names }) => names.hasAll(words));
  // "Clean and jerk" is one thing, "dumbbell and box" are two.
  const isList = equipment.size === 0 && text.split(' ').some((word) => LISTED.has(word));
  if (isList || (items.length === 0 && named.length === 0)) return undefined;
  return {
    items: items.map(({ item }) => item),
    movements: equipment.size > 0 ? named.filter((movement) => equipment.has(movement.equipment)) : named,
  };
}
