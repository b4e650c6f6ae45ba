import { type BoardSubject, writeBoard } from './board.js';
import { type BoardChoice, USUAL_CHOICE } from './board-choice.js';
import { chatText, type ChatSubject } from './chat-text.js';
import { insteadAt, type Scaling } from './level.js';

type Entry = BoardSubject['exercises'][number];
type Subject = Pick<ChatSubject, 'name' | 'type' | 'time'> & BoardSubject & Scaling;
const entry = (name: string, fields: Omit<Entry, 'exercise'> = {}, levels: Partial<Entry['exercise']> = {}): Entry => ({
  ...fields,
  exercise: { name, ...levels },
});

function text(wod: Subject, choice: Partial<BoardChoice> = {}) {
  const { unit, level } = { ...USUAL_CHOICE, ...choice };
  return chatText({ ...wod, board: writeBoard(wod, unit, insteadAt(level)) }, level, 'https://wod.example/wods/1').split('\n');
}

const fran: Subject = {
  name: 'Fran',
  type: 'LADDER',
  repScheme: '21-15-9',
  time: '~7 min, usually 5–9',
  scaled: '15-12-9 at 29.5/20.5 kg',
  exercises: [
    entry('Thruster', { weight: 43, womenWeight: 29.5 }, { scaled: 'About two thirds of Rx' }),
    entry('Pull-up', { scaled: 'Band' }, { scaled: 'Jumping or banded pull-up', beginner: 'Ring row' }),
  ],
};

test('name, board, minutes and link', () => {
  expect(text(fran)).toEqual([
    'Fran (Ladder)',
    '21-15-9 for time',
    '',
    'Thruster 43 / 29.5 kg (95/65 lb)',
    'Pull-up',
    '',
    'Rx · ~7 min, usually 5–9',
    'https://wod.example/wods/1',
  ]);
});

test('in pounds, at the chosen level', () => {
  expect(text(fran, { unit: 'lb', level: 'scaled' })).toEqual([
    'Fran (Ladder)',
    '21-15-9 for time',
    'Scaled: 15-12-9 at 65 / 45 lb',
    '',
    'Thruster 95 / 65 lb (43/29.5 kg)',
    'Band (instead of Pull-up)',
    '',
    'Scaled · ~7 min, usually 5–9',
    'https://wod.example/wods/1',
  ]);
});

test('bullets say what a bracket holds, without spaces that a chat would drop', () => {
  const free = { part: 2, partName: 'In any order, any sets' };
  expect(
    text({
      name: 'Murph',
      type: 'FOR_TIME',
      vestWeight: 9,
      womenVestWeight: 6,
      isVestOptional: true,
      exercises: [
        entry('Run', { distance: 1609, unit: 'MILES', part: 1 }),
        entry('Pull-up', { reps: 100, ...free }),
        entry('Push-up', { reps: 200, ...free }),
        entry('Run', { distance: 1609, unit: 'MILES', part: 3 }),
      ],
    }),
  ).toEqual([
    'Murph (For Time)',
    'For time',
    'with a 9 / 6 kg (20/14 lb) vest, if you have one',
    '',
    '1 mile run',
    'In any order, any sets:',
    '• 100 pull-ups',
    '• 200 push-ups',
    '1 mile run',
    '',
    'Rx',
    'https://wod.example/wods/1',
  ]);
});

test('a WOD without movements is its headline and its link', () => {
  expect(text({ name: 'Rest', type: 'FOR_TIME', headline: 'Go for a walk', exercises: [] })).toEqual([
    'Rest (For Time)',
    'Go for a walk',
    '',
    'Rx',
    'https://wod.example/wods/1',
  ]);
});
