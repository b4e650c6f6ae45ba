import { LIMITS } from '../limits.js';
import type { KeptWod } from './kept-wod.js';
import { mergeMine, mineFile, mineFileName, readMineFile, TOO_LARGE, type Mine } from './mine-file.js';
import { MY_GYM } from './my-gym.js';
import type { Result } from './results.js';

const wod = (id: string): KeptWod => ({ id, name: id, type: 'AMRAP' });
const result = (id: string): Result => ({ id, wod: wod('a'), score: 'REPS', text: '96 reps', level: 'rx', day: '2026-11-03' });
const nothing: Mine = { starred: [], seen: [], results: [], myGym: MY_GYM.nothing };
const everything: Mine = {
  starred: [wod('a'), wod('b')],
  seen: [wod('c')],
  results: [result('r1')],
  myGym: { kit: ['BOX'], minutes: 20, people: null, counts: { BOX: 2 } },
};

test('what is saved can be read again', () => {
  expect(readMineFile(mineFile(everything))).toEqual(everything);
  expect(mineFileName('2026-11-22')).toBe('my-workouts-2026-11-22.json');
});

test.each([
  ['', 'This is not a file that was saved here.'],
  ['[]', 'This is not a file that was saved here.'],
  ['{"starred":[]}', 'This is not a file that was saved here.'],
  ['\u0000PNG', 'This is not a file that was saved here.'],
  ['{"kind":"workouts on this device","version":2}', 'This file was saved by another version of this site, which this one can’t read.'],
  ['{"kind":"workouts on this device"}', 'This file was saved by another version of this site, which this one can’t read.'],
  [' '.repeat(LIMITS.mineFileMax + 1), TOO_LARGE],
])('a file of another kind is refused', (text, problem) => {
  expect(readMineFile(text)).toBe(problem);
});

test('damaged parts of a file are left out', () => {
  const damaged = { ...everything, starred: [wod('a'), { id: 'b' }], results: 'none', myGym: { kit: ['BOX', '?'] } };
  expect(readMineFile(mineFile(damaged as unknown as Mine))).toEqual({
    ...everything,
    starred: [wod('a')],
    results: [],
    myGym: { kit: ['BOX'], minutes: null, people: null, counts: {} },
  });
});

test('a file fills an empty browser', () => {
  expect(mergeMine(nothing, everything)).toEqual({ mine: everything, starred: 2, seen: 1, results: 1, myGym: true, leftOut: 0 });
});

test('a file that was brought before brings nothing', () => {
  expect(mergeMine(everything, everything)).toEqual({ mine: everything, starred: 0, seen: 0, results: 0, myGym: false, leftOut: 0 });
});

test('what is here stays as it is, and comes first', () => {
  const here: Mine = {
    ...nothing,
    starred: [{ ...wod('b'), name: 'B' }],
    results: [{ ...result('r1'), text: '97 reps' }],
    myGym: { ...MY_GYM.nothing, people: 3 },
  };
  const { mine, ...brings } = mergeMine(here, everything);
  expect(brings).toEqual({ starred: 1, seen: 1, results: 0, myGym: false, leftOut: 0 });
  expect(mine.starred.map(({ name }) => name)).toEqual(['B', 'a']);
  expect([mine.results, mine.myGym]).toEqual([here.results, here.myGym]);
});

test('counts what there is no room for, and an entry that comes twice once', () => {
  const full = { ...nothing, starred: Array.from({ length: LIMITS.starredMax - 1 }, (_, index) => wod(`w${index}`)) };
  const { mine, starred, leftOut } = mergeMine(full, { ...everything, starred: [wod('a'), wod('a'), wod('b')] });
  expect([mine.starred.length, starred, leftOut]).toEqual([LIMITS.starredMax, 1, 1]);
});
