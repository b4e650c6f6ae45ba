import type { Equipment } from '../exercise/equipment.js';
import { sessionKit } from './session-kit.js';

type Entry = Parameters<typeof sessionKit>[0][number]['exercises'][number];

const entry = (equipment: Equipment, weight?: number, womenWeight?: number): Entry => ({
  id: '1',
  exercise: { id: '1', name: equipment, equipment },
  weight,
  womenWeight,
});
const wod = (...exercises: Entry[]) => ({ exercises });

it('lists each equipment once, with its loads from light to heavy', () => {
  expect(
    sessionKit(
      [
        wod(entry('BOX'), entry('BARBELL', 60, 40), entry('BODYWEIGHT')),
        wod(entry('BARBELL', 43, 29.5), entry('BARBELL', 60, 40), entry('KETTLEBELL', 24), entry('DUMBBELL', undefined, 10)),
      ],
      'kg',
    ),
  ).toEqual([
    { item: 'KETTLEBELL', loads: ['24 kg'] },
    { item: 'BARBELL', loads: ['43 / 29.5 kg', '60 / 40 kg'] },
    { item: 'DUMBBELL', loads: ['women 10 kg'] },
    { item: 'BOX', loads: [] },
  ]);
});

it('sorts equal loads by the women’s', () => {
  expect(sessionKit([wod(entry('BARBELL', 60, 45), entry('BARBELL', 60, 40), entry('BARBELL', 60))], 'kg')).toEqual([
    { item: 'BARBELL', loads: ['60 kg', '60 / 40 kg', '60 / 45 kg'] },
  ]);
});

it('names what is needed besides, and plates beside their barbell', () => {
  const plates = { id: '1', exercise: { id: '1', name: 'Plate carry', equipment: 'BARBELL' as const, needs: ['PLATES' as const] }, weight: 20 };
  expect(
    sessionKit(
      [
        { ...wod(plates), team: 2 },
        { ...wod(entry('BODYWEIGHT')), needs: ['MEDICINE_BALL', 'BARBELL'], vestWeight: 9 },
      ],
      'kg',
    ),
  ).toEqual([
    { item: 'BARBELL', loads: ['20 kg'] },
    { item: 'MEDICINE_BALL', loads: [] },
    { item: 'PARTNER', loads: [] },
    { item: 'VEST', loads: [] },
    { item: 'PLATES', loads: [] },
  ]);
});

it('says where everybody takes a pair', () => {
  const pair = { ...entry('DUMBBELL', 15, 10), notes: 'pair of dumbbells' };
  expect(
    sessionKit([wod(entry('DUMBBELL', 15, 10), pair, entry('DUMBBELL', 22.5, 15), { ...entry('KETTLEBELL'), notes: 'two kettlebells' })], 'kg'),
  ).toEqual([
    { item: 'KETTLEBELL', loads: ['2 each'] },
    { item: 'DUMBBELL', loads: ['15 / 10 kg (2 each)', '22.5 / 15 kg'] },
  ]);
});

it('needs nothing for bodyweight', () => {
  expect(sessionKit([wod(entry('BODYWEIGHT', 10)), wod()], 'kg')).toEqual([]);
});

it('says loads in pounds', () => {
  expect(sessionKit([wod(entry('BARBELL', 43, 29.5))], 'lb')).toEqual([{ item: 'BARBELL', loads: ['95 / 65 lb'] }]);
});
