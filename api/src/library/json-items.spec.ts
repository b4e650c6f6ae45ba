import { JsonItems } from './json-items.js';

const joined = (items: readonly (Buffer | string)[]) => {
  const list = new JsonItems();
  for (const item of items) list.add(item);
  return list.between(Buffer.from('['), ']').toString();
};

it('joins bytes and text in their order, whatever their letters and sizes', () => {
  const items = [
    '"a"',
    Buffer.from('"é"'),
    Buffer.from('"b"'),
    `"${'💪'.repeat(20_000)}"`,
    '"–"',
    `"${'é'.repeat(9000)}"`,
    Buffer.from('"c"'),
    '"d"',
  ];
  expect(joined(items)).toBe(`[${items.join(',')}]`);
  expect(joined(items.toReversed())).toBe(`[${items.toReversed().join(',')}]`);
  expect(joined([])).toBe('[]');
});
