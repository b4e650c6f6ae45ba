import type { Equipment } from '@wod/domain';
import { atOnce } from '../long-work.js';
import type { WodRecord } from '../records.js';
import { WodIndex } from '../wod-index.js';
import { ExerciseNames } from './exercise-names.js';

const EQUIPMENT_OF: Record<string, Equipment> = {
  Run: 'BODYWEIGHT',
  'Shuttle Run': 'BODYWEIGHT',
  Row: 'ROWER',
  'Ring Row': 'RINGS',
  'Double-under': 'JUMP_ROPE',
  'Dumbbell Snatch': 'DUMBBELL',
  'Box Jump': 'BOX',
  'Rope Climb': 'ROPE',
};
const wod = (name: string, ...movements: string[]): WodRecord => ({
  id: name,
  name,
  type: 'FOR_TIME',
  category: 'CUSTOM',
  createdAt: '2026-01-01',
  updatedAt: '',
  entries: movements.map((exerciseId) => ({ exerciseId, ...(exerciseId === 'Row' && { distance: 1000 }) })),
});
const records = [
  ...Object.keys(EQUIPMENT_OF).map((movement) => wod(`With ${movement}`, movement)),
  wod('No Rope Today', 'Rope Climb'),
  wod('Northrup', 'Rope Climb'),
];
const index = new WodIndex(records, (id) => ({ equipment: EQUIPMENT_OF[id]!, names: new ExerciseNames(id, EQUIPMENT_OF[id]!) }));

const found = (text: string) =>
  atOnce(index.search(text))
    .ranks.flatMap((rank) => rank.descending(0, 100))
    .map((position) => index.at(position).name);
const missing = (text: string) => records.map(({ name }) => name).filter((name) => !found(text).includes(name));

it.each([
  ['no running', ['With Run', 'With Shuttle Run']],
  ['no rowing', ['With Row']],
  ['no jumping', ['With Double-under', 'With Box Jump']],
  ['no du', ['With Double-under']],
  ['no weights', ['With Dumbbell Snatch']],
  ['no machines', ['With Row']],
  ['w/o running', ['With Run', 'With Shuttle Run']],
  ['workouts excluding running or rowing', ['With Run', 'With Shuttle Run', 'With Row']],
  ['ohne Laufen', ['With Run', 'With Shuttle Run']],
  ['ohne Springseil', ['With Double-under']],
  ['low impact', ['With Run', 'With Shuttle Run', 'With Double-under', 'With Box Jump']],
  ['without a box or any rope', ['With Box Jump', 'With Rope Climb', 'With Double-under', 'No Rope Today', 'Northrup']],
  ['no sled', []],
  ['no box or no rope', ['With Box Jump', 'With Rope Climb', 'With Double-under', 'No Rope Today', 'Northrup']],
  ['without a box and without a rope', ['With Box Jump', 'With Rope Climb', 'With Double-under', 'No Rope Today', 'Northrup']],
  ['no running, rowing, or box', ['With Run', 'With Shuttle Run', 'With Row', 'With Box Jump']],
  ['no rower/box', ['With Row', 'With Box Jump']],
  ['workouts without any running', ['With Run', 'With Shuttle Run']],
])('%j leaves out %j', (text, out) => {
  expect(missing(text).sort()).toEqual(out.sort());
});

it('finds a name that begins with it first', () => {
  expect(found('no rope')[0]).toBe('No Rope Today');
  expect(found('no rope').slice(1)).not.toContain('With Rope Climb');
  expect(found('north')).toEqual(['Northrup']);
});

it('looks for what is said besides, and for everything where that is nothing', () => {
  expect(found('with no box or rope').sort()).toEqual(['With Dumbbell Snatch', 'With Ring Row', 'With Row', 'With Run', 'With Shuttle Run']);
  expect(found('dumbbell no box or rope')).toEqual(['With Dumbbell Snatch']);
  expect(found('no box, dumbbell')).toEqual(['With Dumbbell Snatch']);
  expect(found('workouts with no equipment').sort()).toEqual(['With Run', 'With Shuttle Run']);
  expect(found('1,000 m no box')).toEqual(['With Row']);
});

