import { EQUIPMENT } from './enums.js';
import type { Equipment } from './enums.js';
import { equipmentOf, kitOf, secondsPerMetre, secondsPerRep } from './equipment.js';

const wod = (...equipment: Equipment[]) => ({ exercises: equipment.map((one) => ({ exercise: { equipment: one } })) });

describe('equipment of a WOD', () => {
  it('lists each once in the order of the enumeration', () => {
    expect(equipmentOf(wod('ROWER', 'BARBELL', 'BODYWEIGHT', 'BARBELL'))).toEqual(['BODYWEIGHT', 'BARBELL', 'ROWER']);
    expect(equipmentOf(wod())).toEqual([]);
  });

  it('needs no kit for bodyweight', () => {
    expect(kitOf(wod('ROWER', 'BODYWEIGHT', 'BARBELL'))).toEqual(['BARBELL', 'ROWER']);
    expect(kitOf(wod('BODYWEIGHT'))).toEqual([]);
  });
});

describe('pace', () => {
  it.each([['ROWER', 0.25], ['SKI_ERG', 0.25], ['ASSAULT_BIKE', 0.15], ['SLED', 1]])('%s takes %d seconds per metre', (equipment, seconds) => {
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
