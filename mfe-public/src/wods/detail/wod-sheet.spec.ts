import { entry, fran, pullUp, thruster } from '../../../test/fixtures';
import { wodSheet } from './wod-sheet';

const scaled = {
  ...fran,
  exercises: [
    entry({ ...thruster, scaled: 'Empty bar' }, { weight: 43, womenWeight: 29.5 }),
    entry({ ...pullUp, scaled: 'Ring row', beginner: 'Ring row' }),
  ],
};

test('a board that reads the same at every level is there once, in both units', () => {
  const { boards } = wodSheet(fran, false);
  expect(Object.keys(boards.kg)).toEqual(['rx']);
  expect(boards.kg.rx.parts[0]?.lines[0]?.load?.chosen).toBe('43 / 29.5 kg');
  expect(boards.lb?.rx.parts[0]?.lines[0]?.load?.chosen).toBe('95 / 65 lb');
});

test('where something else is done at a level, its board is there, too', () => {
  const { boards } = wodSheet(scaled, false);
  expect(Object.keys(boards.kg).sort()).toEqual(['beginner', 'rx', 'scaled']);
  expect(boards.kg.scaled?.parts[0]?.lines[1]?.movement).toBe('Ring row');
});

test('what is done instead of the whole is on the boards of the other levels', () => {
  const { boards } = wodSheet({ ...scaled, scaled: '15-12-9' }, false);
  expect([boards.kg.rx.scaling, boards.kg.scaled?.scaling, boards.kg.beginner?.scaling]).toEqual([undefined, '15-12-9', '15-12-9']);
});

test('a WOD without loads is written once', () => {
  const { boards, blocks } = wodSheet({ ...fran, exercises: [entry(pullUp, { reps: 100, notes: 'strict' })] }, false);
  expect(boards).not.toHaveProperty('lb');
  expect(blocks[0]?.entries[0]).toMatchObject({ amount: '100', notes: { kg: 'strict' }, kit: 'Pull-up Bar' });
  expect(blocks[0]?.entries[0]).not.toHaveProperty('load');
});

test('what is done at all levels is there only where it is asked for', () => {
  expect(wodSheet(scaled, false)).not.toHaveProperty('levels');
  expect(wodSheet(scaled, true).levels?.kg).toEqual({
    scaled: ['Thruster: empty bar', 'Pull-up: ring row'],
    beginner: ['Thruster: empty bar', 'Pull-up: ring row'],
  });
});

test('has its dates in words, and the total of a Tabata', () => {
  expect(wodSheet({ ...fran, type: 'TABATA', tabataCycles: 4, updatedAt: '2026-12-02T23:59:00.000Z' }, false)).toMatchObject({
    total: 16,
    created: '21 November 2026',
    updated: '2 December 2026',
  });
  expect(wodSheet(fran, false)).not.toHaveProperty('updated');
});
