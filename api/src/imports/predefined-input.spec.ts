import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { EXERCISE_FIELDS, exerciseProblems, WOD_ENTRY_FIELDS, WOD_FIELDS, wodProblems } from '@wod/domain';
import { predefinedExerciseInput, predefinedInput } from './predefined-input.js';

it('keeps every rule in every predefined WOD and exercise', () => {
  expect(predefinedWods.flatMap((wod) => wodProblems(predefinedInput(wod, (name) => name)).map((problem) => ({ of: wod.name, ...problem })))).toEqual(
    [],
  );
  expect(predefinedExercises.flatMap((exercise) => exerciseProblems(predefinedExerciseInput(exercise)))).toEqual([]);
});

it('takes the minutes that a clock says', () => {
  const clocked = predefinedWods.filter(({ minutes }) => minutes !== undefined);
  expect(clocked.length).toBeGreaterThan(0);
  expect(clocked.filter((wod) => predefinedInput(wod, (name) => name).estimatedDuration !== wod.minutes)).toEqual([]);
});

it('sends nothing but fields of a library', () => {
  const strange = (values: object, fields: object) => Object.keys(values).filter((name) => !(name in fields));
  const inputs = predefinedWods.map((wod) => predefinedInput(wod, (name) => name));
  expect(inputs.flatMap((input) => strange(input, WOD_FIELDS))).toEqual([]);
  expect(inputs.flatMap(({ exercises }) => exercises.flatMap((entry) => strange(entry, WOD_ENTRY_FIELDS)))).toEqual([]);
  expect(predefinedExercises.flatMap((exercise) => strange(predefinedExerciseInput(exercise), EXERCISE_FIELDS))).toEqual([]);
});
