const WORD = 32;
/** A set grows by a multiple of this many words, so that others which end a little later don't make it grow again. */
const GROWTH = 32;
/** Up to this many members, looking each one up is faster than comparing all words. */
const FEW = 512;

/** The number of bits set in a word. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits are set in both. */
function sharedBits(words: Uint32Array, theirs: Uint32Array): number {
  const length = Math.min(words.length, theirs.length);
  const end = length - (length % 8);
  let [ones, twos, fours, eights] = [0, 0, 0, 0];
  // Eight words are added up bit by bit, so that only what is carried out of them is counted (Harley and Seal).
  for (let index = 0; index < end; index += 8) {
    let one = words[index]! & theirs[index]!;
    let other = words[index + 1]! & theirs[index + 1]!;
    let half = ones ^ one;
    const two = (ones & one) | (half & other);
    ones = half ^ other;
    one = words[index + 2]! & theirs[index + 2]!;
    other = words[index + 3]! & theirs[index + 3]!;
    half = ones ^ one;
    let otherTwo = (ones & one) | (half & other);
    ones = half ^ other;
    half = twos ^ two;
    const four = (twos & two) | (half & otherTwo);
    twos = half ^ otherTwo;
    one = words[index + 4]! & theirs[index + 4]!;
    other = words[index + 5]! & theirs[index + 5]!;
    half = ones ^ one;
    const thirdTwo = (ones & one) | (half & other);
    ones = half ^ other;
    one = words[index + 6]! & theirs[index + 6]!;
    other = words[index + 7]! & theirs[index + 7]!;
    half = ones ^ one;
    otherTwo = (ones & one) | (half & other);
    ones = half ^ other;
    half = twos ^ thirdTwo;
    const otherFour = (twos & thirdTwo) | (half & otherTwo);
    twos = half ^ otherTwo;
    half = fours ^ four;
    eights += bitsOf((fours & four) | (half & otherFour));
    fours = half ^ otherFour;
  }
  let size = 8 * eights + 4 * bitsOf(fours) + 2 * bitsOf(twos) + bitsOf(ones);
  for (let index = end; index < length; index += 1) size += bitsOf(words[index]! & theirs[index]!);
  return size;
}

/** Two at a time take less than one after the other, as there are fewer passes; loops run over typed arrays alone. */
function* inPairs(sets: readonly Uint32Array[]): Generator<readonly [Uint32Array, Uint32Array | undefined]> {
  for (let index = 0; index < sets.length; index += 2) yield [sets[index]!, sets[index + 1]];
}

/** A set of small integers, one bit each, so that sets of 100,000 are combined and counted in microseconds. */
export class Bitset {
  private words: Uint32Array;

  constructor(capacity = 0) {
    this.words = new Uint32Array(Math.ceil(capacity / WORD));
  }

  add(position: number): void {
    const word = position >>> 5;
    if (word >= this.words.length) this.grow(Math.max(word + 1, this.words.length * 2));
    this.words[word]! |= 1 << (position & 31);
  }

  /** Adds positions in ascending order. */
  addEach(positions: readonly number[]): void {
    const words = ((positions.at(-1) ?? -1) >>> 5) + 1;
    if (words > this.words.length) this.grow(words);
    for (const position of positions) this.words[position >>> 5]! |= 1 << (position & 31);
  }

