import { ExerciseBook } from './exercise-book.js';
import { splitBoards } from './split-boards.js';
import { PASTE_LIMITS } from './paste-limits.js';

const book = new ExerciseBook(['Thruster', 'Pull-up', 'Burpee', 'Run'].map((name) => ({ id: name, name })));

it.each([
  ['', []],
  ['\n\n---\n', []],
  ['21-15-9 thrusters', ['21-15-9 thrusters']],
  ['Fran\n21-15-9\nThrusters\nPull-ups\n\nSunday\nAMRAP 5\n5 burpees', ['Fran\n21-15-9\nThrusters\nPull-ups', 'Sunday\nAMRAP 5\n5 burpees']],
  ['Fran\n21-15-9\n\nThrusters\nPull-ups', ['Fran\n21-15-9\n\nThrusters\nPull-ups']],
  ['AMRAP 5\n5 burpees\n---\nEMOM 10\n3 thrusters\n===\n400 m run', ['AMRAP 5\n5 burpees', 'EMOM 10\n3 thrusters', '400 m run']],
  ['Fran\n21-15-9\n\nloud music\n\nThrusters', ['Fran\n21-15-9\n\nloud music\n\nThrusters']],
  [
    'Fran (Ladder)\n21-15-9 for time\n\nThruster\n\nRx · 7 min\n\nBurpees (For Time)\nFor time\n\n7 burpees',
    ['Fran (Ladder)\n21-15-9 for time\n\nThruster\n\nRx · 7 min', 'Burpees (For Time)\nFor time\n\n7 burpees'],
  ],
])('%j has the boards %j', (text, boards) => {
  expect(splitBoards(text, book)).toEqual({ boards, rest: '' });
});

it('reads so much and no more, and loses nothing', () => {
  const many = splitBoards('5 burpees\n---\n'.repeat(PASTE_LIMITS.manyWodsMax + 2), book);
  expect([many.boards.length, many.rest]).toEqual([PASTE_LIMITS.manyWodsMax, '5 burpees\n\n---\n\n5 burpees']);
  const long = splitBoards(`${'x'.repeat(PASTE_LIMITS.manyMax)}the end`, book);
  expect([long.boards[0]?.length, long.rest]).toEqual([PASTE_LIMITS.manyMax, 'the end']);
});
