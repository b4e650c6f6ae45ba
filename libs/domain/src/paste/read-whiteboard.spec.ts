import { ExerciseBook } from './exercise-book.js';
import { readWhiteboard } from './read-whiteboard.js';
import { wodProblems } from '../wod/wod-problems.js';
import { PASTE_LIMITS } from './paste-limits.js';

const [thruster, pullUp, swing, slam] = [
  { id: 't', name: 'Thruster' },
  { id: 'p', name: 'Pull-up' },
  { id: 's', name: 'Kettlebell Swing', aliases: ['KBS'] },
  { id: 'm', name: 'Medicine-ball Slam' },
];
const book = new ExerciseBook([thruster, pullUp, swing, slam]);

test('every line is understood, guessed or unknown, and says how it was read', () => {
  const { readings } = readWhiteboard('Sunday\n3 RFT, cap 18\nBuy-in: 10 KBS 53/35\n12 thursters\nlast round loud!!\n\nrest 1:00 b/w rds', book);
  expect(readings.map(({ line, state, says }) => [line, state, says])).toEqual([
    [0, 'understood', 'Name: Sunday'],
    [1, 'understood', '3 rounds for time, 18 min cap'],
    [2, 'understood', 'Buy-in: 10 kettlebell swings 24 / 16 kg (53/35 lb)'],
    [3, 'guessed', '12 thrusters'],
    [4, 'unknown', 'Kept as a note'],
    [6, 'understood', '1 min rest between rounds'],
  ]);
});

test('an exercise is known by its own letters, also among other words', () => {
  const { wod } = readWhiteboard('10 hard Stoß outside', new ExerciseBook([{ id: 'b', name: 'Stoß' }]));
  expect(wod.exercises).toEqual([{ exerciseId: 'b', reps: 10, notes: 'hard, outside' }]);
});

test('a guess has choices, and an answer makes it certain', () => {
  const [guess] = readWhiteboard('10 ball slams', book).readings;
  expect(guess?.movement).toEqual({ key: 'ballslam', words: 'ball slams', choices: [slam], chosen: 'm' });
  const { wod, readings } = readWhiteboard('10 ball slams', book, { exercises: { ballslam: 't' } });
  expect([wod.exercises, readings[0]?.state]).toEqual([[{ exerciseId: 't', reps: 10 }], 'understood']);
});

test.each([
  ['10 ball slams 3s down', '3s down'],
  ['10 big ball slams 2 steps', '2 steps'],
  ['10 ball slamms (9/6 kg) 3 sets', '3 sets'],
  ['10 slams 45\u00b0', '45\u00b0'],
  ['10 flips 20/15 w 5" off', '20/15 w 5" off'],
])('an answer to %j keeps its numbers', (text, notes) => {
  const key = readWhiteboard(text, book).readings[0]?.movement?.key ?? '';
  const { wod, readings } = readWhiteboard(text, book, { exercises: { [key]: 't' } });
  expect(wod.exercises).toEqual([expect.objectContaining({ exerciseId: 't', reps: 10, notes })]);
  expect(readings[0]?.says).toContain(notes);
});

test('words that say how it is done stay as they were pasted', () => {
  expect(readWhiteboard('10 KBS over 60/50 Box - 2.5-second Hold', book).wod.exercises).toEqual([
    { exerciseId: 's', reps: 10, notes: 'over 60/50 Box - 2.5-second Hold' },
  ]);
});

test('an unknown movement is a note until it is answered; a dropped note is gone, but said', () => {
  const { wod, readings } = readWhiteboard('10 flips', book);
  expect([wod.description, readings[0]?.movement]).toEqual(['10 flips', { key: 'flip', words: 'flips', choices: [] }]);
  expect(readWhiteboard('10 flips', book, { exercises: { flip: 'p' } }).wod.exercises).toEqual([{ exerciseId: 'p', reps: 10 }]);
  const dropped = readWhiteboard('10 flips', book, { dropped: ['10 flips'] });
  expect([dropped.wod.description, dropped.readings[0]?.note]).toEqual([undefined, 'dropped']);
});

