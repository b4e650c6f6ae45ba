const WORD = 32;

/** The number of bits set in a word. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of small integers, one bit each, so that sets of 100,000 are combined and counted in microseconds. */
export class Bitset {
  private words: Uint32Array;

  constructor(capacity = 0) {
    this.words = new Uint32Array(Math.ceil(capacity / WORD));
  }

  add(position: number): void {
    const word = position >>> 5;
    if (word >= this.words.length) this.grow(word + 1);
    this.words[word]! |= 1 << (position & 31);
  }

  remove(position: number): void {
    const word = position >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (position & 31));
  }

  /** Adds everything in another set. */
  addAll(other: Bitset): void {
    if (other.words.length > this.words.length) this.grow(other.words.length);
    for (let index = 0; index < other.words.length; index += 1) this.words[index]! |= other.words[index]!;
  }

  has(position: number): boolean {
    return ((this.words[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
  }

  /** Shifts everything from a position upwards by one, which leaves the position itself free. */
  insert(position: number): void {
    const last = this.words.length - 1;
    if (last >= 0 && this.words[last]! >>> 31 !== 0) this.grow(last + 2);
    const first = position >>> 5;
    for (let index = this.words.length - 1; index > first; index -= 1) {
      this.words[index]! = (this.words[index]! << 1) | (this.words[index - 1]! >>> 31);
    }
    if (first >= this.words.length) return;
    const below = (1 << (position & 31)) - 1;
    const word = this.words[first]!;
    this.words[first]! = (word & below) | ((word & ~below) << 1);
  }

  get size(): number {
    let size = 0;
    for (let index = 0; index < this.words.length; index += 1) size += bitsOf(this.words[index]!);
    return size;
  }

  /** A new set of what is in this one and in each of the others. */
  and(...others: readonly Bitset[]): Bitset {
    const shared = this.copy(others.reduce((least, { words }) => Math.min(least, words.length), this.words.length));
    const { words } = shared;
    for (const other of others) {
      const theirs = other.words;
      for (let index = 0; index < words.length; index += 1) words[index]! &= theirs[index]!;
    }
    return shared;
  }

  /** A new set of what is in either. */
  or(other: Bitset): Bitset {
    const either = this.copy(Math.max(this.words.length, other.words.length));
    for (let index = 0; index < other.words.length; index += 1) either.words[index]! |= other.words[index]!;
    return either;
  }

  /** A new set of what is in this one but not in the other. */
  without(other: Bitset): Bitset {
    const rest = this.copy(this.words.length);
    const shared = Math.min(this.words.length, other.words.length);
    for (let index = 0; index < shared; index += 1) rest.words[index]! &= ~other.words[index]!;
    return rest;
  }

  /** How many members both have in common. */
  sizeOfAnd(other: Bitset): number {
    const length = Math.min(this.words.length, other.words.length);
    let size = 0;
    for (let index = 0; index < length; index += 1) size += bitsOf(this.words[index]! & other.words[index]!);
    return size;
  }

  /** How many members are in none of the sets, and in each of them but in no other. */
  alone(sets: readonly Bitset[]): { inNone: number; in: number[] } {
    const [some, several] = [0, 1].map(() => new Bitset(this.words.length * WORD)) as [Bitset, Bitset];
    // Set by set: each loop runs over typed arrays alone.
    for (const set of sets) some.addAndCarry(set, several);
    const inNone = this.size - this.sizeOfAnd(some);
    for (let index = 0; index < some.words.length; index += 1) some.words[index]! &= this.words[index]! & ~several.words[index]!;
    return { inNone, in: sets.map((set) => some.sizeOfAnd(set)) };
  }

  /** `limit` members from the highest down, after the first `offset`. */
  descending(offset: number, limit: number): number[] {
    const members: number[] = [];
    let skip = offset;
    for (let index = this.words.length - 1; index >= 0 && members.length < limit; index -= 1) {
      let word = this.words[index]!;
      const bits = bitsOf(word);
      if (skip >= bits) {
        skip -= bits;
        continue;
      }
      while (word !== 0 && members.length < limit) {
        const bit = 31 - Math.clz32(word);
        if (skip > 0) skip -= 1;
        else members.push(index * WORD + bit);
        word &= ~(1 << bit);
      }
    }
    return members;
  }

  /** Adds what another set has of this one's size; `carry` takes what was here already. */
  private addAndCarry({ words: added }: Bitset, { words: carry }: Bitset): void {
    const { words } = this;
    const shared = Math.min(words.length, added.length);
    for (let index = 0; index < shared; index += 1) {
      const word = added[index]!;
      carry[index]! |= words[index]! & word;
      words[index]! |= word;
    }
  }

  private copy(words: number): Bitset {
    const copy = new Bitset(words * WORD);
    copy.words.set(words < this.words.length ? this.words.subarray(0, words) : this.words);
    return copy;
  }

  private grow(words: number): void {
    const grown = new Uint32Array(Math.max(words, this.words.length * 2));
    grown.set(this.words);
    this.words = grown;
  }
}
