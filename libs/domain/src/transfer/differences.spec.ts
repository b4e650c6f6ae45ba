import { exerciseDifferences, wodDifferences } from './differences.js';

const fran = { name: 'Fran', type: 'LADDER', category: 'BENCHMARK', repScheme: '21-15-9', minutesAreOwn: false, estimatedDuration: 6, exercises: [{ exercise: 'Thruster', weight: 43 }, { exercise: 'Pull-up' }] };

it('an estimate, a flag that isn’t set, an empty list and a category that is left out are no difference', () => {
  const after = { ...fran, category: undefined, estimatedDuration: undefined, aka: [], anyOrder: false, description: '' };
  expect(wodDifferences(fran, after)).toEqual([]);
});

it('names what differs, field by field', () => {
  const after = { ...fran, name: 'Frán', minutesAreOwn: true, aka: ['a', 'b'], exercises: [{ exercise: 'Thruster', weight: 42.5, isMax: true }, { exercise: 'Ring Row' }, { exercise: 'Run' }] };
  expect(wodDifferences(fran, after)).toEqual([
    { label: 'Name', before: 'Fran', after: 'Frán' }, { label: 'Estimated duration', after: '6' }, { label: 'Own minutes', after: 'yes' },
    { label: 'Other names', after: 'a, b' }, { label: 'Exercise 1: As many as possible', after: 'yes' }, { label: 'Exercise 1: Weight', before: '43', after: '42.5' },
    { label: 'Exercise 2', before: 'Pull-up', after: 'Ring Row' }, { label: 'Exercise 3', after: 'Run' },
  ]);
});

it('shows the beginning of long texts, and the first of many changes', () => {
  const [change] = exerciseDifferences({ name: 'Row', equipment: 'ROWER' }, { name: 'Row', equipment: 'ROWER', description: 'x'.repeat(300) });
  expect(change).toEqual({ label: 'Description', after: `${'x'.repeat(199)}…` });
  const many = Array.from({ length: 60 }, (_, at) => ({ exercise: `E${at}` }));
  expect(wodDifferences({ exercises: many }, { exercises: [] })).toHaveLength(40);
});
