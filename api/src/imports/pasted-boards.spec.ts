import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import {
  blocksOf,
  chatText,
  distanceText,
  ExerciseBook,
  headlineText,
  keepApplicable,
  lengthsIn,
  minutesText,
  parseRepScheme,
  readWhiteboard,
  type WeightUnit,
  type WodInput,
  writeBoard,
} from '@wod/domain';
import { isDeepStrictEqual } from 'node:util';
import { predefinedInput } from './predefined-input.js';

const book = new ExerciseBook(predefinedExercises.map(({ name, aliases }) => ({ id: name, name, aliases })));

/**
 * What has to be the same: name, type and its parameters, team, rest between rounds, any order, the vest; headline and usual minutes; of each line
 * its movement, amount and unit, time, loads, minute, rest and notes; the brackets, with their names and rounds. Distances count as they are written.
 * Score, scaling and whom it honours aren't: the text lacks them.
 */
function facts(input: WodInput) {
  const {
    name,
    type,
    timeCapMinutes,
    intervalMinutes,
    rounds,
    repScheme,
    tabataCycles,
    team,
    restBetweenRounds,
    anyOrder,
    vestWeight,
    womenVestWeight,
    isVestOptional,
    minutesLow,
    minutesHigh,
    estimatedDuration,
  } = keepApplicable(input);
  const blocks = blocksOf(input.exercises).map(({ partName, partRounds, entries }) => ({
    label: [partName, (partRounds ?? 1) > 1 && partRounds].filter(Boolean).join(', '),
    lines: entries.map(
      ({ exerciseId, reps, distance, duration, unit, isMax, weight, womenWeight, minute, restAfter, isEmomInterruption, notes }) => ({
        exerciseId,
        reps,
        distance: distance && distanceText(distance, unit),
        duration,
        unit,
        isMax,
        weight,
        womenWeight,
        minute,
        restAfter,
        isEmomInterruption: isEmomInterruption || undefined,
        notes: notes && lengthsIn(notes, 'kg').toLowerCase(),
      }),
    ),
  }));
  // Brackets without a label can't be told apart.
  const merged = blocks.reduce<typeof blocks>((some, block) => {
    const last = some.at(-1);
    if (!last || last.label !== '' || block.label !== '') return [...some, block];
    return [...some.slice(0, -1), { label: '', lines: [...last.lines, ...block.lines] }];
  }, []);
  return {
    name,
    type,
    timeCapMinutes,
    intervalMinutes: type === 'EMOM' ? (intervalMinutes ?? 1) : intervalMinutes,
    rounds,
    sets: parseRepScheme(repScheme),
    tabataCycles,
    team,
    restBetweenRounds,
    anyOrder: anyOrder || undefined,
    vestWeight,
    womenVestWeight,
    isVestOptional,
    headline: headlineText(input),
    minutesLow,
    minutesHigh,
    estimatedDuration,
    blocks: merged,
  };
}

const LINK = 'https://wod.example/wods/1';

function textOf(input: WodInput, unit: WeightUnit): string {
  const subject = { ...input, exercises: input.exercises.map((entry) => ({ ...entry, exercise: { name: entry.exerciseId } })) };
  return chatText({ ...input, board: writeBoard(subject, unit), time: minutesText(input) }, 'rx', LINK);
}

const pasted = (input: WodInput, unit: WeightUnit): WodInput => readWhiteboard(textOf(input, unit), book).wod;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Headlines that don't say where a count ends, "3-6-9-12-15-…", or say it in words, "cleans 1 up to 10". */
const NOT_THE_SAME = ['J.J.', 'Open 11.6', 'Open 12.5', 'Open 13.4', 'Open 15.4', 'Open 18.5'];

it.each(['kg', 'lb'] as const)(
  'of the boards of the catalogue, written for a chat in %s and pasted, at least 98 %% come back as the same WOD',
  (unit) => {
    const inputs = predefinedWods.map((wod) => predefinedInput(wod, (name) => name));
    const others = inputs.filter((input) => !isDeepStrictEqual(plain(facts(pasted(input, unit))), plain(facts(input))));
    expect(others.map(({ name }) => name)).toEqual(NOT_THE_SAME);
    expect(others.length / inputs.length).toBeLessThanOrEqual(0.02);
  },
);

it('every line of every board is understood, but for the link', () => {
  for (const wod of predefinedWods) {
    const { readings } = readWhiteboard(
      textOf(
        predefinedInput(wod, (name) => name),
        'kg',
      ),
      book,
    );
    expect([wod.name, readings.filter(({ state }) => state !== 'understood').map(({ text }) => text)]).toEqual([wod.name, [LINK]]);
  }
});

it('the name of no WOD is cut, whatever stands in it', () => {
  const names = predefinedWods.flatMap(({ name, aka = [] }) => [name, ...aka]);
  // "Tabata Squats" is what is done, not a name.
  const cut = names.filter((name) => !['', name].includes(readWhiteboard(`${name}\n10 burpees`, book).wod.name));
  expect(cut).toEqual([]);
});
