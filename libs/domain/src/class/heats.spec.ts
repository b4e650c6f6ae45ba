import type { MyGym } from '../mine/my-gym.js';
import type { SessionWod } from '../session/session.js';
import { movement } from './class.fixtures.js';
import { heatsOf, heatsText } from './heats.js';

const row: SessionWod = {
  id: 'r',
  name: 'Row',
  type: 'FOR_TIME',
  estimatedDuration: 14,
  exercises: [movement('Row', 'ROWER', { distance: 2000 }), movement('Box Jump', 'BOX', { reps: 50 })],
};
const minutes: SessionWod = {
  ...row,
  type: 'EMOM',
  exercises: [movement('Row', 'ROWER', { minute: 1 }), movement('Burpee', 'BODYWEIGHT', { minute: 2 })],
};
const stations: SessionWod = {
  ...row,
  type: 'ROUNDS',
  exercises: ['ROWER', 'BOX', 'BODYWEIGHT'].map((kit) => movement(kit, kit as 'BOX', { isMax: true, duration: 60 })),
};
const dumbbells: SessionWod = {
  ...row,
  exercises: [
    movement('Dumbbell Thruster', 'DUMBBELL', { reps: 21, notes: 'pair of dumbbells' }),
    movement('Dumbbell Snatch', 'DUMBBELL', { reps: 21 }),
  ],
};

test.each<[string, SessionWod, Pick<MyGym, 'people' | 'counts'>, string | undefined]>([
  ['too few', row, { people: 16, counts: { ROWER: 8 } }, '16 people, 8 rowers: two heats, +14 min'],
  ['the scarcest decides', row, { people: 16, counts: { ROWER: 8, BOX: 5 } }, '16 people, 5 boxes: four heats, +42 min'],
  ['one for all', row, { people: 3, counts: { BOX: 1 } }, '3 people, 1 box: three heats, +28 min'],
  ['enough', row, { people: 8, counts: { ROWER: 8, BOX: 9 } }, undefined],
  ['nothing is known of the people', row, { people: null, counts: { ROWER: 1 } }, undefined],
  ['nothing is known of the kit', row, { people: 16, counts: {} }, undefined],
  ['kit that it doesn’t need', row, { people: 16, counts: { BARBELL: 1 } }, undefined],
  ['pairs share', { ...row, team: 2 }, { people: 16, counts: { ROWER: 8, BOX: 4 } }, '16 people, 4 boxes: two heats, +14 min'],
  ['a pair of them for everybody', dumbbells, { people: 16, counts: { DUMBBELL: 16 } }, '16 people, 16 dumbbells (2 each): two heats, +14 min'],
  ['half as many, a pair for everybody', dumbbells, { people: 16, counts: { DUMBBELL: 8 } }, '16 people, 8 dumbbells (2 each): four heats, +42 min'],
  ['an odd one is no pair', dumbbells, { people: 3, counts: { DUMBBELL: 5 } }, '3 people, 5 dumbbells (2 each): two heats, +14 min'],
  ['enough pairs', dumbbells, { people: 8, counts: { DUMBBELL: 16 } }, undefined],
  ['of unknown length', { ...row, estimatedDuration: undefined }, { people: 16, counts: { ROWER: 8 } }, '16 people, 8 rowers: two heats'],
  ['more heats than words', { ...row, estimatedDuration: undefined }, { people: 22, counts: { ROWER: 2 } }, '22 people, 2 rowers: 11 heats'],
  ['minutes that differ', minutes, { people: 16, counts: { ROWER: 8 } }, '16 people, 8 rowers: begin at different stations'],
  ['minutes that differ, and still too few', minutes, { people: 16, counts: { ROWER: 4 } }, '16 people, 4 rowers: two heats, +14 min'],
  ['stations', stations, { people: 15, counts: { ROWER: 5, BOX: 5 } }, '15 people, 5 boxes: begin at different stations'],
  [
    'a vest is worn at every station',
    { ...stations, vestWeight: 9 },
    { people: 12, counts: { VEST: 6 } },
    '12 people, 6 weight vests: two heats, +14 min',
  ],
  ['there is room for all on a track', { ...row, needs: ['TRACK'] }, { people: 16, counts: { TRACK: 1 } }, undefined],
])('%s', (_, wod, gym, text) => {
  const heats = heatsOf(wod, gym);
  expect(heats && heatsText(heats)).toBe(text);
});
