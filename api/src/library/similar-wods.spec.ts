import type { Equipment } from '@wod/domain';
import type { WodRecord } from './records.js';
import { ExerciseNames } from './search/exercise-names.js';
import { similarWods } from './similar-wods.js';
import { WodIndex } from './wod-index.js';

const EQUIPMENT_OF: Record<string, Equipment> = {
  squat: 'BODYWEIGHT',
  burpee: 'BODYWEIGHT',
  swing: 'KETTLEBELL',
  clean: 'BARBELL',
  snatch: 'BARBELL',
  thruster: 'BARBELL',
};
let made = 0;

function wod(id: string, estimatedDuration: number | undefined, exercises: string[], fields: Partial<WodRecord> = {}): WodRecord {
  made += 1;
  return {
    id,
    name: id,
    type: 'FOR_TIME',
    category: 'CUSTOM',
    estimatedDuration,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, made)).toISOString(),
    updatedAt: '',
    entries: exercises.map((exerciseId) => ({ exerciseId })),
    ...fields,
  };
}

const exerciseOf = (id: string, equipment: Equipment) => ({ equipment, names: new ExerciseNames(id, equipment) });

const similarTo = (one: WodRecord, others: WodRecord[], limit = 4) => {
  const index = new WodIndex([one, ...others], (id) => exerciseOf(id, EQUIPMENT_OF[id] ?? 'BODYWEIGHT'));
  return similarWods(index, one, limit);
};
const idsOf = (...of: Parameters<typeof similarTo>) => similarTo(...of).map(({ id }) => id);

it('has the same kit with other movements first, then the same movements, then less kit', () => {
  expect(
    idsOf(wod('one', 10, ['clean', 'squat']), [
      wod('less kit, same movement', 10, ['squat']),
      wod('less kit', 10, ['burpee']),
      wod('same movements', 10, ['clean']),
      wod('other movements', 10, ['snatch', 'burpee']),
      wod('more kit', 10, ['snatch', 'swing']),
      wod('other kit', 10, ['swing']),
    ]),
  ).toEqual(['other movements', 'same movements', 'less kit', 'less kit, same movement']);
});

it.each([
  [3, [1, 6], [7]],
  [10, [7, 13], [6, 14]],
  [20, [15, 25], [14, 26]],
  [60, [45, 75], [44, 76]],
])('takes for %i minutes those of %j, and not those of %j', (minutes, near, far) => {
  const others = [...near, ...far].map((length) => wod(String(length), length, ['burpee']));
  expect(
    idsOf(wod('one', minutes, ['squat']), [...others, wod('unknown', undefined, ['burpee'])])
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(near);
});

it('goes by the minutes in the middle, whatever the usual time ranges over', () => {
  const ranging = (id: string, middle: number, minutesLow: number, minutesHigh: number) => wod(id, middle, ['burpee'], { minutesLow, minutesHigh });
  expect(
    idsOf(wod('one', 65, ['squat'], { minutesLow: 50, minutesHigh: 80 }), [ranging('much shorter', 41, 30, 52), ranging('alike', 60, 40, 100)]),
  ).toEqual(['alike']);
});

it('says which need less kit', () => {
  const others = [wod('same', 10, ['snatch']), wod('less', 10, ['burpee'])];
  expect(similarTo(wod('one', 10, ['clean', 'squat']), others).map(({ id, needsLess }) => [id, needsLess])).toEqual([
    ['same', undefined],
    ['less', true],
  ]);
});

it('has the nearest in minutes first, of those the same type, then the newest, and no more than were asked for', () => {
  const others = [
    wod('far', 12, ['burpee']),
    wod('old', 11, ['burpee']),
    wod('new', 9, ['burpee']),
    wod('other type', 11, ['burpee'], { type: 'AMRAP' }),
    wod('exact', 10, ['burpee']),
  ];
  expect(idsOf(wod('one', 10, ['squat']), others, 9)).toEqual(['exact', 'new', 'old', 'other type', 'far']);
  expect(idsOf(wod('one', 10, ['squat']), others, 2)).toEqual(['exact', 'new']);
});

it('goes by the kit alone where no length is known', () => {
  expect(idsOf(wod('one', undefined, ['clean']), [wod('known', 40, ['snatch']), wod('unknown', undefined, ['thruster'])])).toEqual([
    'unknown',
    'known',
  ]);
});

it('has nothing where nothing fits', () => {
  expect(idsOf(wod('one', 10, ['squat']), [wod('long', 40, ['burpee']), wod('heavy', 10, ['clean'])])).toEqual([]);
});

it('says what a line of it needs', () => {
  expect(
    similarTo(wod('one', 10, ['clean', 'squat']), [wod('two', 9, ['snatch', 'burpee', 'burpee'], { type: 'LADDER', repScheme: '21-15-9' })]),
  ).toEqual([
    { id: 'two', name: 'two', type: 'LADDER', category: 'CUSTOM', minutes: 9, equipment: ['BODYWEIGHT', 'BARBELL'], headline: '21-15-9 for time' },
  ]);
});
