import { LIMITS } from '../limits.js';
import { byDay, RESULTS, resultsAsItIsNow, resultText, withoutResult, withResult, type Result } from './results.js';

const result: Result = {
  id: 'r1',
  wod: { id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 },
  score: 'TIME',
  text: '4:12',
  level: 'rx',
  day: '2026-11-03',
};

test.each([
  [{}, '4:12 Rx, 3 Nov'],
  [{ day: '2025-01-31' }, '4:12 Rx, 31 Jan 2025'],
  [{ text: '100 kg', level: 'scaled' }, '100 kg Scaled, 3 Nov'],
  [{ text: '7 rounds + 12', level: 'beginner' }, '7 rounds + 12 Beginner, 3 Nov'],
] as const)('%j is written %s', (fields, text) => {
  expect(resultText({ ...result, ...fields }, '2026-11-22')).toBe(text);
});

test('is added first, and edited in its place', () => {
  const two = withResult([result], { ...result, id: 'r2' });
  expect(two.map(({ id }) => id)).toEqual(['r2', 'r1']);
  expect(withResult(two, { ...result, text: '4:05' }).map(({ text }) => text)).toEqual(['4:12', '4:05']);
  expect(withoutResult(two, 'r2')).toEqual([result]);
  expect(withResult(two, { ...result, id: 'r3' }, 1).map(({ id }) => id)).toEqual(['r2', 'r3', 'r1']);
});

test('where there is no room for another, nothing changes', () => {
  const full = Array.from({ length: LIMITS.resultsMax }, (_, index) => ({ ...result, id: `r${index}` }));
  expect(withResult(full, { ...result, id: 'more' })).toBe(full);
  expect(withResult(full, { ...result, id: 'r5', text: '1:00' })[5]?.text).toBe('1:00');
  expect(withResult(full.slice(1), { ...result, id: 'more' })).toHaveLength(LIMITS.resultsMax);
});

test('comes by day, and of one day the one that was added last', () => {
  const list = [
    { ...result, id: 'a' },
    { ...result, id: 'b', day: '2026-11-20' },
    { ...result, id: 'c' },
    { ...result, id: 'd', day: '2020-01-01' },
  ];
  expect(byDay(list).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
});

test('goes by the new name of its WOD', () => {
  const renamed = resultsAsItIsNow([result, { ...result, id: 'r2', wod: { ...result.wod, id: 'other' } }], { ...result.wod, name: 'Frannie' });
  expect(renamed.map(({ wod }) => wod.name)).toEqual(['Frannie', 'Fran']);
});

test.each([
  [{ note: 'unbroken' }, true],
  [{ score: 'NONE', text: 'Done' }, true],
  [{ score: 'LOAD', text: '225 lb' }, true],
  [{ text: '04:12' }, false],
  [{ text: '100 kg' }, false],
  [{ text: '' }, false],
  [{ text: undefined }, false],
  [{ score: 'GRACE' }, false],
  [{ level: 'elite' }, false],
  [{ day: '2026-02-30' }, false],
  [{ day: '2026-13-01' }, false],
  [{ day: '3 Nov' }, false],
  [{ day: 20261103 }, false],
  [{ note: '' }, false],
  [{ note: 'x'.repeat(LIMITS.resultNoteMax + 1) }, false],
  [{ id: 7 }, false],
  [{ wod: { id: 'fran' } }, false],
])('with %j, can be read: %s', (fields, isRead) => {
  expect(RESULTS.read(JSON.stringify([{ ...result, ...fields }]))).toHaveLength(isRead ? 1 : 0);
});

test.each([null, '', 'no', '{}', '[null]'])('of %j nothing is read', (text) => {
  expect(RESULTS.read(text)).toEqual([]);
});
