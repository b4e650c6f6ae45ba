import { boardOf, contentOf, type Fields, ID, indexFieldsOf } from './field.js';

const TABLE = {
  id: { ...ID, isOnBoard: true },
  name: { kind: 'line', label: 'Name', max: 20, isOnBoard: true, isInIndex: true },
  notes: { kind: 'text', label: 'Notes', max: 20 },
  exerciseId: { kind: 'reference', label: 'Exercise' },
} as const satisfies Fields;

it('what somebody says of a thing is neither what the server says nor what ties it to others', () => {
  expect(contentOf(TABLE)).toEqual([
    ['name', TABLE.name],
    ['notes', TABLE.notes],
  ]);
});

it('the board has what is marked for it', () => {
  expect(boardOf(TABLE)).toEqual(['id', 'name']);
});

it('the index has what is marked for it', () => {
  expect(indexFieldsOf(TABLE)).toEqual(['name']);
});
