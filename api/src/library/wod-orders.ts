import { foldText, middleMinutes, seededRandom, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL } from '@wod/domain';
import { Bitset } from './bitset.js';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';
import { sorted, SORTED_AT_ONCE } from './sorted.js';

/** How many are looked through before others may get a turn: at most tens of microseconds' work. */
const LOOKED_THROUGH_AT_ONCE = 1024;
/** Up to this many are sorted by their places; more are found soon enough by walking through the order. */
const FEW = 256;

/** WODs by position; the newest are the highest. */
interface Positions {
  all: Bitset;
  at(position: number): WodRecord;
}

/** All positions in some order. */
interface Sequence {
  length: number;
  /** The position at a place from 0. */
  at(place: number): number;
  /** Tells the place of a position. */
  places(): Slices<(position: number) => number>;
}

/** An order of all WODs, sorted when first asked for and brought up to date when it is asked for again. */
export class WodOrder<Key extends string | number = string | number> {
  private positions: Int32Array | undefined;
  /** The place of each position; undefined until it is asked for. */
  private places: Int32Array | undefined;
  /** The positions where a WOD has come, moved to another place or gone since, if any. */
  private changed: Bitset | undefined;

  /** @param keyOf what it is sorted by, ascending; of equal ones, the newest come first */
  constructor(
    private readonly wods: Positions,
    private readonly keyOf: (record: WodRecord) => Key,
  ) {}

  /** Must be called whenever another WOD is at a position. */
  change(position: number, before: WodRecord | undefined, after: WodRecord | undefined): void {
    if (!this.positions || (before && after && this.keyOf(before) === this.keyOf(after))) return;
    this.changed ??= new Bitset();
    this.changed.add(position);
  }

  /** Shifts everything from a position upwards by one. */
  insert(position: number): void {
    this.changed?.insert(position);
    this.positions = this.positions?.map((other) => (other >= position ? other + 1 : other));
    this.places = undefined;
  }

  *sequence(): Slices<Sequence> {
    let { positions } = this;
    if (!positions) positions = Int32Array.from(yield* this.sorted(yield* this.all()));
    else if (this.changed) positions = yield* this.updated(positions, this.changed);
    if (positions !== this.positions) this.places = undefined;
    this.positions = positions;
    this.changed = undefined;
    const inOrder = positions;
    return { length: inOrder.length, at: (place) => inOrder[place]!, places: () => this.placesIn(inOrder) };
  }

  private *placesIn(positions: Int32Array): Slices<(position: number) => number> {
    const places = this.places ?? (yield* placesOf(positions));
    if (this.positions === positions) this.places = places;
    return (position) => places[position]!;
  }

  /** Takes out those that have changed and puts them in at their places: what lies between is copied as it is. */
  private *updated(positions: Int32Array, changed: Bitset): Slices<Int32Array> {
    const left: number[] = [];
    for (let place = 0; place < positions.length; place += 1) {
      if (place % LOOKED_THROUGH_AT_ONCE === 0) yield;
      if (changed.has(positions[place]!)) left.push(place);
    }
    const kept = new Int32Array(positions.length - left.length);
    let from = 0;
    for (const [count, place] of [...left, positions.length].entries()) {
      kept.set(positions.subarray(from, place), from - count);
      from = place + 1;
    }
    const come = yield* this.sorted(changed.and(this.wods.all).descending(0, changed.size));
    const updated = new Int32Array(kept.length + come.length);
    from = 0;
    for (const [count, position] of come.entries()) {
      yield;
      const place = this.placeAmong(kept, position);
      updated.set(kept.subarray(from, place), from + count);
      updated[place + count] = position;
      from = place;
    }
    updated.set(kept.subarray(from), from + come.length);
    return updated;
  }

