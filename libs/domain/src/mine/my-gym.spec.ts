import { isEmptyGym, MY_GYM } from './my-gym.js';

const NOTHING = { kit: [], minutes: null, people: null, counts: {} };

test.each<[unknown, unknown]>([
  [
    { kit: ['BOX', 'KETTLEBELL'], minutes: 20, people: 8, counts: { BOX: 4 } },
    { kit: ['KETTLEBELL', 'BOX'], minutes: 20, people: 8, counts: { BOX: 4 } },
  ],
  [
    { kit: ['KETTLEBELL', 'KETTLEBELL', 'TRAMPOLINE', 7, 'BODYWEIGHT'], counts: null },
    { ...NOTHING, kit: ['KETTLEBELL'] },
  ],
  [
    { kit: ['BOX'], counts: { ROWER: 2, BOX: 0 } },
    { ...NOTHING, kit: ['BOX'] },
  ],
  [
    { kit: ['BOX'], counts: { BOX: 100 } },
    { ...NOTHING, kit: ['BOX'] },
  ],
  [{ minutes: 0, people: 101 }, NOTHING],
  [{ minutes: '20', people: 2.5, kit: 'BOX' }, NOTHING],
  [
    { minutes: 1440, people: 100 },
    { ...NOTHING, minutes: 1440, people: 100 },
  ],
  [[], NOTHING],
  [null, NOTHING],
])('of %j is read', (stored, gym) => {
  expect(MY_GYM.read(JSON.stringify(stored))).toEqual(gym);
});

test.each([null, '', '{'])('of %j nothing is read', (text) => {
  expect(MY_GYM.read(text)).toEqual(MY_GYM.nothing);
});

test('is empty until something is set', () => {
  expect(isEmptyGym(MY_GYM.nothing)).toBe(true);
  for (const set of [{ kit: ['BOX'] }, { minutes: 20 }, { people: 1 }]) expect(isEmptyGym(MY_GYM.read(JSON.stringify(set)))).toBe(false);
});
