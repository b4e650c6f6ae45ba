import { exerciseChanges, type FormerWod, shortened, wodChanges } from './differences.js';

const fran: FormerWod = {
  wod: { name: 'Fran', type: 'LADDER', repScheme: '21-15-9', category: 'BENCHMARK', isVestOptional: false, updatedAt: '2026-01-01' },
  entries: [
    { exerciseId: 't', exercise: { name: 'Thruster' }, weight: 43, womenWeight: 29.5 },
    { exerciseId: 'p', exercise: { name: 'Pull-up' }, scaled: 'Ring rows' },
  ],
};
const [thruster, pullUp] = fran.entries as [FormerWod['entries'][number], FormerWod['entries'][number]];

it.each<[string, FormerWod, [string, string[], string[]][]]>([
  ['nothing', { ...fran, wod: { ...fran.wod, updatedAt: '2026-02-01', version: 2 } }, []],
  [
    'a text',
    { ...fran, wod: { ...fran.wod, name: 'Franziska', description: 'One\nTwo' } },
    [
      ['Name', ['Fran'], ['Franziska']],
      ['Description', [], ['One', 'Two']],
    ],
  ],
  [
    'words of a list',
    { ...fran, wod: { ...fran.wod, category: 'CUSTOM', score: 'TIME' } },
    [
      ['Category', ['Benchmark'], ['Custom']],
      ['Score', [], ['Time']],
    ],
  ],
  [
    'loads, times and flags',
    { ...fran, wod: { ...fran.wod, vestWeight: 9, restBetweenRounds: 60, isVestOptional: true } },
    [
      ['Rest between rounds', [], ['60 seconds']],
      ['Vest', [], ['9 kg']],
      ['Optional vest', [], ['Yes']],
    ],
  ],
  [
    'several values',
    { ...fran, wod: { ...fran.wod, aka: ['Frances', 'F'], needs: ['ROPE'] } },
    [
      ['Needs', [], ['Rope']],
      ['Other names', [], ['Frances', 'F']],
    ],
  ],
  [
    'a line of the board',
    { ...fran, entries: [{ ...thruster, weight: 40 }, pullUp] },
    [['Movements', ['Thruster 43 / 29.5 kg (95/65 lb)'], ['Thruster 40 / 29.5 kg (90/65 lb)']]],
  ],
  ['lines that came and went', { ...fran, entries: [pullUp] }, [['Movements', ['Thruster 43 / 29.5 kg (95/65 lb)'], []]]],
  [
    'an order',
    { ...fran, entries: [pullUp, thruster] },
    [['Movements', ['Thruster 43 / 29.5 kg (95/65 lb)', 'Pull-up'], ['Pull-up', 'Thruster 43 / 29.5 kg (95/65 lb)']]],
  ],
  ['another movement', { ...fran, entries: [thruster, { ...pullUp, exercise: { name: 'Thruster' } }] }, [['Movements', ['Pull-up'], ['Thruster']]]],
  ['an absent value, an empty list and an empty text', { ...fran, wod: { ...fran.wod, aka: [], description: '', anyOrder: false, score: null } }, []],
  [
    'what no line shows',
    { ...fran, entries: [thruster, { ...pullUp, scaled: 'Jumping pull-ups' }] },
    [['Pull-up: Scaled', ['Ring rows'], ['Jumping pull-ups']]],
  ],
])('says what differs between two states of a WOD: %s', (_, after, changes) => {
  expect(wodChanges(fran, after).map(({ field, before, after: now }) => [field, before, now])).toEqual(changes);
});

it('says what differs between two states of an exercise', () => {
  const before = { name: 'Row', equipment: 'ROWER', needsReview: true };
  expect(exerciseChanges(before, { ...before, equipment: 'BODYWEIGHT', aliases: ['Rowing'], needsReview: false })).toEqual([
    { field: 'Equipment', before: ['Rower'], after: ['Bodyweight'] },
    { field: 'Other names', before: [], after: ['Rowing'] },
    { field: 'To be reviewed', before: ['Yes'], after: [] },
  ]);
});

it('shows the beginning of long texts, and the first of many changes', () => {
  const [change] = shortened(exerciseChanges({ name: 'Row' }, { name: 'Row', description: 'x'.repeat(300) }));
  expect(change).toEqual({ field: 'Description', before: [], after: [`${'x'.repeat(199)}…`] });
  const lines = Array.from({ length: 60 }, (_, at) => `${at}`);
  const many = shortened(lines.map((field) => ({ field, before: [], after: lines })));
  expect([many.length, many[0]?.after.length]).toEqual([40, 40]);
});
