import { type BoardSubject, boardText, prescriptionLine, writeBoard } from './board.js';
import { lengthsIn } from './lengths.js';

type Entry = BoardSubject['exercises'][number];
const entry = (name: string, fields: Omit<Entry, 'exercise'> = {}): Entry => ({ ...fields, exercise: { name } });
const written = (wod: BoardSubject, unit: 'kg' | 'lb' = 'kg') => boardText(writeBoard(wod, unit));

it('writes Fran', () => {
  const fran: BoardSubject = {
    type: 'LADDER',
    repScheme: '21-15-9',
    exercises: [entry('Thruster', { weight: 43, womenWeight: 29.5 }), entry('Pull-up')],
  };
  expect(written(fran)).toEqual(['21-15-9 for time', 'Thruster 43 / 29.5 kg (95/65 lb)', 'Pull-up']);
  expect(written(fran, 'lb')).toEqual(['21-15-9 for time', 'Thruster 95 / 65 lb (43/29.5 kg)', 'Pull-up']);
});

it('writes the whole on one line', () => {
  expect(
    prescriptionLine({
      type: 'ROUNDS',
      rounds: 3,
      exercises: [entry('Run', { distance: 400, part: 1, partName: 'Buy-in' }), entry('Pull-up', { reps: 9 })],
    }),
  ).toBe('3 rounds for time · Buy-in · 400 m run · 9 pull-ups');
});

it('writes Murph with a bracket where the order is free', () => {
  const free = { part: 2, partName: 'In any order, any sets' };
  expect(
    written({
      type: 'FOR_TIME',
      vestWeight: 9,
      womenVestWeight: 6,
      isVestOptional: true,
      exercises: [
        entry('Run', { distance: 1609, unit: 'MILES', part: 1 }),
        entry('Pull-up', { reps: 100, ...free }),
        entry('Push-up', { reps: 200, ...free }),
        entry('Air Squat', { reps: 300, ...free }),
        entry('Run', { distance: 1609, unit: 'MILES', part: 3 }),
      ],
    }),
  ).toEqual([
    'For time',
    'with a 9 / 6 kg (20/14 lb) vest, if you have one',
    '1 mile run',
    'In any order, any sets',
    '  100 pull-ups',
    '  200 push-ups',
    '  300 air squats',
    '1 mile run',
  ]);
});

it('writes parts with their rounds, and rest as a line', () => {
  expect(
    written({
      type: 'FOR_TIME',
      exercises: [
        entry('Row', { reps: 30, unit: 'CALORIES', part: 1, partName: 'Buy-in', restAfter: 120 }),
        entry('Burpee', { reps: 9, part: 2, partRounds: 3 }),
        entry('Box Jump', { reps: 12, part: 2, partRounds: 3, notes: '24/20 in box' }),
        entry('Run', { distance: 400, part: 3, partRounds: 1 }),
      ],
    }),
  ).toEqual(['For time', 'Buy-in', '  30 cal row', '  2 min rest', '3 rounds', '  9 burpees', '  12 box jumps – 60/50 cm box', '400 m run']);
});

it('writes what interrupts apart from what is interrupted, and says when', () => {
  const exercises = [entry('Thruster', { reps: 100, weight: 61, womenWeight: 43 }), entry('Burpee', { reps: 5, isEmomInterruption: true })];
  expect(written({ type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises })).toEqual([
    'For time, interrupted every minute',
    '100 thrusters 61 / 43 kg (135/95 lb)',
    'at the start of every minute',
    '  5 burpees',
  ]);
  expect(written({ type: 'CHIPPER_EMOM', intervalMinutes: 3, exercises })).toContain('at the start of every 3 minutes');
  // The mark means nothing elsewhere.
  expect(written({ type: 'FOR_TIME', exercises })).toEqual(['For time', '100 thrusters 61 / 43 kg (135/95 lb)', '5 burpees']);
});

it('keeps every note that changes the meaning, however long it is', () => {
  const notes = 'add 1 rep every minute until you fail to finish within the minute';
  expect(written({ type: 'EMOM', headline: 'Death by pull-ups', exercises: [entry('Pull-up', { reps: 1, notes })] }).at(-1)).toBe(
    `1 pull-up – ${notes}`,
  );
  expect(written({ type: 'EMOM', exercises: [entry('Burpee', { reps: 10, minute: 2, notes: 'step back' })] }).at(-1)).toBe(
    '10 burpees – minute 2, step back',
  );
  expect(written({ type: 'EMOM', intervalMinutes: 2, exercises: [entry('Burpee', { reps: 10, minute: 2 })] }).at(-1)).toBe('10 burpees – interval 2');
  expect(written({ type: 'ROUNDS', exercises: [entry('Row', { isMax: true, unit: 'CALORIES', duration: 60 })] }).at(-1)).toBe('max cal row – 1 min');
});

it('says a window that all stations have once, in the headline that it makes', () => {
  const station = { isMax: true, duration: 60 };
  const wod: BoardSubject = {
    type: 'ROUNDS',
    rounds: 3,
    score: 'REPS',
    exercises: [entry('Burpee', station), entry('Row', { ...station, unit: 'CALORIES' })],
  };
  expect(written(wod)).toEqual(['3 rounds for reps, 1 min at each station', 'max reps burpees', 'max cal row']);
  expect(written({ ...wod, headline: 'Three rounds' })).toEqual(['Three rounds', 'max reps burpees – 1 min', 'max cal row – 1 min']);
});

it.each([
  ['24/20 in box', '60/50 cm box', '24/20 in box'],
  ['60 / 50 cm box, step down', '60 / 50 cm box, step down', '24/20 in box, step down'],
  ['10/9 ft target', '3/2.7 m target', '10/9 ft target'],
  ['15 ft rope', '4.5 m rope', '15 ft rope'],
  ['7 m out, 7 m back', '7 m out, 7 m back', '7 m out, 7 m back'],
  ['20 ft out', '20 ft out', '20 ft out'],
])('%s is %s, or %s', (note, metric, imperial) => {
  expect([lengthsIn(note, 'kg'), lengthsIn(note, 'lb')]).toEqual([metric, imperial]);
});
