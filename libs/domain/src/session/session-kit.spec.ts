import type { Equipment } from '../exercise/equipment.js';
import { sessionKit } from './session-kit.js';

const entry = (equipment: Equipment, weight?: number, womenWeight?: number) => ({
  id: '1', exercise: { id: '1', name: equipment, equipment }, weight, womenWeight,
});
const wod = (...exercises: ReturnType<typeof entry>[]) => ({ exercises });

it('lists each equipment once, with its loads from light to heavy', () => {
  expect(sessionKit([
    wod(entry('BOX'), entry('BARBELL', 60, 40), entry('BODYWEIGHT')),
    wod(entry('BARBELL', 43, 29.5), entry('BARBELL', 60, 40), entry('KETTLEBELL', 24), entry('DUMBBELL', undefined, 10)),
  ], 'kg')).toEqual([
    { equipment: 'KETTLEBELL', loads: ['24 kg'] },
    { equipment: 'BARBELL', loads: ['43 / 29.5 kg', '60 / 40 kg'] },
    { equipment: 'DUMBBELL', loads: ['women 10 kg'] },
    { equipment: 'BOX', loads: [] },
  ]);
});

it('sorts equal loads by the women’s', () => {
  expect(sessionKit([wod(entry('BARBELL', 60, 45), entry('BARBELL', 60, 40), entry('BARBELL', 60))], 'kg')).toEqual([
    { equipment: 'BARBELL', loads: ['60 kg', '60 / 40 kg', '60 / 45 kg'] },
  ]);
});

it('needs nothing for bodyweight', () => {
  expect(sessionKit([wod(entry('BODYWEIGHT', 10)), wod()], 'kg')).toEqual([]);
});

it('says loads in pounds', () => {
  expect(sessionKit([wod(entry('BARBELL', 43, 29.5))], 'lb')).toEqual([{ equipment: 'BARBELL', loads: ['95 / 65 lb'] }]);
});
