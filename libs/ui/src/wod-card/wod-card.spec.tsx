import { wodSummary, type Equipment, type Wod, type WodEntry } from '@wod/domain';
import { render, screen, within } from '@testing-library/react';
import { WodCard } from './wod-card';

let ids = 0;

function entry(name: string, fields: Partial<WodEntry> = {}, equipment: Equipment = 'BODYWEIGHT'): WodEntry {
  ids += 1;
  return { id: `e${ids}`, exerciseId: `x${ids}`, exercise: { id: `x${ids}`, name, equipment }, ...fields };
}

const fran: Wod = {
  id: 'fran',
  name: 'Fran',
  type: 'LADDER',
  category: 'BENCHMARK',
  repScheme: '21-15-9',
  estimatedDuration: 6,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  exercises: [entry('Thruster', { weight: 43, womenWeight: 29.5 }, 'BARBELL'), entry('Pull-up', {}, 'PULL_UP_BAR')],
};

const show = (wod: Wod) => render(<WodCard wod={wodSummary(wod)} unit="kg" title={<a href={`/wods/${wod.id}`}>{wod.name}</a>} />);
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());

test('reads like the whiteboard', () => {
  show(fran);
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Ladder')).toBeVisible();
  expect(card.getByText('Benchmark')).toBeVisible();
  expect(card.getByRole('heading', { level: 2, name: 'Fran' })).toBeVisible();
  expect(card.getByText('21-15-9 for time')).toBeVisible();
  expect(card.getByText('Barbell, Pull-up Bar')).toBeVisible();
  expect(card.getByText('~6 min')).toBeVisible();
  expect(card.getByText('Quick')).toBeVisible();
});

test('the name is the one link', () => {
  show(fran);
  expect(screen.getByRole('link')).toHaveAccessibleName('Fran');
});

test('both loads stand together, once', () => {
  show(fran);
  expect(lines()[0]).toBe('Thruster 43 / 29.5 kg');
});

test('loads are in pounds where that is chosen', () => {
  render(<WodCard wod={wodSummary(fran)} unit="lb" title="Fran" />);
  expect(screen.getByText('95 / 65 lb')).toBeVisible();
});

test('amount, movement, load and note make a line, however long the note is', () => {
  show({
    ...fran,
    type: 'FOR_TIME',
    exercises: [
      entry('Run', { distance: 1609, unit: 'MILES' }),
      entry('Wall-ball Shot', { isMax: true, duration: 60, weight: 9, notes: 'count only those that touch the line, 10 ft target' }),
      entry('Deadlift', { reps: 10, womenWeight: 70.5 }),
    ],
  });
  expect(lines()).toEqual([
    '1 mile run',
    'max reps wall-ball shots 1 min, count only those that touch the line, 3 m target 9 kg',
    '10 deadlifts women 70.5 kg',
  ]);
});

test('parts of several rounds say so', () => {
  show({
    ...fran,
    type: 'FOR_TIME',
    exercises: [
      entry('Burpee', { reps: 8, part: 1, partRounds: 3 }),
      entry('Run', { distance: 1000, part: 2 }),
      entry('Deadlift', { reps: 10, part: 3, partRounds: 5 }),
    ],
  });
  expect(lines()).toEqual(['3 rounds 8 burpees', '8 burpees', '1,000 m run', '5 rounds 10 deadlifts', '10 deadlifts']);
});

test('six movements fit; of more the rest is counted', () => {
  const many = Array.from({ length: 10 }, (_, index) => entry(`Movement ${index + 1}`, { duration: 50 }));
  const { unmount } = show({ ...fran, type: 'FOR_TIME', exercises: many.slice(0, 6) });
  expect(lines()).toHaveLength(6);
  expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
  unmount();
  show({ ...fran, type: 'FOR_TIME', exercises: many });
  expect(lines()).toEqual([1, 2, 3, 4, 5].map((n) => `50 s Movement ${n}`));
  expect(screen.getByText('+5 more')).toBeVisible();
});

test('a part whose lines do not fit is not announced', () => {
  show({
    ...fran,
    type: 'FOR_TIME',
    exercises: [
      ...Array.from({ length: 5 }, () => entry('Run', { distance: 400, part: 1 })),
      entry('Burpee', { reps: 10, part: 2, partRounds: 3 }),
      entry('Deadlift', { reps: 10, part: 2, partRounds: 3 }),
    ],
  });
  expect(lines()).toEqual(Array.from({ length: 5 }, () => '400 m run'));
  expect(screen.getByText('+2 more')).toBeVisible();
});

test.each<[Equipment[], string]>([
  [['BODYWEIGHT'], 'Bodyweight'],
  [['BODYWEIGHT', 'KETTLEBELL'], 'Kettlebell'],
  [['BARBELL', 'BOX', 'ROWER'], 'Barbell, Box, Rower'],
  [['BARBELL', 'MEDICINE_BALL', 'BOX', 'ROWER'], 'Barbell, Medicine Ball +2'],
])('%j reads as "%s"', (equipment, text) => {
  show({ ...fran, exercises: equipment.map((item) => entry('Movement', {}, item)) });
  expect(screen.getByText(text)).toBeVisible();
});

test('says what is needed besides equipment, and plates in place of a barbell', () => {
  const carry = entry('Carry', {}, 'BARBELL');
  show({ ...fran, team: 2, exercises: [{ ...carry, exercise: { ...carry.exercise, needs: ['PLATES'] } }] });
  expect(screen.getByText('Partner, Plates')).toBeVisible();
});

test('a workout without an estimate shows no time', () => {
  show({ ...fran, estimatedDuration: undefined });
  expect(screen.queryByText(/min$/)).not.toBeInTheDocument();
});