it.each([
  ['dumbbell only', ['With Dumbbell Snatch']],
  ['only a dumbbell', ['With Dumbbell Snatch']],
  ['DB only', ['With Dumbbell Snatch']],
  ['workouts with just a jump rope', ['With Double-under']],
  ['only a dumbbell and a box', ['Both', 'With Box Jump', 'With Dumbbell Snatch']],
  ['box, rower or dumbbell only', ['Both', 'With Box Jump', 'With Dumbbell Snatch', 'With Row']],
  ['row only', ['With Row']],
  ['double unders only', ['With Double-under']],
  ['kettlebell only', []],
  ['run and box jumps only', ['Both']],
  ['run and box only', ['Both']],
])('%j finds what takes nothing else, %j', (text, names) => {
  const both = new WodIndex([...records, wod('Both', 'Run', 'Box Jump'), wod('Mixed', 'Dumbbell Snatch', 'Rope Climb')], (id) => ({
    equipment: EQUIPMENT_OF[id]!,
    names: new ExerciseNames(id, EQUIPMENT_OF[id]!),
  }));
  const { all } = atOnce(both.search(text.toLowerCase(), true));
  expect(
    all
      .descending(0, 100)
      .map((position) => both.at(position).name)
      .sort(),
  ).toEqual(names);
});

it('takes a place without equipment for none, and one with some for that', () => {
  const bare = ['With Run', 'With Shuttle Run'];
  for (const text of [
    'at home',
    'home',
    'hotel',
    'home workout',
    'hotel room workout',
    'travel wods',
    'at home no equipment',
    'for time hotel',
    'zu hause',
    'ohne gerate',
    'keine gerate',
    'w/o equipment',
  ])
    expect([text, found(text).sort()]).toEqual([text, bare]);
  for (const text of ['home workout dumbbell', 'at home with a dumbbell', 'dumbbell hotel'])
    expect([text, found(text)]).toEqual([text, ['With Dumbbell Snatch']]);
});

it('takes a mere place for a word before all that needs no equipment', () => {
  const own = new WodIndex([...records, wod('Homeward', 'Dumbbell Snatch')], (id) => ({
    equipment: EQUIPMENT_OF[id]!,
    names: new ExerciseNames(id, EQUIPMENT_OF[id]!),
  }));
  const left = atOnce(own.search('home'))
    .ranks.flatMap((rank) => rank.descending(0, 100))
    .map((position) => own.at(position).name);
  expect([left[0], ...left.slice(1).sort()]).toEqual(['Homeward', 'With Run', 'With Shuttle Run']);
});

it('rules out both of two movements with "and", unless a name has the word or a "but" follows', () => {
  const movements = ['Burpee', 'Pull-up', 'Burpee Pull-up', 'Dumbbell Hang Clean and Jerk', 'Jerk'];
  const own = new WodIndex(
    movements.map((movement) => wod(movement, movement)),
    (id) => ({ equipment: 'BODYWEIGHT', names: new ExerciseNames(id, 'BODYWEIGHT') }),
  );
  const left = (text: string) =>
    atOnce(own.search(text))
      .ranks.flatMap((rank) => rank.descending(0, 100))
      .map((position) => own.at(position).name);
  for (const both of ['no burpees and pull-ups', 'without pull-ups and burpees'])
    expect([both, left(both).sort()]).toEqual([both, ['Dumbbell Hang Clean and Jerk', 'Jerk']]);
  expect(left('no burpees, jerks and pull-ups')).toEqual([]);
  for (const one of ['no burpees but pull-ups', 'pull-ups and no burpees', 'pull-ups without burpees'])
    expect([one, left(one)]).toEqual([one, ['Pull-up']]);
  expect(left('no clean and jerk').sort()).toEqual(['Burpee', 'Burpee Pull-up', 'Jerk', 'Pull-up']);
});

it('finds everything for a mere "workouts"', () => {
  expect(found('wod')).toHaveLength(records.length);
  expect(found('the workouts')).toHaveLength(records.length);
});

it('takes it for a word where it is before nothing that one can leave out', () => {
  expect(found('no mercy')).toEqual([]);
  expect(found('no today')).toEqual(['No Rope Today']);
});

it('asks for a few things at most', () => {
  expect(missing(`${'no mercy '.repeat(4)}no box`)).toHaveLength(records.length);
});

it('works the names out once, however many things it asks for', () => {
  const readFor = (text: string) => {
    const names = jest.spyOn(ExerciseNames.prototype, 'names', 'get');
    found(text);
    const { length } = names.mock.calls;
    names.mockRestore();
    return length;
  };
  expect(readFor('no mercy no pity no luck')).toBe(readFor('no mercy pity luck'));
});
