import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { type Board, type BoardLine, boardLineText, insteadAt, type Level, type ScaledEntry, writeBoard } from '@wod/domain';
import { predefinedInput } from './predefined-input.js';

const exercises = new Map<string, ScaledEntry['exercise']>(predefinedExercises.map((exercise) => [exercise.name, exercise]));

/** The boards of all predefined WODs at a level. */
const boards = (level: Level): Board[] =>
  predefinedWods.map((wod) => {
    const input = predefinedInput(wod, (name) => name);
    const entries = input.exercises.map((entry) => ({ ...entry, exercise: exercises.get(entry.exerciseId) ?? { name: entry.exerciseId } }));
    return writeBoard({ ...input, exercises: entries }, 'kg', insteadAt(level));
  });

/** The lines that differ at a level, where a test holds. */
const linesWhere = (level: Level, test: (line: BoardLine) => boolean): string[] =>
  boards(level)
    .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
    .filter((line) => (line.way ?? line.was) !== undefined && test(line))
    .map(boardLineText);

it('tells no beginner to lift a prescribed load', () => {
  expect(linesWhere('beginner', ({ load, note = '' }) => load !== undefined || /bodyweight|1RM|rep max|heavy/.test(note))).toEqual([]);
});

it('tells no beginner to carry or to wear anything', () => {
  expect(linesWhere('beginner', ({ note = '' }) => /carry|plate overhead|\bvest|backpack|(?<!hold the )\bplate\b/.test(note))).toEqual([]);
  expect(new Set(boards('beginner').map(({ vest }) => vest))).toEqual(new Set([undefined, 'without a vest']));
});

it('gives a beginner who goes without load, or with one dumbbell or kettlebell, no two', () => {
  expect(
    linesWhere(
      'beginner',
      ({ movement, way = '', note = '' }) => /without load|no load|\bone light\b/i.test(`${movement} ${way}`) && /pair of|two|each hand/.test(note),
    ),
  ).toEqual([]);
});

it.each(['scaled', 'beginner'] as const)('counts what is done instead, %s', (level) => {
  expect(
    linesWhere(
      level,
      ({ amount, movement }) =>
        amount !== '' &&
        /^an? |^(?:one|two|[A-Z][a-z]+ (?:or|[a-z]+)$)/.test(movement) &&
        !/^(?:Bulgarian|Romanian|Russian|Turkish|Cossack)/.test(movement),
    ),
  ).toEqual([]);
});

it('prescribes the share of a load that is prescribed', () => {
  expect(linesWhere('scaled', ({ way = '' }) => way.includes('Rx'))).toEqual([]);
});
