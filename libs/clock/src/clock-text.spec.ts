import { stateAt, type Programme } from '@wod/domain';
import { shownDigits } from './clock-text';

const amrap: Programme = { segments: [{ kind: 'work', label: '', seconds: 600, tasks: [], tap: 'round' }], score: 'ROUNDS_AND_REPS' };
const forTime: Programme = { segments: [{ kind: 'work', label: '', tasks: [], tap: 'segment' }], capSeconds: 300, score: 'TIME' };

test.each([
  [amrap, -9999, '10'],
  [amrap, -1, '1'],
  [amrap, 0, '10:00'],
  [amrap, 1, '10:00'],
  [amrap, 599_001, '0:01'],
  [amrap, 600_000, '10:00'],
  [forTime, 61_500, '1:01'],
  [forTime, 400_000, '5:00'],
])('shows what counts', (programme, at, digits) => {
  expect(shownDigits(programme, stateAt(programme, [], at), at)).toBe(digits);
});