test.each([
  ['10 thrusters 50/35', undefined, true, 22.5],
  ['10 thrusters 50/35', 'kg', false, 50],
  ['10 thrusters 50/35\n5 KBS 24 kg', undefined, false, 50],
  ['10 DB thrusters 50/35', undefined, false, 22.5],
  ['10 DB thrusters 50/35', 'kg', false, 50],
] as const)('of %j, with %s said, the unit is a guess: %s', (text, unit, isGuess, weight) => {
  const { wod, readings, hasBareLoads } = readWhiteboard(text, book, { unit });
  expect([hasBareLoads, readings[0]?.isUnitGuessed === true, wod.exercises[0]?.weight]).toEqual([true, isGuess, weight]);
});

test('what is said of a guessed load is what is read, whatever the lines below make of it', () => {
  const { wod, readings } = readWhiteboard('10 thrusters 50/35\n10 KBS 24/16\n5 thrusters 60/40', book);
  expect([wod.exercises[0]?.weight, readings[0]?.says, readings[0]?.isUnitGuessed]).toEqual([50, '10 thrusters 50 / 35 kg (110/75 lb)', true]);
});

test.each(['', '\n \n', '---', '?', '@', '()', '1', 'x'])('%j is no reason to fail', (text) => {
  expect(readWhiteboard(text, book).wod.exercises).toEqual([]);
});

test.each([
  ['Wednesday 27.11.', 'A day, left out'],
  ['Metcon', 'Metcon'],
])('%s is no name once one follows, and that is said', (first, says) => {
  expect(
    readWhiteboard(`${first}\nFran\n21-15-9\nthrusters`, book)
      .readings.slice(0, 2)
      .map((reading) => reading.says),
  ).toEqual([says, 'Name: Fran']);
});

test('a board has as many pieces as a WOD has parts; what is more is a note', () => {
  const { wod, readings } = readWhiteboard('AMRAP 3\n5 thrusters\n'.repeat(21), book);
  expect([wod.exercises.at(-1)?.part, wod.description]).toEqual([20, 'AMRAP 3']);
  expect(readings.map(({ state }) => state).lastIndexOf('unknown')).toBe(40);
});

test('headings begin no more pieces than that, and a headline that would be too long is left to the parts', () => {
  const { wod } = readWhiteboard(`Long One\n10 thrusters\n${'Metcon\nFor time, 20 min cap\n5 thrusters\n'.repeat(30)}`, book);
  expect([wod.headline, wod.exercises.at(-1)?.part]).toEqual([undefined, 20]);
  expect(new Set(wod.exercises.map(({ partName }) => partName))).toEqual(new Set([undefined, 'Metcon: For time, 20 min cap', 'Metcon']));
  expect(wodProblems(wod)).toEqual([]);
});

const words = (text: string) => text.match(/\S+/g) ?? [];

test.each([
  '1',
  '1 ',
  '1-',
  '1/',
  '( ',
  ')',
  '@ 1',
  ' x 1',
  'for time ',
  '10 thrusters, ',
  'a, ',
  '1:',
  '% ',
  '. a',
  ' and a',
  'amrap ',
  'emom 1 ',
  '"',
  '5x',
  'then ',
  'rest 1 ',
  'minute 1 ',
  '♀ 1 ♂ 1 ',
  '1,5/',
  '1,',
  '-',
  '0:00, ',
  'on the 0:00, ',
  'partition a ',
  '20s on / ',
  'alternating ',
  'A. ',
  '1️⃣ ',
  '🔥',
  'wod: ',
  'metcon - 1 ',
  'metcon (',
  'monday 5 rounds ',
  '0-8 min: ',
  '1:00-2:00 ',
  '2x2/2x2 ',
  '8/8 ',
  '2 rounds 1 row, 2 row, ',
  '1 round of a (1 row, 2 row) ',
  '1 - ',
  'A: ',
  "2' ",
  '1 (1) ',
  '1 buy-in ',
  'rx+ ',
  'w 1 m 1 ',
  'amrap 1 x 1, 1 min rest ',
])('of many %j nothing is lost', (piece) => {
  for (const text of [piece.repeat(100), piece.repeat(PASTE_LIMITS.max / piece.length), `${piece}\n`.repeat(PASTE_LIMITS.max / (piece.length + 1))]) {
    const { wod, readings } = readWhiteboard(text, book);
    const unread = readings.filter(({ note }) => note === 'kept').flatMap((reading) => words(reading.text));
    expect(words(wod.description ?? '')).toEqual(expect.arrayContaining(unread));
  }
});
