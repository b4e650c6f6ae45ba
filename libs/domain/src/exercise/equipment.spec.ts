import { EQUIPMENT, EQUIPMENT_FACTS, equipmentOf, equipmentOfMovement, kitOf, secondsPerMetre, secondsPerRep } from './equipment.js';
import type { Equipment } from './equipment.js';

// spec 3: label, spec 9: seconds per rep
const TABLE: [Equipment, string, number][] = [
  ['BODYWEIGHT', 'Bodyweight', 2],
  ['KETTLEBELL', 'Kettlebell', 3],
  ['BARBELL', 'Barbell', 4],
  ['BAND', 'Resistance Band', 2.5],
  ['MEDICINE_BALL', 'Medicine Ball', 2.5],
  ['DUMBBELL', 'Dumbbell', 3],
  ['DIP_BAR', 'Dip Bar', 3],
  ['PULL_UP_BAR', 'Pull-up Bar', 3],
  ['JUMP_ROPE', 'Jump Rope', 1],
  ['ROPE', 'Rope', 4],
  ['SAND_BAG', 'Sand Bag', 3.5],
  ['STAIRS', 'Stairs', 2],
  ['BOX', 'Box', 2.5],
  ['ROWER', 'Rower', 3],
  ['ASSAULT_BIKE', 'Assault Bike', 3],
  ['SKI_ERG', 'Ski Erg', 3],
  ['RINGS', 'Rings', 3.5],
  ['GHD', 'GHD', 3],
  ['SLED', 'Sled', 4],
  ['AB_MAT', 'Ab Mat', 2],
];

describe('EQUIPMENT', () => {
  it('lists the 20 pieces of equipment in the order of the spec', () => {
    expect(EQUIPMENT).toEqual(TABLE.map(([equipment]) => equipment));
  });

  it.each(TABLE)('%s is labelled %s and takes %d seconds per rep', (equipment, label, secondsPerRep) => {
    expect(EQUIPMENT_FACTS[equipment]).toMatchObject({ label, secondsPerRep });
  });

  it('gives the first 12 an emoji of their own and the others one in common', () => {
    const emoji = EQUIPMENT.map((equipment) => EQUIPMENT_FACTS[equipment].emoji);
    for (const each of emoji) expect(each).toMatch(/^\p{Extended_Pictographic}/u);
    expect(new Set(emoji.slice(0, 12)).size).toBe(12);
    expect(new Set(emoji.slice(12)).size).toBe(1);
    expect(emoji.slice(0, 12)).not.toContain(emoji[12]);
  });
});

const wod = (...equipment: Equipment[]) => ({ exercises: equipment.map((one) => ({ exercise: { equipment: one } })) });

describe('equipment of a WOD', () => {
  it('lists each once in the order of the enumeration', () => {
    expect(equipmentOf(wod('ROWER', 'BARBELL', 'BODYWEIGHT', 'BARBELL'))).toEqual(['BODYWEIGHT', 'BARBELL', 'ROWER']);
    expect(equipmentOf(wod())).toEqual([]);
  });

  it('has a second piece that a movement needs, and nothing else that one needs', () => {
    expect(equipmentOfMovement({ equipment: 'KETTLEBELL', needs: ['PLATES', 'BOX', 'DUMBBELL', 'KETTLEBELL'] })).toEqual([
      'KETTLEBELL',
      'DUMBBELL',
      'BOX',
    ]);
    expect(equipmentOf({ exercises: [{ exercise: { equipment: 'DUMBBELL', needs: ['BOX', 'PARTNER'] } }] })).toEqual(['DUMBBELL', 'BOX']);
  });

  it('needs no kit for bodyweight', () => {
    expect(kitOf(wod('ROWER', 'BODYWEIGHT', 'BARBELL'))).toEqual(['BARBELL', 'ROWER']);
    expect(kitOf(wod('BODYWEIGHT'))).toEqual([]);
  });
});

describe('pace', () => {
  it.each([
    ['ROWER', 0.25],
    ['SKI_ERG', 0.25],
    ['ASSAULT_BIKE', 0.15],
    ['SLED', 1],
  ])('%s takes %d seconds per metre', (equipment, seconds) => {
    expect(secondsPerMetre(equipment)).toBe(seconds);
  });

  it('is 0.3 seconds per metre with any other', () => {
    const others = EQUIPMENT.filter((equipment) => !['ROWER', 'SKI_ERG', 'ASSAULT_BIKE', 'SLED'].includes(equipment));
    expect(new Set([...others, 'HOVERBOARD'].map(secondsPerMetre))).toEqual(new Set([0.3]));
  });

  it('is 3 seconds per rep with equipment that is not in the list', () => {
    expect(secondsPerRep('HOVERBOARD')).toBe(3);
    expect(secondsPerRep('JUMP_ROPE')).toBe(1);
  });
});
