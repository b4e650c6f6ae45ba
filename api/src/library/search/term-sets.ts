import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import type { Form } from './search-words.js';
import { isNumber } from './terms.js';

/** How many terms are compared before others may get a turn: tens of microseconds' work. */
const COMPARED_AT_ONCE = 256;
/** From this many members on, a set of bits takes less room than a list: it has one bit for each position. */
const DENSE = 2048;
const POSITIONS_PER_LISTED = 64;

/** The positions that have a term: one, a list in ascending order, or many. */
type Positions = number | number[] | Bitset;

/** What the forms of a word match: terms that begin with a form, and terms that contain one. */
export interface Matches {
  whole: Bitset;
  start: Bitset;
  within: Bitset;
}

export const noMatches = (): Matches => ({ whole: new Bitset(), start: new Bitset(), within: new Bitset() });

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
    else if (known instanceof Bitset) known.remove(position);
    else if (typeof known === 'object') {
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
    this.addHaving(term, set);
    return set;
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
    const matches = noMatches();
    for (const { term } of forms) this.addHaving(term, matches.whole);
    matches.start.addAll(matches.whole);
    matches.within.addAll(matches.whole);
    const parts = forms.filter(({ fit }) => fit !== 'whole');
    if (parts.length === 0) return matches;
    const hasNumber = parts.some(({ term }) => isNumber(term));
    for (const terms of hasNumber ? [this.words, this.numbers] : [this.words]) {
      let compared = 0;
      for (const [known, positions] of terms) {
        if ((compared += 1) % COMPARED_AT_ONCE === 0) yield;
        for (const { term, fit } of parts) {
          if (known.startsWith(term)) {
            addTo(matches.start, positions);
            addTo(matches.within, positions);
          } else if (fit === 'within' && known.includes(term)) {
            addTo(matches.within, positions);
          }
        }
      }
    }
    return matches;
  }

  private addHaving(term: string, set: Bitset): void {
    const known = this.kind(term).get(term);
    if (known !== undefined) addTo(set, known);
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
  else for (const position of positions) set.add(position);
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
