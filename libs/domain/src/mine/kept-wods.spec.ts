import { LIMITS } from '../limits.js';
import { asItIsNow, hasWod, SEEN, STARRED, turnStar, withSeen } from './kept-wods.js';
import { keptWodOf, type KeptWod } from './kept-wod.js';

const wod = (id: string, name = id): KeptWod => ({ id, name, type: 'AMRAP' });
const many = (count: number) => Array.from({ length: count }, (_, index) => wod(`w${index}`));

test('of a WOD its id, name, type and minutes are kept', () => {
  const fran = { id: 'fran', name: 'Fran', type: 'LADDER', estimatedDuration: 6, category: 'BENCHMARK' } as const;
  expect(keptWodOf(fran)).toEqual({ id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 });
  expect(keptWodOf({ ...fran, estimatedDuration: undefined, minutes: 7 })).toEqual({ id: 'fran', name: 'Fran', type: 'LADDER', minutes: 7 });
  expect(keptWodOf({ ...fran, estimatedDuration: undefined })).toEqual({ id: 'fran', name: 'Fran', type: 'LADDER' });
});

test('a star is put first, and taken away', () => {
  const both = turnStar(turnStar([], wod('a')), wod('b'));
  expect(both.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(hasWod(both, 'a')).toBe(true);
  expect(turnStar(both, wod('b')).map(({ id }) => id)).toEqual(['a']);
});

test('where there is no room for another star nothing changes, and one can still be taken away', () => {
  const full = many(LIMITS.starredMax);
  expect(turnStar(full, wod('more'))).toBe(full);
  expect(turnStar(full, wod('w0'))).toHaveLength(LIMITS.starredMax - 1);
  expect(turnStar(full.slice(1), wod('more'))).toHaveLength(LIMITS.starredMax);
});

test('what was opened comes first, once, and the oldest makes room', () => {
  expect(withSeen([wod('a'), wod('b')], wod('b', 'B')).map(({ name }) => name)).toEqual(['B', 'a']);
  const full = withSeen(many(LIMITS.seenMax), wod('more'));
  expect(full).toHaveLength(LIMITS.seenMax);
  expect([full[0]?.id, full.at(-1)?.id]).toEqual(['more', `w${LIMITS.seenMax - 2}`]);
});

test('a renamed WOD takes its new name', () => {
  expect(asItIsNow([wod('a'), wod('b')], wod('b', 'Bear')).map(({ name }) => name)).toEqual(['a', 'Bear']);
});

const FRAN = { id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 };

test.each<[string | null, unknown[]]>([
  [null, []],
  ['', []],
  ['[', []],
  ['{}', []],
  ['"fran"', []],
  ['{"version":2,"wods":[]}', []],
  [JSON.stringify([FRAN]), [FRAN]],
  [JSON.stringify([FRAN, null, [], 'fran', 7]), [FRAN]],
  [
    JSON.stringify([
      { ...FRAN, id: '' },
      { ...FRAN, id: 'x'.repeat(65) },
      { ...FRAN, id: 7 },
    ]),
    [],
  ],
  [
    JSON.stringify([
      { ...FRAN, name: '' },
      { ...FRAN, name: 'x'.repeat(121) },
      { ...FRAN, name: undefined },
    ]),
    [],
  ],
  [
    JSON.stringify([
      { ...FRAN, type: 'DANCE' },
      { ...FRAN, type: undefined },
    ]),
    [],
  ],
  [
    JSON.stringify([
      { ...FRAN, minutes: 0 },
      { ...FRAN, minutes: 1441 },
      { ...FRAN, minutes: 1.5 },
      { ...FRAN, minutes: '6' },
    ]),
    [],
  ],
  [JSON.stringify([{ ...FRAN, minutes: undefined }]), [{ id: 'fran', name: 'Fran', type: 'LADDER' }]],
])('of %j, what can be read is', (text, expected) => {
  expect(STARRED.read(text)).toEqual(expected);
});

test('no more is read than is kept', () => {
  const text = JSON.stringify(many(LIMITS.starredMax + 1));
  expect(STARRED.read(text)).toHaveLength(LIMITS.starredMax);
  expect(SEEN.read(text)).toHaveLength(LIMITS.seenMax);
});
