import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { exerciseProblems, wodProblems } from '@wod/domain';
import { predefinedExerciseInput, predefinedInput } from './predefined-input.js';

it('keeps every rule in every predefined WOD and exercise', () => {
  expect(predefinedWods.flatMap((wod) => wodProblems(predefinedInput(wod, (name) => name)).map((problem) => ({ of: wod.name, ...problem })))).toEqual([]);
  expect(predefinedExercises.flatMap((exercise) => exerciseProblems(predefinedExerciseInput(exercise)))).toEqual([]);
});

it('takes the minutes that a clock says', () => {
  const clocked = predefinedWods.filter(({ minutes }) => minutes !== undefined);
  expect(clocked.length).toBeGreaterThan(0);
  expect(clocked.filter((wod) => predefinedInput(wod, (name) => name).estimatedDuration !== wod.minutes)).toEqual([]);
});
