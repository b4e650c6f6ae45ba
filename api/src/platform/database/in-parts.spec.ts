import { inParts, inStatements } from './in-parts.js';

it('names a few hundred at once', () => {
  const list = Array.from({ length: 1001 }, (_, index) => index);
  expect([...inParts(list)].map(({ length }) => length)).toEqual([500, 500, 1]);
});

it('inserts as many rows at once as a statement can hold, and a longer one alone', () => {
  const rows = [1, 100_000, 100_000, 100_000, 400_000, 1, 1].map((length) => ({ text: 'x'.repeat(length) }));
  expect([...inStatements(rows)].map((part) => part.map(({ text }) => text.length))).toEqual([[1, 100_000, 100_000], [100_000], [400_000], [1, 1]]);
  expect([...inStatements([])]).toEqual([]);
});
