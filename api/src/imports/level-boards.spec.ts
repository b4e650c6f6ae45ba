import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { boardText, insteadAt, levelText, type Level, type ScaledEntry, type WeightUnit, writeBoard } from '@wod/domain';
import { predefinedInput } from './predefined-input.js';

const exercises = new Map<string, ScaledEntry['exercise']>(predefinedExercises.map((exercise) => [exercise.name, exercise]));
const subjects = predefinedWods.map((wod) => {
  const input = predefinedInput(wod, (name) => name);
  return {
    ...input,
    exercises: input.exercises.map((entry) => ({ ...entry, exercise: exercises.get(entry.exerciseId) ?? { name: entry.exerciseId } })),
  };
});

function board(name: string, level: Level, unit: WeightUnit = 'kg'): string[] {
  const subject = subjects.find((wod) => wod.name === name);
  return subject
    ? boardText(writeBoard(subject, unit, insteadAt(level)))
        .slice(1)
        .map((line) => line.trim())
    : [];
}

it('says one thing, on the lines', () => {
  expect(board('Lunge Tax', 'scaled')).toEqual(['100 walking lunges (instead of 150)', 'at the start of every minute', '3 burpees (instead of 4)']);
  expect(board('Skip Day', 'scaled')[0]).toBe('80 single-unders (instead of 40 double-unders)');
  expect(board('Open 26.2', 'scaled').slice(0, 3)).toEqual([
    '80 ft dumbbell overhead lunge – 15 / 10 kg, at the shoulder, one dumbbell (instead of 22.5 / 15 kg)',
    '20 dumbbell snatches – 15 / 10 kg, one dumbbell, alternate arms (instead of 22.5 / 15 kg)',
    '20 jumping pull-ups (instead of pull-ups)',
  ]);
  expect(board('Open 26.2', 'scaled').at(-1)).toBe('20 chest-to-bar pull-ups (instead of ring muscle-ups)');
  expect(board('Open 20.4', 'scaled', 'lb').at(-1)).toBe('5 clean and jerks – 155 / 105 lb (instead of 315 / 205 lb)');
  expect(board('Open 20.4', 'scaled')).toContain('30 weighted step-ups – alternate legs (instead of pistols)');
  expect(board('Open 18.4', 'scaled')).toContain('50 ft bear crawl – every 5 ft count as one rep (instead of handstand walk)');
});

it('says above them what no line can say', () => {
  expect(board('Half and Half', 'scaled')[0]).toBe('Two thirds of the reps');
  expect(board('Half and Half', 'scaled')).toContain('30 walking lunges without load (instead of dumbbell overhead lunges 15 / 10 kg, one dumbbell)');
});

it('asks nobody for a share of as many as possible', () => {
  expect(board('Fight Gone Bad', 'scaled').at(-1)).toBe('max cal row');
  expect(board('Tabata Row', 'scaled')).toEqual(['30 seconds of rest; 6 intervals', 'Row – lower the damper']);
});

it.each([
  ['kg', /\d ?lb\b/],
  ['lb', /\d ?kg\b/],
] as const)('gives every load of the other levels in %s', (unit, other) => {
  const lines = subjects.flatMap((wod) =>
    (['scaled', 'beginner'] as const).flatMap((level) => [
      ...boardText(writeBoard(wod, unit, insteadAt(level))).map((line) => line.replace(/\([\d./]+ (?:kg|lb)\)/g, '')),
      ...levelText(wod, level, unit),
    ]),
  );
  expect(lines.filter((line) => other.test(line))).toEqual([]);
});
