import { Bitset } from '../bitset.js';
import { atOnce } from '../long-work.js';
import { TermSets } from './term-sets.js';

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = ['row', 'rower', 'throw', 'burpee', '12', '120', '~boxrow'];
const members = (terms: TermSets, term: string) => terms.having(term).descending(0, 10_000);
const matching = (terms: TermSets, term: string, fit: 'whole' | 'start' | 'within') => {
  const { whole, start, within } = atOnce(terms.matching([{ term, fit }]));
  return [whole, start, within].map((set) => set.descending(0, 100));
};

it('holds the same as a set for each term, however many they are, and in whatever order they come and go', () => {
  const random = randomNumbers(7);
  const terms = new TermSets();
  let expected = new Map(WORDS.map((word) => [word, new Set<number>()]));
  for (let step = 0; step < 30_000; step += 1) {
    const [word, position] = [WORDS[random(WORDS.length)] as string, random(random(2) ? 50 : 6000)];
    if (random(5) === 0) {
      terms.remove(word, position);
      expected.get(word)?.delete(position);
    } else {
      terms.add(word, position);
      expected.get(word)?.add(position);
    }
    if (step % 6000 === 0) {
      terms.insert(position);
      expected = new Map([...expected].map(([each, set]) => [each, new Set([...set].map((other) => (other >= position ? other + 1 : other)))]));
    }
  }
  for (const [word, set] of expected) {
    expect([word, members(terms, word)]).toEqual([word, [...set].sort((a, b) => b - a)]);
    expect(terms.count(word)).toBe(set.size);
  }
});

it('forgets a term that is nowhere any more', () => {
  const terms = new TermSets();
  for (const position of [1, 2]) terms.add('row', position);
  for (const position of [3, 1, 2]) terms.remove('row', position);
  expect([terms.has('row'), terms.count('row'), [...terms.vocabulary()]]).toEqual([false, 0, []]);
});

it('matches wholes, beginnings and parts, but no parts of several words in one', () => {
  const terms = new TermSets();
  for (const [position, word] of WORDS.entries()) terms.add(word, position);
  expect(matching(terms, 'row', 'within')).toEqual([[0], [1, 0], [2, 1, 0]]);
  expect(matching(terms, 'row', 'start')).toEqual([[0], [1, 0], [1, 0]]);
  expect(matching(terms, 'row', 'whole')).toEqual([[0], [0], [0]]);
  expect(matching(terms, '2', 'within')).toEqual([[], [], [5, 4]]);
  expect(matching(terms, '12', 'whole')).toEqual([[4], [4], [4]]);
});

it('says whether a word begins a term or is in one, whatever sets are asked for', () => {
  const terms = new TermSets();
  for (const [position, word] of WORDS.entries()) terms.add(word, position);
  const start = new Bitset();
  const fitsOf = (term: string, fit: 'start' | 'within') => atOnce(terms.addMatching([{ term, fit }], { start }));
  expect([fitsOf('row', 'within'), fitsOf('urp', 'within'), fitsOf('urp', 'start'), fitsOf('burp', 'start')]).toEqual([
    { start: true, within: true },
    { start: false, within: true },
    { start: false, within: false },
    { start: true, within: true },
  ]);
  expect(start.descending(0, 100)).toEqual([3, 1, 0]);
});

it('finds nothing by a term that so many had that they were kept as bits, once none has it', () => {
  const terms = new TermSets();
  for (let position = 0; position < 3000; position += 1) terms.add('row', position);
  for (let position = 0; position < 3000; position += 1) terms.remove('row', position);
  expect([atOnce(terms.addMatching([{ term: 'ro', fit: 'start' }], {})), terms.has('row')]).toEqual([{ start: false, within: false }, false]);
});