  remove(position: number): void {
    const word = position >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (position & 31));
  }

  /** Adds everything in another set. */
  addAll({ words: theirs }: Bitset): void {
    let end = theirs.length;
    // What it has in reserve takes no room here.
    while (end > this.words.length && theirs[end - 1] === 0) end -= 1;
    if (end > this.words.length) this.grow(end);
    const { words } = this;
    for (let index = 0; index < end; index += 1) words[index]! |= theirs[index]!;
  }

  /** Removes everything in another set. */
  removeAll({ words: theirs }: Bitset): void {
    const { words } = this;
    for (let index = 0, end = Math.min(words.length, theirs.length); index < end; index += 1) words[index]! &= ~theirs[index]!;
  }

  has(position: number): boolean {
    return ((this.words[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
  }

  /** Shifts everything from a position upwards by one, which leaves the position itself free. */
  insert(position: number): void {
    const last = this.words.length - 1;
    if (last >= 0 && this.words[last]! >>> 31 !== 0) this.grow(Math.max(last + 2, this.words.length * 2));
    const first = position >>> 5;
    for (let index = this.words.length - 1; index > first; index -= 1) {
      this.words[index]! = (this.words[index]! << 1) | (this.words[index - 1]! >>> 31);
    }
    if (first >= this.words.length) return;
    const below = (1 << (position & 31)) - 1;
    const word = this.words[first]!;
    this.words[first]! = (word & below) | ((word & ~below) << 1);
  }

  /** Whether both have the same members. */
  equals(other: Bitset): boolean {
    const [shorter, longer] = [this.words, other.words].sort((one, two) => one.length - two.length) as [Uint32Array, Uint32Array];
    return longer.every((word, index) => word === (shorter[index] ?? 0));
  }

  /** All members are smaller than this: at 0 there are none. */
  get capacity(): number {
    return this.words.length * WORD;
  }

  get size(): number {
    return this.sizeOfAnd(this);
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  /** A new set of what is in this one and in each of the others. */
  and(...others: readonly Bitset[]): Bitset {
    const length = others.reduce((least, { words }) => Math.min(least, words.length), this.words.length);
    const shared = this.copy(length);
    const { words } = shared;
    for (const [one, two] of inPairs(others.map((other) => other.words))) {
      if (two) for (let index = 0; index < length; index += 1) words[index]! &= one[index]! & two[index]!;
      else for (let index = 0; index < length; index += 1) words[index]! &= one[index]!;
    }
    return shared;
  }

  /** A new set of what is in either. */
  or(other: Bitset): Bitset {
    const either = this.copy(Math.max(this.words.length, other.words.length));
    either.addAll(other);
    return either;
  }

  /** A new set of what is in this one but in none of the others. */
  without(...others: readonly Bitset[]): Bitset {
    const rest = this.copy(this.words.length);
    const { words } = rest;
    for (const [one, two] of inPairs(others.map((other) => other.words))) {
      const shared = Math.min(words.length, one.length, two?.length ?? 0);
      if (two) for (let index = 0; index < shared; index += 1) words[index]! &= ~(one[index]! | two[index]!);
      for (const longer of two ? [one, two] : [one]) {
        for (let index = shared, end = Math.min(words.length, longer.length); index < end; index += 1) words[index]! &= ~longer[index]!;
      }
    }
    return rest;
  }

  /** How many members both have in common. */
  sizeOfAnd({ words }: Bitset): number {
    return sharedBits(this.words, words);
  }

  /** What some sets have in common. @param sets at least one */
  static common([one = new Bitset(), two = one, three = two, four = three, ...more]: readonly Bitset[]): Common {
    return new Common(one.words, two.words, three.words, (more.length > 0 ? four.and(...more) : four).words);
  }

  /** Counts what it has in common with others; of a few members, each is looked for. */
  counter(): (other: Bitset) => number {
    const members = this.descending(0, FEW + 1);
    if (members.length > FEW) return (other) => this.sizeOfAnd(other);
    return (other) => members.reduce((count, member) => (other.has(member) ? count + 1 : count), 0);
  }

  /** The values that a column has at the members, in their order; every member is a position in the column. */
  select(column: Int32Array): Int32Array {
    const selected = new Int32Array(this.size);
    let count = 0;
    for (let index = 0; index < this.words.length; index += 1) {
      for (let word = this.words[index]!; word !== 0; word &= word - 1) {
        selected[count] = column[index * WORD + 31 - Math.clz32(word & -word)]!;
        count += 1;
      }
    }
    return selected;
  }

  /** How many members have each value in a column of values below `values`; every member is a position in the column. */
  tally(column: Uint8Array, values: number): Uint32Array {
    const counts = new Uint32Array(values);
    for (let index = 0; index < this.words.length; index += 1) {
      for (let word = this.words[index]!; word !== 0; word &= word - 1) counts[column[index * WORD + 31 - Math.clz32(word & -word)]!]! += 1;
    }
    return counts;
  }

  /** Sets a bit in a column at every member. */
  mark(column: Int32Array, bit: number): void {
    for (let index = 0; index < this.words.length; index += 1) {
      for (let word = this.words[index]!; word !== 0; word &= word - 1) column[index * WORD + 31 - Math.clz32(word & -word)]! |= bit;
    }
  }

  /** `limit` members from the highest down, after the first `offset`. */
  descending(offset: number, limit: number): number[] {
    return Bitset.common([this]).descending(offset, limit);
  }

  private copy(words: number): Bitset {
    const copy = new Bitset(words * WORD);
    copy.words.set(words < this.words.length ? this.words.subarray(0, words) : this.words);
    return copy;
  }

  private grow(words: number): void {
    const grown = new Uint32Array(Math.ceil(words / GROWTH) * GROWTH);
    grown.set(this.words);
    this.words = grown;
  }
}

/** What up to four sets have in common, counted and listed where it is: making a set of it would take longer, most of it for memory. */
export class Common {
  private readonly length: number;

  constructor(
    private readonly one: Uint32Array,
    private readonly two: Uint32Array,
    private readonly three: Uint32Array,
    private readonly four: Uint32Array,
  ) {
    this.length = Math.min(one.length, two.length, three.length, four.length);
  }

  /** How many members there are. */
  get size(): number {
    const { one, two, three, four, length } = this;
    if (three === two && four === two) return sharedBits(one, two);
    let size = 0;
    for (let index = 0; index < length; index += 1) {
      const word = one[index]! & two[index]! & three[index]! & four[index]!;
      if (word !== 0) size += bitsOf(word);
    }
    return size;
  }

  /** `limit` members from the highest down, after the first `offset`. */
  descending(offset: number, limit: number): number[] {
    return this.part(offset, limit, -1);
  }

  /** `limit` members from the lowest up, after the first `offset`. */
  ascending(offset: number, limit: number): number[] {
    return this.part(offset, limit, 1);
  }

  /** Words that are skipped are only counted. */
  private part(offset: number, limit: number, step: 1 | -1): number[] {
    const { one, two, three, four, length } = this;
    const members: number[] = [];
    let skip = offset;
    for (let index = step === 1 ? 0 : length - 1; index >= 0 && index < length && members.length < limit; index += step) {
      let word = one[index]! & two[index]! & three[index]! & four[index]!;
      if (word === 0) continue;
      const bits = bitsOf(word);
      if (skip >= bits) {
        skip -= bits;
        continue;
      }
      while (word !== 0 && members.length < limit) {
        const bit = 31 - Math.clz32(step === 1 ? word & -word : word);
        if (skip > 0) skip -= 1;
        else members.push(index * WORD + bit);
        word &= ~(1 << bit);
      }
    }
    return members;
  }
}
