import type { WodScore } from '../wod/wod-type.js';
import { parseScore, SCORE_EXAMPLES } from './score-text.js';

const UNDERSTOOD: [WodScore, string, string][] = [
  ['TIME', '4:12', '4:12'],
  ['TIME', ' 04:12 ', '4:12'],
  ['TIME', '0:59', '0:59'],
  ['TIME', '62:30', '1:02:30'],
  ['TIME', '1:02:30', '1:02:30'],
  ['TIME', '24:00:00', '24:00:00'],
  ['TIME', '4 min 12 s', '4:12'],
  ['TIME', '4m12s', '4:12'],
  ['TIME', '1h 2m', '1:02:00'],
  ['TIME', '12 minutes', '12:00'],
  ['TIME', '45 sec', '0:45'],
  ['TIME', 'Cap', 'Cap'],
  ['TIME', 'cap + 12', 'Cap + 12 reps'],
  ['TIME', 'CAP+1', 'Cap + 1 rep'],
  ['TIME', 'capped 30 reps', 'Cap + 30 reps'],
  ['ROUNDS_AND_REPS', '7 rounds + 12', '7 rounds + 12'],
  ['ROUNDS_AND_REPS', '7+12', '7 rounds + 12'],
  ['ROUNDS_AND_REPS', '7 Rounds and 12 reps', '7 rounds + 12'],
  ['ROUNDS_AND_REPS', '7r 12', '7 rounds + 12'],
  ['ROUNDS_AND_REPS', '7', '7 rounds'],
  ['ROUNDS_AND_REPS', '1', '1 round'],
  ['ROUNDS_AND_REPS', '0 + 40', '0 rounds + 40'],
  ['ROUNDS_AND_REPS', '1000 + 100000', '1000 rounds + 100000'],
  ['REPS', '96', '96 reps'],
  ['REPS', '1 rep', '1 rep'],
  ['REPS', '1,204 reps', '1204 reps'],
  ['REPS', '0', '0 reps'],
  ['LOAD', '100 kg', '100 kg'],
  ['LOAD', '102,5KG', '102.5 kg'],
  ['LOAD', '100', '100 kg'],
  ['LOAD', '225 lbs', '225 lb'],
  ['LOAD', '225 pounds', '225 lb'],
  ['LOAD', '2000 kg', '2000 kg'],
  ['LOAD', '4409 lb', '4409 lb'],
  ['NONE', '', 'Done'],
  ['NONE', 'anything', 'Done'],
];

it.each(UNDERSTOOD)('%s: "%s" is %s', (score, typed, text) => {
  expect(parseScore(score, typed, 'kg')).toBe(text);
});

it.each(UNDERSTOOD)('%s: what it makes of "%s" it reads as the same', (score, _, text) => {
  expect(parseScore(score, text, 'lb')).toBe(text);
});

it.each<[WodScore, string]>([
  ['TIME', ''],
  ['TIME', '  '],
  ['TIME', '4:60'],
  ['TIME', '1:60:00'],
  ['TIME', '0:00'],
  ['TIME', '24:00:01'],
  ['TIME', '4'],
  ['TIME', '4.12'],
  ['TIME', 'fast'],
  ['TIME', '-4:12'],
  ['TIME', '4:1'],
  ['TIME', '4:12 Rx'],
  ['TIME', '90 s'],
  ['ROUNDS_AND_REPS', ''],
  ['ROUNDS_AND_REPS', '1001'],
  ['ROUNDS_AND_REPS', '10005'],
  ['ROUNDS_AND_REPS', '7 + 100001'],
  ['ROUNDS_AND_REPS', '7 + '],
  ['ROUNDS_AND_REPS', 'seven'],
  ['ROUNDS_AND_REPS', '7.5'],
  ['REPS', ''],
  ['REPS', '100001'],
  ['REPS', '9.5'],
  ['REPS', '-3'],
  ['REPS', '1,2,3'],
  ['LOAD', ''],
  ['LOAD', '0'],
  ['LOAD', '2001 kg'],
  ['LOAD', '4410 lb'],
  ['LOAD', '100 stone'],
  ['LOAD', '1e3'],
  ['LOAD', 'kg'],
  ['REPS', `${' '.repeat(40)}9`],
])('%s: "%s" is not understood', (score, typed) => {
  expect(parseScore(score, typed, 'kg')).toBeUndefined();
});

it('takes a load without a unit in the unit of the reader', () => {
  expect(parseScore('LOAD', '225', 'lb')).toBe('225 lb');
});

it.each(Object.entries(SCORE_EXAMPLES) as [WodScore, string][])('%s: every example is understood', (score, examples) => {
  for (const example of examples.split(/, | or /)) expect(parseScore(score, example, 'kg')).toBeDefined();
});
