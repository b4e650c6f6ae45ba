import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import type { Form } from './search-words.js';
import { isInOne, isNumber } from './terms.js';

/** How many terms are compared before others may get a turn: tens of microseconds' work. */
const COMPARED_AT_ONCE = 256;
/** From this many members on, a set of bits takes less room than a list: it has one bit for each position. */
const DENSE = 2048;
const POSITIONS_PER_LISTED = 64;
/** "SUs" may be the plural of "SU", and the initials of something else. */
const SHORTEST_OF_PLURAL = 3;

/** The positions that have a term: one, a list in ascending order, or many. */
type Positions = number | number[] | Bitset;

/** The positions with terms that are a form of a word, with those that begin with one, and with those that contain one. */
export interface Matches {
  whole: Bitset;
  start: Bitset;
  within: Bitset;
}

/** Whether a word is the beginning of a term, and whether it is in one. */
export interface Fits {
  start: boolean;
  within: boolean;
}

/** For each term of one field, the positions of the WODs that have it. */
export class TermSets {
  private readonly words = new Map<string, Positions>();
  /** Kept separately, since there may be as many of them as WODs, and no word is part of a number. */
  private readonly numbers = new Map<string, Positions>();

  add(term: string, position: number): void {
    const terms = this.kind(term);
    const known = terms.get(term);
    if (known === undefined) terms.set(term, position);
    else if (known instanceof Bitset) known.add(position);
    else if (typeof known !== 'number') this.addToList(term, known, position);
    else if (known !== position) terms.set(term, known < position ? [known, position] : [position, known]);
  }

  remove(term: string, position: number): void {
    const terms = this.kind(term);
    const known = terms.get(term);
    if (known === position) terms.delete(term);
    else if (known instanceof Bitset) {
      known.remove(position);
      if (known.isEmpty) terms.delete(term);
    } else if (typeof known === 'object') {
      const at = placeIn(known, position);
      if (known[at] === position) known.splice(at, 1);
      if (known.length === 0) terms.delete(term);
    }
  }

  /** Shifts everything from a position upwards by one. */
  insert(place: number): void {
    for (const terms of [this.words, this.numbers]) {
      terms.forEach((known, term) => {
        if (known instanceof Bitset) known.insert(place);
        else if (typeof known === 'object') shift(known, place);
        else if (known >= place) terms.set(term, known + 1);
      });
    }
  }

  /** The positions with exactly this term. */
  having(term: string): Bitset {
    const set = new Bitset();
    const positions = this.kind(term).get(term);
    if (positions !== undefined) addTo(set, positions);
    return set;
  }

  /** Adds the positions with a term that is a form of a word as a whole, or its plural. */
  addWhole(forms: readonly Form[], whole: Bitset): void {
    for (const { term } of forms) {
      for (const ending of isNumber(term) || term.length < SHORTEST_OF_PLURAL ? [''] : ['', 's', 'es']) {
        const positions = this.kind(term).get(term + ending);
        if (positions !== undefined) addTo(whole, positions);
      }
    }
  }

  has(term: string): boolean {
    return this.kind(term).has(term);
  }

  /** How many positions have a term. */
  count(term: string): number {
    const known = this.kind(term).get(term);
    return known === undefined ? 0 : typeof known === 'number' ? 1 : known instanceof Bitset ? known.size : known.length;
  }

  /** Every term that isn't a number. */
  readonly vocabulary = (): Iterable<string> => this.words.keys();

  *matching(forms: readonly Form[]): Slices<Matches> {
    const matches = { whole: new Bitset(), start: new Bitset(), within: new Bitset() };
    yield* this.addMatching(forms, matches);
    return matches;
  }

  /** Adds what the forms of a word match to those sets that are given. */
  *addMatching(forms: readonly Form[], { whole, start, within }: Partial<Matches>): Slices<Fits> {
    const fits = { start: false, within: false };
    for (const { term } of forms) {
      const positions = this.kind(term).get(term);
      if (positions === undefined) continue;
      fits.start = fits.within = true;
      for (const set of [whole, start, within]) if (set) addTo(set, positions);
    }
    const parts = forms.filter(({ fit }) => fit !== 'whole');
    if (parts.length === 0) return fits;
    const hasNumber = parts.some(({ term }) => isNumber(term));
    for (const terms of hasNumber ? [this.words, this.numbers] : [this.words]) {
      let compared = 0;
      for (const [known, positions] of terms) {
        if ((compared += 1) % COMPARED_AT_ONCE === 0) yield;
        for (const { term, fit } of parts) {
          if (known.startsWith(term)) {
            fits.start = fits.within = true;
            if (start) addTo(start, positions);
            if (within) addTo(within, positions);
          } else if (fit === 'within' && (within || !fits.within) && known.includes(term) && !isInOne(known)) {
            fits.within = true;
            if (within) addTo(within, positions);
          }
        }
      }
    }
    return fits;
  }

  private addToList(term: string, list: number[], position: number): void {
    const last = list.at(-1) ?? -1;
    if (last === position) return;
    if (last < position) {
      list.push(position);
    } else {
      const at = placeIn(list, position);
      if (list[at] !== position) list.splice(at, 0, position);
    }
    if (list.length <= DENSE || list.length <= last / POSITIONS_PER_LISTED) return;
    const set = new Bitset(last + 1);
    addTo(set, list);
    this.kind(term).set(term, set);
  }

  private kind(term: string): Map<string, Positions> {
    return isNumber(term) ? this.numbers : this.words;
  }
}

function addTo(set: Bitset, positions: Positions): void {
  if (positions instanceof Bitset) set.addAll(positions);
  else if (typeof positions === 'number') set.add(positions);
  else set.addEach(positions);
}

/** Shifts those from a position upwards by one, in a list. */
function shift(list: number[], place: number): void {
  for (let at = list.length - 1; at >= 0 && (list[at] as number) >= place; at -= 1) list[at] = (list[at] as number) + 1;
}

/** The index of a position in a list, or where it would be inserted. */
function placeIn(list: readonly number[], position: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
