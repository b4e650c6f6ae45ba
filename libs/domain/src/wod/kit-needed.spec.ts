import type { Equipment } from '../exercise/equipment.js';
import type { KitItem } from '../exercise/needs.js';
import { kitNeededBy, needsOf, piecesEach } from './kit-needed.js';

const movement = (equipment: Equipment, ...needs: KitItem[]) => ({ exercise: { equipment, needs } });

it.each<[what: string, wod: Parameters<typeof kitNeededBy>[0], kit: KitItem[]]>([
  ['nothing', { exercises: [] }, []],
  ['no kit', { exercises: [movement('BODYWEIGHT'), { exercise: { equipment: 'BODYWEIGHT' } }] }, []],
  ['each piece once, in the order of the enumeration', { exercises: [movement('BOX'), movement('BARBELL'), movement('BOX')] }, ['BARBELL', 'BOX']],
  ['a pool', { exercises: [movement('BODYWEIGHT', 'POOL')] }, ['POOL']],
  ['plates in place of a barbell', { exercises: [movement('BARBELL', 'PLATES')] }, ['PLATES']],
  ['plates beside a barbell', { exercises: [movement('BARBELL', 'PLATES'), movement('BARBELL')] }, ['BARBELL', 'PLATES']],
  ['plates beside other equipment', { exercises: [movement('SLED', 'PLATES')] }, ['SLED', 'PLATES']],
  ['a second piece of equipment', { exercises: [movement('DUMBBELL', 'BOX'), movement('BOX')] }, ['DUMBBELL', 'BOX']],
  ['a partner, for a team', { team: 2, exercises: [movement('BODYWEIGHT')] }, ['PARTNER']],
  ['no partner, for one', { team: 1, exercises: [] }, []],
  ['a partner, for what nobody does alone', { exercises: [movement('BODYWEIGHT', 'PARTNER')] }, ['PARTNER']],
  ['a vest', { vestWeight: 9, exercises: [] }, ['VEST']],
  ['a vest, of women', { womenVestWeight: 6, isVestOptional: false, exercises: [] }, ['VEST']],
  ['no vest where it is optional', { vestWeight: 9, isVestOptional: true, exercises: [] }, []],
  ['no vest of no weight', { vestWeight: 0, exercises: [] }, []],
  ['what is carried', { needs: ['RUCKSACK', 'MEDICINE_BALL'], exercises: [movement('BODYWEIGHT')] }, ['MEDICINE_BALL', 'RUCKSACK']],
])('%s', (_, wod, kit) => {
  expect(kitNeededBy(wod)).toEqual(kit);
});

it.each<[what: string, wod: Parameters<typeof needsOf>[0], needs: KitItem[]]>([
  ['nothing', { exercises: [movement('BARBELL'), movement('BODYWEIGHT')] }, []],
  ['what no exercise has', { team: 2, needs: ['MEDICINE_BALL', 'KETTLEBELL'], exercises: [movement('KETTLEBELL')] }, ['MEDICINE_BALL', 'PARTNER']],
  ['plates', { exercises: [movement('BARBELL', 'PLATES')] }, ['PLATES']],
  ['nothing that is equipment of a movement', { exercises: [movement('DUMBBELL', 'BOX')] }, []],
])('besides equipment: %s', (_, wod, needs) => {
  expect(needsOf(wod)).toEqual(needs);
});

it.each<[number, (string | undefined)[]]>([
  [
    2,
    [
      'pair of dumbbells',
      'pair of dumbbells at the shoulders',
      'Pair of dumbbells, 20 in box',
      'two kettlebells',
      'two light dumbbells',
      'two 22.5 kg dumbbells',
      'one kettlebell in each hand',
      'one in each hand',
      'one barbell per hand',
      '2 dumbbells',
      '2x KB',
      '2 × 22.5 kg',
      '2x35 lb',
      'double dumbbell',
      '2x',
      '2x, each side',
      '24/20 in box, 2x',
      'double',
      '2 22.5 kg dumbbells',
      '2 x 22.5 kg dumbbells',
      '2x 24kg kettlebells',
      '2KB',
      '2-dumbbell',
    ],
  ],
  [
    1,
    [
      undefined,
      'one dumbbell, both hands',
      'single arm, 7 each side',
      '10 each arm',
      'hands on the dumbbells',
      'two rounds',
      '2 seconds down',
      '2 x 10, alternate legs',
      'both partners carry a plate',
      'each partner',
      '2 of them, then 4, 6, …',
      'pair up',
      '22.5 kg',
      'two-handed kettlebell swing',
      'two arms, one dumbbell',
      '1x',
      '12x',
      '2x each side',
      '2 sets',
      'double-unders between',
      '22.5 kg dumbbell',
      '24 kg kettlebell',
      'women 25 lb dumbbells',
      '2.5 kg dumbbell',
      'add 2 kg dumbbell',
      '20 kg barbell, any way',
    ],
  ],
])('takes %d of it at once', (pieces, notes) => {
  for (const one of notes) expect([one, piecesEach({ notes: one, exercise: { name: 'Thruster' } })]).toEqual([one, pieces]);
});

it.each<[number, string, string | undefined]>([
  [2, 'Dumbbell Farmers Carry', undefined],
  [2, "Farmer's Walk", 'running'],
  [2, 'Barbell Farmers Carry', 'one barbell per hand'],
  [1, 'Barbell Farmers Carry', 'single arm'],
  [1, 'Kettlebell Farmers Carry', 'one kettlebell'],
  [1, 'Dumbbell Suitcase Carry', undefined],
])('takes %d for a %s (%s)', (pieces, name, notes) => {
  expect(piecesEach({ notes, exercise: { name } })).toBe(pieces);
});
