import { boardText, writeBoard } from './board.js';
import type { Level } from './board-choice.js';
import { insteadAt, scalingText, type ScaledEntry } from './level.js';
import { levelText } from './level-text.js';

type Texts = Partial<Pick<ScaledEntry, 'scaled' | 'beginner'>>;

const line = (exercise: ScaledEntry['exercise'], fields: Partial<ScaledEntry>, level: Level = 'scaled', unit: 'kg' | 'lb' = 'kg') =>
  boardText(writeBoard({ type: 'FOR_TIME', exercises: [{ exercise, ...fields }] }, unit, insteadAt(level)))[1];

const THRUSTER = { name: 'Thruster', scaled: 'About two thirds of Rx', beginner: 'Empty bar or light dumbbells' };
const PULL_UP = { name: 'Pull-up', scaled: 'Jumping or banded pull-up', beginner: 'Ring row' };
const LOADS = { weight: 43, womenWeight: 29.5 };

test('a movement gives way to another one', () => {
  expect(line(PULL_UP, {}, 'rx')).toBe('Pull-up');
  expect(line(PULL_UP, {})).toBe('Jumping or banded pull-up (instead of Pull-up)');
  expect(line(PULL_UP, { reps: 100 })).toBe('100 jumping or banded pull-ups (instead of pull-ups)');
  expect(line(PULL_UP, { reps: 100 }, 'beginner')).toBe('100 ring rows (instead of pull-ups)');
});

test('a load follows the one that is prescribed, in the chosen unit', () => {
  expect(line(THRUSTER, LOADS)).toBe('Thruster – about two thirds of 43 / 29.5 kg');
  expect(line(THRUSTER, LOADS, 'scaled', 'lb')).toBe('Thruster – about two thirds of 95 / 65 lb');
  expect(line(THRUSTER, {})).toBe('Thruster – about two thirds of Rx');
  expect(line(THRUSTER, LOADS, 'beginner')).toBe('Thruster – empty bar or light dumbbells (instead of 43 / 29.5 kg)');
});

test.each([
  ['Burpee', 'Step back and in, no jump', { reps: 10 }, '10 burpees – step back and in, no jump'],
  ['Box Jump', 'Lower box and step down', { reps: 10, notes: '24/20 in box' }, '10 box jumps – lower box and step down (instead of 60/50 cm box)'],
  ['Box Step-up', 'Box step-up without load', { reps: 10, weight: 20, notes: '20 in box' }, '10 box step-ups without load (instead of box step-ups 20 kg 50 cm box)'],
  ['Run', 'Half the distance', { distance: 400 }, '400 m run – half the distance'],
  ['Row', 'Walk, or walk and jog in turns', { distance: 400 }, '400 m walk, or walk and jog in turns (instead of row)'],
  ['Kettlebell Snatch', 'Russian kettlebell swing, light', { reps: 5, weight: 24 }, '5 Russian kettlebell swing, light (instead of kettlebell snatches 24 kg)'],
  ['Barbell Row', 'Ring row or light dumbbells', { reps: 5 }, '5 ring row or light dumbbells (instead of barbell rows)'],
  ['Lunge', 'Reverse lunge with a hand on a chair', { reps: 5, notes: 'alternate legs' }, '5 reverse lunges with a hand on a chair – alternate legs (instead of lunges)'],
] as const)('%s: %s', (name, scaled, fields, written) => {
  expect(line({ name, scaled }, fields)).toBe(written);
});

test.each<[Texts, Texts, Level, string]>([
  [{ scaled: 'Band' }, { scaled: 'Ring row' }, 'scaled', 'Band (instead of Pull-up)'],
  [{}, { scaled: 'Ring row' }, 'scaled', 'Ring row (instead of Pull-up)'],
  [{ scaled: 'Band' }, { beginner: 'Ring row' }, 'beginner', 'Ring row (instead of Pull-up)'],
  [{}, { scaled: 'Ring row' }, 'beginner', 'Ring row (instead of Pull-up)'],
  [{}, { beginner: 'Ring row' }, 'scaled', 'Pull-up'],
  [{ scaled: 'Band' }, { scaled: 'Ring row' }, 'rx', 'Pull-up'],
])('the line says %j, its exercise %j: %s', (own, exercise, level, written) => {
  expect(line({ name: 'Pull-up', ...exercise }, own, level)).toBe(written);
});

test('a level in words names the whole, then each movement once', () => {
  const wod = { scaled: 'Five rounds', exercises: [{ exercise: THRUSTER, ...LOADS }, { exercise: PULL_UP }, { exercise: PULL_UP }, { exercise: { name: 'Run' } }] };
  expect(levelText(wod, 'rx', 'kg')).toEqual([]);
  expect(levelText(wod, 'scaled', 'lb')).toEqual(['Five rounds', 'Thruster: about two thirds of 95 / 65 lb', 'Pull-up: jumping or banded pull-up']);
  expect(levelText(wod, 'beginner', 'kg')).toEqual(['Five rounds', 'Thruster: empty bar or light dumbbells', 'Pull-up: ring row']);
  expect(scalingText(wod, 'rx')).toBeUndefined();
});
