import { Bitset } from './bitset.js';

const setOf = (...members: number[]) => {
  const set = new Bitset();
  for (const member of members) set.add(member);
  return set;
};
const members = (set: Bitset) => set.descending(0, 10_000);

const small = setOf(0, 1, 31, 32, 63);
const large = setOf(1, 32, 64, 1000);

it('adds, removes and counts', () => {
  const set = setOf(5, 5, 31, 32, 4000);
  expect([set.has(5), set.has(6), set.has(4000), set.has(9999)]).toEqual([true, false, true, false]);
  set.remove(5);
  set.remove(9999);
  expect([set.size, set.has(5)]).toEqual([3, false]);
});

it('combines sets of different lengths and leaves them as they were', () => {
  expect(members(small.and(large))).toEqual([32, 1]);
  expect(members(large.and(small))).toEqual([32, 1]);
  expect(members(small.or(large))).toEqual([1000, 64, 63, 32, 31, 1, 0]);
  expect(members(large.or(small))).toEqual(members(small.or(large)));
  expect(members(small.without(large))).toEqual([63, 31, 0]);
  expect(members(large.without(small))).toEqual([1000, 64]);
  expect([small.sizeOfAnd(large), large.sizeOfAnd(small)]).toEqual([2, 2]);
  expect([members(small), members(large)]).toEqual([
    [63, 32, 31, 1, 0],
    [1000, 64, 32, 1],
  ]);
});

it('counts and lists what several sets have in common', () => {
  const every = (step: number) => setOf(...Array.from({ length: Math.ceil(2000 / step) }, (_, index) => index * step));
  const sets = [1, 2, 3, 5, 7, 2].map(every);
  const common = [1, 1, 2, 6, 30, 210, 210].map((step) => [...members(every(step))]);
  for (let count = 1; count <= sets.length; count += 1) {
    const found = Bitset.common(sets.slice(0, count));
    expect([found.size, found.descending(1, 4)]).toEqual([common[count]?.length, common[count]?.slice(1, 5)]);
  }
  expect([Bitset.common([]).size, Bitset.common([small, large, small]).descending(0, 5)]).toEqual([0, [32, 1]]);
});

it('takes in another one', () => {
  const set = setOf(2, 32);
  set.addAll(large);
  expect(members(set)).toEqual([1000, 64, 32, 2, 1]);
  set.addAll(small);
  expect(members(set)).toEqual([1000, 64, 63, 32, 31, 2, 1, 0]);
});

it('takes in what is listed in order', () => {
  const set = setOf(2, 32);
  set.addEach([]);
  set.addEach([2, 31, 4000]);
  set.addEach([7]);
  expect(members(set)).toEqual([4000, 32, 31, 7, 2]);
});

it('is empty once all are gone', () => {
  const set = setOf(70);
  expect([new Bitset().isEmpty, new Bitset(100).isEmpty, set.isEmpty]).toEqual([true, true, false]);
  set.remove(70);
  expect(set.isEmpty).toBe(true);
});

it('takes no more room than the highest member of what it takes in, however much that has in reserve', () => {
  const reserve = setOf(5, 90_000);
  reserve.remove(90_000);
  const set = new Bitset();
  set.addAll(reserve);
  expect([members(set), set.capacity]).toEqual([[5], 1024]);
});

it.each([0, 1, 5, 30, 31, 32, 33, 63, 64, 95, 96, 500])('makes room at %i', (position) => {
  const all = [0, 1, 4, 5, 30, 31, 32, 62, 63, 64, 95];
  const set = setOf(...all);
  set.insert(position);
  expect(members(set).reverse()).toEqual(all.map((member) => (member < position ? member : member + 1)));
});

it('gives away what is in another one', () => {
  const set = setOf(1, 2, 32, 4000);
  set.removeAll(large);
  set.removeAll(new Bitset());
  expect(members(set)).toEqual([4000, 2]);
});

it('reads any part from the highest down, and from the lowest up', () => {
  const all = Array.from({ length: 500 }, (_, index) => index * 3);
  const set = setOf(...all);
  const descending = [...all].reverse();
  for (const [offset, limit] of [
    [0, 5],
    [7, 40],
    [31, 33],
    [490, 20],
    [499, 1],
    [500, 5],
    [0, 0],
  ] as const) {
    expect(set.descending(offset, limit)).toEqual(descending.slice(offset, offset + limit));
    expect(Bitset.common([set]).ascending(offset, limit)).toEqual(all.slice(offset, offset + limit));
  }
});

it('leaves out what is in any of some sets', () => {
  const rest = (set: Bitset, others: Bitset[]) => members(set.without(...others));
  expect(rest(setOf(1, 2, 3, 32, 33, 64, 1000), [small, large, setOf(3, 33, 64, 2000)])).toEqual([2]);
  expect(rest(setOf(7), [])).toEqual([7]);
  expect(rest(new Bitset(), [small])).toEqual([]);
});

it('is equal to what has the same members, however much room there is', () => {
  const [roomy, tight] = [setOf(1, 40, 900), setOf(1, 40)];
  expect([tight.equals(roomy), roomy.equals(tight)]).toEqual([false, false]);
  roomy.remove(900);
  expect([tight.equals(roomy), roomy.equals(tight), new Bitset().equals(new Bitset(64))]).toEqual([true, true, true]);
});

it('selects from a column', () => {
  const column = Int32Array.from({ length: 200 }, (_, position) => 1000 - position);
  expect([...setOf(0, 1, 31, 32, 63, 199).select(column)]).toEqual([1000, 999, 969, 968, 937, 801]);
  expect([...new Bitset().select(column)]).toEqual([]);
});

it('counts the values of a column', () => {
  const column = Uint8Array.from({ length: 200 }, (_, position) => position % 5);
  expect([...setOf(0, 1, 31, 32, 63, 199).tally(column, 5)]).toEqual([1, 2, 1, 1, 1]);
  expect([...new Bitset().tally(column, 3)]).toEqual([0, 0, 0]);
});

it.each([1, 7, 8, 9, 16, 50])('counts what sets of %i words have in common', (words) => {
  const [thirds, fifths] = [3, 5].map((step) => setOf(...Array.from({ length: Math.ceil((words * 32) / step) }, (_, index) => index * step))) as [
    Bitset,
    Bitset,
  ];
  const counts = [3, 5, 15].map((step) => Math.ceil((words * 32) / step));
  expect([thirds.size, fifths.size, thirds.sizeOfAnd(fifths)]).toEqual(counts);
  expect([thirds.counter()(thirds), fifths.counter()(fifths), fifths.counter()(thirds)]).toEqual(counts);
});
