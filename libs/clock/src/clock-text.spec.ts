import { stateAt, type Programme } from '@wod/domain';
import { digitsText, shownDigits } from './clock-text';

test.each([[0, '0:00'], [7999, '0:07'], [822_000, '13:42'], [3_723_000, '1:02:03'], [-5, '0:00']])('%d ms are %s', (ms, text) => {
  expect(digitsText(ms)).toBe(text);
});

const amrap: Programme = { segments: [{ kind: 'work', label: '', seconds: 600, tasks: [], tap: 'round' }], score: 'ROUNDS_AND_REPS' };
const forTime: Programme = { segments: [{ kind: 'work', label: '', tasks: [], tap: 'segment' }], capSeconds: 300, score: 'TIME' };

test.each([
  [amrap, -9999, '10'], [amrap, -1, '1'], [amrap, 0, '10:00'], [amrap, 1, '10:00'], [amrap, 599_001, '0:01'], [amrap, 600_000, '10:00'],
  [forTime, 61_500, '1:01'], [forTime, 400_000, '5:00'],
])('shows what counts', (programme, at, digits) => {
  expect(shownDigits(programme, stateAt(programme, [], at), at)).toBe(digits);
});
