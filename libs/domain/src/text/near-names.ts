import { foldText, nameKey } from './text.js';

/** Something with its own name and others it goes by. */
export interface NamedThing {
  id: string;
  name: string;
  otherNames?: readonly string[];
}

/** Two things that may be one: the earlier one is `other`. */
export interface NearPair<Thing extends NamedThing> {
  thing: Thing;
  other: Thing;
}

/** In shorter words a different letter makes a different name: Annie and Angie. */
const SHORTEST = 7;
/** Of the names that share a half, only this many of the latest are compared, so that the work grows with the names and not with their square. */
const COMPARED = 12;
/** What tells names apart, however little it is: numbers, roman ones too, and single letters. */
const TELLING = /\p{N}|^\p{L}$|^[ivx]+$/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Things of which one has a name of the other, whatever the spelling (`nameKey`), or whose own names, both of seven letters or more, differ by one
 * typo in the letters alone: one added, left out or changed, or two neighbours swapped. Of many that have the same name, each is paired with the
 * first. Yields after each thing.
 */
export function* nearNames<Thing extends NamedThing>(things: Iterable<Thing>): Generator<void, NearPair<Thing>[]> {
  const pairs: NearPair<Thing>[] = [];
  const byKey = new Map<string, Thing>();
  const byHalf = new Map<string, { thing: Thing; letters: string }[]>();
  for (const thing of things) {
    yield;
    const near = new Set<Thing>();
    for (const name of [thing.name, ...(thing.otherNames ?? [])]) {
      const key = nameKey(name);
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, thing);
      else if (known !== thing) near.add(known);
    }
    const { letters, telling } = partsOf(thing.name);
    if (letters.length >= SHORTEST) {
      const halves = halvesOf(letters).map((half) => `${telling} ${half}`);
      for (const half of halves) {
        for (const other of byHalf.get(half) ?? []) {
          if (!near.has(other.thing) && isOneTypo(letters, other.letters)) near.add(other.thing);
        }
      }
      const one = { thing, letters };
      for (const half of halves) {
        const sharing = byHalf.get(half);
        if (sharing === undefined) byHalf.set(half, [one]);
        else if (sharing.push(one) > COMPARED) sharing.shift();
      }
    }
    for (const other of near) pairs.push({ thing, other });
  }
  return pairs;
}

/** What remains of both between their common beginning and their common end. */
function isOneTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.length - start - end, other.length - start - end];
  if (left <= 1 && right <= 1) return left + right > 0;
  return left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

function partsOf(name: string): { letters: string; telling: string } {
  const words = foldText(name).match(WORDS) ?? [];
  return { letters: nameKey(words.filter((word) => !TELLING.test(word)).join(' ')), telling: words.filter((word) => TELLING.test(word)).join(' ') };
}

/**
 * Of two texts that differ by one typo, one half is the same but for the letters beside the middle. Texts that are one letter longer or
 * shorter have halves that begin or end elsewhere, so each has two of either kind.
 */
function halvesOf(letters: string): string[] {
  const lengths = new Set([letters.length - 1, letters.length, letters.length + 1].map((length) => Math.floor(length / 2) - 1));
  return [...lengths].flatMap((length) => [`^${letters.slice(0, length)}`, `${letters.slice(-length)}$`]);
}
