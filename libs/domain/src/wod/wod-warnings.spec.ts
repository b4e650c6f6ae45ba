import { wodWarnings } from './wod-warnings.js';
import type { WodInput } from './wod.js';

const entry = { exerciseId: 'a' };

it.each<[string, Pick<WodInput, 'type' | 'exercises'>, string[]]>([
  ['no exercises', { type: 'FOR_TIME', exercises: [] }, ['exercises: It has no exercises yet: nobody can do it.']],
  ['one exercise', { type: 'FOR_TIME', exercises: [entry] }, []],
  ['a Chipper EMOM without exercises', { type: 'CHIPPER_EMOM', exercises: [] }, ['exercises: It has no exercises yet: nobody can do it.']],
  [
    'a Chipper EMOM without an interruption',
    { type: 'CHIPPER_EMOM', exercises: [entry, { ...entry, isEmomInterruption: false }] },
    ['exercises: No exercise is marked as the interruption: nothing is done at the start of each interval.'],
  ],
  ['a Chipper EMOM with one', { type: 'CHIPPER_EMOM', exercises: [entry, { ...entry, isEmomInterruption: true }] }, []],
])('warns of %s', (_, wod, warnings) => {
  expect(wodWarnings(wod).map(({ field, message }) => `${field}: ${message}`)).toEqual(warnings);
});
