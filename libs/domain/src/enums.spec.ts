import {
  EQUIPMENT, EQUIPMENT_FACTS, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPES, WOD_TYPE_LABEL,
} from './enums.js';
import type { Equipment } from './enums.js';

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

describe('enumerations', () => {
  it('has the 7 types and 3 categories of the spec, each with its word', () => {
    expect(WOD_TYPES).toEqual(['EMOM', 'AMRAP', 'ROUNDS', 'LADDER', 'TABATA', 'FOR_TIME', 'CHIPPER_EMOM']);
    expect(WOD_CATEGORIES).toEqual(['HERO', 'BENCHMARK', 'CUSTOM']);
    expect(WOD_TYPES.map((type) => WOD_TYPE_LABEL[type])).toEqual(['EMOM', 'AMRAP', 'Rounds', 'Ladder', 'Tabata', 'For Time', 'Chipper EMOM']);
    expect(WOD_CATEGORIES.map((category) => WOD_CATEGORY_LABEL[category].many)).toEqual(['Hero WODs', 'Benchmark WODs', 'Custom WODs']);
  });

  it('lists the 20 pieces of equipment in the order of the spec', () => {
    expect(EQUIPMENT).toEqual(TABLE.map(([equipment]) => equipment));
  });

  it.each(TABLE)('%s is labelled %s and takes %d seconds per rep', (equipment, label, secondsPerRep) => {
    expect(EQUIPMENT_FACTS[equipment]).toMatchObject({ label, secondsPerRep });
  });

  it('gives the first 12 an emoji of their own and the others one in common', () => {
    const emoji = EQUIPMENT.map((equipment) => EQUIPMENT_FACTS[equipment].emoji);
    expect(new Set(emoji.slice(0, 12)).size).toBe(12);
    expect(new Set(emoji.slice(12)).size).toBe(1);
    expect(emoji.slice(0, 12)).not.toContain(emoji[12]);
  });
});
