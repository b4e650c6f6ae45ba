import type { WodEntry } from '../wod/wod.js';
import type { ClockWod } from './programme.js';
import { taskLine } from './task-line.js';

const thruster: WodEntry = {
  id: '1',
  exerciseId: '1',
  exercise: { id: '1', name: 'Thruster', equipment: 'BARBELL', scaled: 'Dumbbell thruster' },
  weight: 43,
  womenWeight: 29.5,
  part: 2,
  partName: 'Then',
  minute: 3,
  restAfter: 60,
};
const wod: ClockWod = { type: 'LADDER', exercises: [thruster] };

it('is the line alone, with the reps of its rung', () => {
  expect(taskLine(wod, { entry: 0, reps: 21 }, 'kg', 'rx')).toMatchObject({ amount: '21', movement: 'thrusters', load: { chosen: '43 / 29.5 kg' } });
  expect(taskLine(wod, { entry: 0 }, 'lb', 'rx')).toMatchObject({ amount: '', movement: 'Thruster', load: { chosen: '95 / 65 lb' } });
  expect(taskLine(wod, { entry: 0, reps: 9 }, 'kg', 'scaled')).toMatchObject({ movement: 'dumbbell thrusters' });
});

it('is nothing where the WOD has no such entry', () => {
  expect(taskLine(wod, { entry: 1 }, 'kg', 'rx')).toBeUndefined();
});

it('says nothing in general where the WOD says itself what to do at a level', () => {
  expect(taskLine({ ...wod, scaled: '15-12-9' }, { entry: 0, reps: 21 }, 'kg', 'scaled')).toMatchObject({
    movement: 'thrusters',
    load: { chosen: '43 / 29.5 kg' },
  });
});

it('knows no share of what a Tabata asks for', () => {
  const row: WodEntry = {
    ...thruster,
    exercise: { id: '2', name: 'Row', equipment: 'ROWER', scaled: 'About two thirds of the distance or calories' },
    weight: undefined,
    womenWeight: undefined,
  };
  expect(taskLine({ type: 'TABATA', exercises: [row] }, { entry: 0 }, 'kg', 'scaled')).not.toHaveProperty('way');
});