  private placeAmong(positions: Int32Array, position: number): number {
    const key = this.keyOf(this.wods.at(position));
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = positions[middle]!;
      const otherKey = this.keyOf(this.wods.at(other));
      if (otherKey < key || (otherKey === key && other > position)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private *all(): Slices<number[]> {
    const { all } = this.wods;
    const { size } = all;
    const positions: number[] = [];
    for (let offset = 0; offset < size; offset += SORTED_AT_ONCE) {
      yield;
      positions.push(...all.descending(offset, SORTED_AT_ONCE));
    }
    return positions;
  }

  private *sorted(positions: number[]): Slices<number[]> {
    const keys: Key[] = [];
    for (const [index, position] of positions.entries()) {
      if (index % SORTED_AT_ONCE === 0) yield;
      keys[position] = this.keyOf(this.wods.at(position));
    }
    return yield* sorted(positions, (a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : b - a));
  }
}

function* placesOf(positions: Int32Array): Slices<Int32Array> {
  let highest = -1;
  for (const position of positions) highest = Math.max(highest, position);
  const places = new Int32Array(highest + 1);
  for (let place = 0; place < positions.length; place += 1) {
    if (place % LOOKED_THROUGH_AT_ONCE === 0) yield;
    places[positions[place]!] = place;
  }
  return places;
}

/** The orders that lists can have, besides by age. `drawn` has no meaning of its own: draws start from it. */
export const wodOrders = (wods: Positions) => ({
  shortest: new WodOrder(wods, (record) => middleMinutes(record) ?? record.estimatedDuration ?? Infinity),
  name: new WodOrder(wods, ({ name }) => foldText(name)),
  type: new WodOrder(wods, ({ type }) => WOD_TYPE_LABEL[type]),
  category: new WodOrder(wods, ({ category }) => WOD_CATEGORY_LABEL[category].one),
  drawn: new WodOrder(wods, ({ id }) => hashOf(id)),
});

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** A sequence in reverse. */
export const backwards = ({ length, at, places }: Sequence): Sequence => ({
  length,
  at: (place) => at(length - 1 - place),
  *places() {
    const placeOf = yield* places();
    return (position) => length - 1 - placeOf(position);
  },
});

/** A sequence shuffled by a number, which decides the first place and the size of the equal steps that go round and round. */
export function drawn({ length, at, places }: Sequence, draw: number): Sequence {
  const random = seededRandom(draw);
  const start = Math.floor(random() * length);
  let step = 0;
  let back: number | undefined;
  while (length > 0 && back === undefined) {
    step = 1 + Math.floor(random() * length);
    back = inverse(step, length);
  }
  return {
    length,
    at: (place) => at((start + place * step) % length),
    *places() {
      const placeOf = yield* places();
      return (position) => ((placeOf(position) - start + length) * (back ?? 0)) % length;
    },
  };
}

/** The inverse of a number modulo a length, by Euclid; undefined if they share a factor. */
function inverse(number: number, length: number): number | undefined {
  let [rest, next, factor, nextFactor] = [length, number % length, 0, 1];
  while (next !== 0) {
    const times = Math.floor(rest / next);
    [rest, next] = [next, rest - times * next];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return rest === 1 ? (factor + length) % length : undefined;
}

/** `limit` members of a set in the order of a sequence, after the first `offset`. */
export function* pageOf(members: Bitset, { length, at, places }: Sequence, offset: number, limit: number): Slices<number[]> {
  const { size } = members;
  const found: number[] = [];
  if (offset >= size) return found;
  if (size === length) {
    for (let place = offset; place < Math.min(offset + limit, length); place += 1) found.push(at(place));
    return found;
  }
  if (size <= FEW) {
    const ofMembers = members
      .descending(0, size)
      .map(yield* places())
      .sort((a, b) => a - b);
    return ofMembers.slice(offset, offset + limit).map(at);
  }
  let skip = offset;
  for (let place = 0; place < length && found.length < limit; place += 1) {
    if (place % LOOKED_THROUGH_AT_ONCE === 0) yield;
    const position = at(place);
    if (!members.has(position)) continue;
    if (skip > 0) skip -= 1;
    else found.push(position);
  }
  return found;
}
