import { type KeptRow, undoText } from './step.js';

const kept = (name: string, why = 'It was changed since'): KeptRow => ({ subject: 'wod', id: name, name, why });

it.each([
  [{ undone: 4, kept: [], keptTotal: 0 }, 'This was undone.'],
  [{ undone: 3, kept: [kept('Fran')], keptTotal: 1 }, '3 of 4 were undone; left as they are: “Fran” (it was changed since).'],
  [{ undone: 0, kept: [kept('Row', 'It is used by 2 WODs')], keptTotal: 1 }, 'Nothing was undone; left as they are: “Row” (it is used by 2 WODs).'],
  [
    { undone: 1, kept: ['A', 'B', 'C', 'D'].map((name) => kept(name)), keptTotal: 12 },
    '1 of 13 were undone; left as they are: “A” (it was changed since), “B” (it was changed since), “C” (it was changed since) and 9 more.',
  ],
])('an undo is told in sentences', (result, text) => {
  expect(undoText(result)).toBe(text);
});
