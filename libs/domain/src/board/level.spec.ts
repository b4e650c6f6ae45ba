import { boardText, writeBoard } from './board.js';
import type { Level } from './board-choice.js';
import { insteadAt, scalingText, type ScaledEntry } from './level.js';
import { levelText, scalingTable } from './level-text.js';

type Texts = Partial<Pick<ScaledEntry, 'scaled' | 'beginner'>>;

const line = (exercise: ScaledEntry['exercise'], fields: Partial<ScaledEntry>, level: Level = 'scaled', unit: 'kg' | 'lb' = 'kg') =>
  boardText(writeBoard({ type: 'FOR_TIME', exercises: [{ exercise, ...fields }] }, unit, insteadAt(level)))[1];

const THRUSTER = { name: 'Thruster', scaled: 'About two thirds of Rx', beginner: 'Empty bar or light dumbbells' };
const PULL_UP = { name: 'Pull-up', scaled: 'Jumping or banded pull-up', beginner: 'Ring row' };
const LOADS = { weight: 43, womenWeight: 29.5 };

test('a movement gives way to another one', () => {
  expect(line(PULL_UP, {}, 'rx')).toBe('Pull-up');
  expect(line(PULL_UP, {})).toBe('Jumping or banded pull-up (instead of Pull-up)');
  expect(line(PULL_UP, { reps: 100 })).toBe('100 jumping or banded pull-ups (instead of pull-ups)');
  expect(line(PULL_UP, { reps: 100 }, 'beginner')).toBe('100 ring rows (instead of pull-ups)');
});

test('a number that counts something else than the movement says how it is done', () => {
  const said = (scaled: string) => line(PULL_UP, { reps: 20, scaled });
  expect(said('10 per arm')).toBe('10 pull-ups – per arm (instead of 20)');
  expect(said('8–10 reps')).toBe('8–10 pull-ups (instead of 20)');
  expect(said('4 sets of 5')).toBe('20 pull-ups – 4 sets of 5');
  expect(said('10 or more')).toBe('20 pull-ups – 10 or more');
  expect(line(THRUSTER, { reps: 20, ...LOADS, scaled: '2 x 10 kg dumbbells' })).toBe('20 thrusters – 2 x 10 kg dumbbells (instead of 43 / 29.5 kg)');
  expect(said('As prescribed.')).toBe('20 pull-ups');
});

test('a load follows the one that is prescribed, in the chosen unit', () => {
  expect(line(THRUSTER, LOADS)).toBe('Thruster – about 29.5 / 20 kg (instead of 43 / 29.5 kg)');
  expect(line(THRUSTER, LOADS, 'scaled', 'lb')).toBe('Thruster – about 65 / 45 lb (instead of 95 / 65 lb)');
  expect(line(THRUSTER, { weight: 20, womenWeight: 15 })).toBe('Thruster – about 15 / 10 kg (instead of 20 / 15 kg)');
  expect(line(THRUSTER, { weight: 10 })).toBe('Thruster 10 kg (25 lb)');
  expect(line({ name: 'Lunge', scaled: 'Front rack, or about half of Rx' }, { reps: 8, ...LOADS })).toBe(
    '8 lunges – front rack, or about 20 / 15 kg (instead of 43 / 29.5 kg)',
  );
  expect(line(THRUSTER, { notes: '1.5 × bodyweight, from the floor' })).toBe('Thruster – about two thirds of 1.5 × bodyweight, from the floor');
  expect(line(THRUSTER, LOADS, 'beginner')).toBe('Thruster – empty bar or light dumbbells (instead of 43 / 29.5 kg)');
});

test('a stick has no load, and feet that count as reps go with the distance', () => {
  expect(line(THRUSTER, { reps: 30, ...LOADS, scaled: '20, with a stick' })).toBe('20 thrusters – with a stick (instead of 30 at 43 / 29.5 kg)');
  const walk = { distance: 15, unit: 'FEET', notes: 'every 5 ft count as one rep' } as const;
  expect(line({ name: 'Handstand Walk' }, { ...walk, scaled: '20 plank shoulder taps' })).toBe(
    '20 plank shoulder taps (instead of 50 ft handstand walk)',
  );
  expect(line({ name: 'Handstand Walk' }, { ...walk, scaled: 'Bear crawl' })).toBe(
    '50 ft bear crawl – every 5 ft count as one rep (instead of handstand walk)',
  );
});

test('without a prescribed load, a share of it means nothing', () => {
  expect(line(THRUSTER, {})).toBe('Thruster');
  expect(line(THRUSTER, { notes: '1-rep max' })).toBe('Thruster – 1-rep max');
  const squat = { name: 'Overhead Squat', scaled: 'About half of Rx, or front squat' };
  expect(line(squat, { reps: 5, notes: 'about 70% of 1RM' })).toBe('5 overhead squats – front squat (instead of about 70% of 1RM)');
  expect(levelText({ type: 'FOR_TIME', exercises: [{ exercise: THRUSTER, notes: '1-rep max' }, { exercise: squat }] }, 'scaled', 'kg')).toEqual([
    'Overhead squat: front squat',
  ]);
  expect(scalingTable({ type: 'FOR_TIME', exercises: [{ exercise: squat }] }, 'kg')?.rows[0]?.cells).toEqual(['Front squat']);
  expect(line({ name: 'Thruster', scaled: 'Light bar, about half of Rx, or front squat' }, {})).toBe('Thruster – light bar, or front squat');
});

test.each([
  ['Burpee', 'Step back and in, no jump', { reps: 10 }, '10 burpees – step back and in, no jump'],
  ['Box Jump', 'Lower box and step down', { reps: 10, notes: '24/20 in box' }, '10 box jumps – lower box and step down (instead of 60/50 cm box)'],
  [
    'Box Step-up',
    'Box step-up without load',
    { reps: 10, weight: 20, notes: '20 in box' },
    '10 box step-ups without load (instead of box step-ups 20 kg, 50 cm box)',
  ],
  ['Run', 'Half the distance', { distance: 400 }, '400 m run – half the distance'],
  ['Row', 'Walk, or walk and jog in turns', { distance: 400 }, '400 m walk, or walk and jog in turns (instead of row)'],
  [
    'Kettlebell Snatch',
    'Russian kettlebell swing, light',
    { reps: 5, weight: 24 },
    '5 Russian kettlebell swings, light (instead of kettlebell snatches 24 kg)',
  ],
  ['Barbell Row', 'Ring row or light dumbbells', { reps: 5 }, '5 ring rows or light dumbbells (instead of barbell rows)'],
  [
    'Lunge',
    'Reverse lunge with a hand on a chair',
    { reps: 5, notes: 'alternate legs' },
    '5 reverse lunges with a hand on a chair – alternate legs (instead of lunges)',
  ],
  ['Box Step-up', 'A stair step with a hand on the rail', { reps: 269 }, '269 stair steps with a hand on the rail (instead of box step-ups)'],
  ['Box Step-up', 'A stair step with a hand on the rail', { isMax: true }, 'max reps stair steps with a hand on the rail (instead of box step-ups)'],
  ['Box Step-up', 'A stair step with a hand on the rail', {}, 'Stair step with a hand on the rail (instead of Box step-up)'],
  ['Sled Push', 'Push a plate on a towel', { reps: 5 }, '5 push a plate on a towel (instead of sled pushes)'],
  ['Chin-up', 'Banded or jumping chin-up', { reps: 5 }, '5 banded or jumping chin-ups (instead of chin-ups)'],
  ['Pistol', 'Reverse lunge or step-up', { reps: 5 }, '5 reverse lunges or step-ups (instead of pistols)'],
  ['Pistol', 'Reverse lunge or step-up', {}, 'Reverse lunge or step-up (instead of Pistol)'],
  ['Burpee Bar', 'Up-down and a step over the bar', { reps: 5 }, '5 up-downs and a step over the bar (instead of burpee bars)'],
  ['Double-under', 'Single-unders, same count', {}, 'Single-unders, same count (instead of Double-under)'],
] as const)('%s: %s', (name, scaled, fields, written) => {
  expect(line({ name, scaled }, fields)).toBe(written);
});

describe('another movement leaves of a note what still holds', () => {
  test.each([
    ['Deadlift', 'Kettlebell deadlift', { notes: '1.5 × bodyweight' }, 'Kettlebell deadlift (instead of Deadlift 1.5 × bodyweight)'],
    [
      'Deadlift',
      'Kettlebell deadlift',
      { reps: 4, notes: 'about 75% of 1RM, each partner' },
      '4 kettlebell deadlifts – each partner (instead of deadlifts, about 75% of 1RM)',
    ],
    ['Bench Press', 'Push-up', { notes: '1-rep max' }, 'Push-up (instead of Bench press, 1-rep max)'],
    [
      'Dumbbell Lunge',
      'Reverse lunge without load',
      { reps: 12, weight: 15, notes: 'pair of dumbbells, walking' },
      '12 reverse lunges without load (instead of dumbbell lunges 15 kg, pair of dumbbells)',
    ],
    [
      'Run',
      'Walk, or walk and jog in turns',
      { distance: 400, weight: 20, notes: 'carry a plate' },
      '400 m walk, or walk and jog in turns (instead of run 20 kg, carry a plate)',
    ],
    [
      'Run',
      'Walk',
      { distance: 400, notes: 'wear a vest, armor or a pack, together' },
      '400 m walk – together (instead of run, wear a vest, armor or a pack)',
    ],
    ['Run', 'Walk', { distance: 400, notes: 'sprint' }, '400 m walk (instead of run)'],
    [
      'Run',
      'Walk',
      { distance: 400, notes: 'within 3 min, rest for what is left' },
      '400 m walk – within 3 min, rest for what is left (instead of run)',
    ],
    [
      'Wall-ball Shot',
      'Light ball squat and press',
      { reps: 9, notes: '10/9 ft target' },
      '9 light ball squat and presses (instead of wall-ball shots, 3/2.7 m target)',
    ],
    [
      'Box Jump',
      'Stair step',
      { reps: 9, notes: '24/20 in box, alternate legs' },
      '9 stair steps – alternate legs (instead of box jumps, 60/50 cm box)',
    ],
    [
      'Burpee Pull-up',
      'Up-down',
      { reps: 9, notes: 'bar 12 in above reach, add 5 every round' },
      '9 up-downs – add 5 every round (instead of burpee pull-ups, bar 30 cm above reach)',
    ],
    ['Ring Dip', 'Bench dip', { reps: 9, notes: 'strict' }, '9 bench dips (instead of ring dips)'],
    ['Kettlebell Clean', 'Kettlebell deadlift', { reps: 10, notes: '5 per arm' }, '10 kettlebell deadlifts (instead of kettlebell cleans)'],
    ['Kettlebell Row', 'Band row', { reps: 10, notes: '5 per arm' }, '10 band rows – 5 per arm (instead of kettlebell rows)'],
  ] as const)('%s: %s', (name, beginner, fields, written) => {
    expect(line({ name, beginner }, fields, 'beginner')).toBe(written);
  });
});

describe('a way of doing it leaves out what it contradicts', () => {
  test.each([
    ['Deadlift', 'Light dumbbells', { notes: 'bodyweight on the bar' }, 'Deadlift – light dumbbells (instead of bodyweight on the bar)'],
    ['Back Squat', 'Empty bar', { reps: 5, notes: 'same load for all sets' }, '5 back squats – empty bar, same load for all sets'],
    [
      'Kettlebell Clean',
      'One light kettlebell',
      { reps: 5, weight: 24, notes: 'one kettlebell in each hand' },
      '5 kettlebell cleans – one light kettlebell (instead of 24 kg, one kettlebell in each hand)',
    ],
    [
      'Kettlebell Clean',
      'A lighter kettlebell',
      { reps: 5, notes: 'one kettlebell in each hand' },
      '5 kettlebell cleans – lighter kettlebells, one kettlebell in each hand',
    ],
    ['Dumbbell Press', 'Lighter dumbbells', { reps: 5, notes: 'one dumbbell' }, '5 dumbbell presses – a lighter dumbbell, one dumbbell'],
    ['Dumbbell Press', 'Lighter dumbbells', { reps: 5, notes: 'pair of dumbbells' }, '5 dumbbell presses – lighter dumbbells, pair of dumbbells'],
    [
      'Kettlebell Carry',
      'Half the distance, light dumbbells',
      { distance: 50, notes: 'two kettlebells' },
      '50 m kettlebell carry – half the distance, light dumbbells (instead of two kettlebells)',
    ],
    [
      'Box Step-up',
      'Lower box or no load',
      { reps: 5, notes: 'ruck or vest, 20 in box, alternate legs' },
      '5 box step-ups – lower box or no load, alternate legs (instead of ruck or vest, 50 cm box)',
    ],
    [
      'Burpee',
      'No jump',
      { reps: 5, notes: 'touch a target 12 in above reach' },
      '5 burpees – no jump (instead of touch a target 30 cm above reach)',
    ],
    ['Run', 'Half the distance', { distance: 400, weight: 20, notes: 'carry a plate' }, '400 m run 20 kg (45 lb) – half the distance, carry a plate'],
  ] as const)('%s: %s', (name, scaled, fields, written) => {
    expect(line({ name, scaled }, fields)).toBe(written);
  });
});

test('beginners wear no vest, unless the text for them speaks of one', () => {
  const wod = { type: 'FOR_TIME', vestWeight: 9, exercises: [{ exercise: { name: 'Run' } }] } as const;
  const vest = (level: Level, texts: { scaled?: string; beginner?: string } = {}) => writeBoard({ ...wod, ...texts }, 'kg', insteadAt(level)).vest;
  expect(['rx', 'scaled', 'beginner'].map((level) => vest(level as Level))).toEqual([
    'with a 9 kg (20 lb) vest',
    'with a 9 kg (20 lb) vest',
    'without a vest',
  ]);
  expect(vest('beginner', { beginner: 'Half of it, in a light vest' })).toBeUndefined();
  expect(vest('beginner', { scaled: 'Half of it' })).toBe('without a vest');
  expect(writeBoard({ ...wod, vestWeight: undefined }, 'kg', insteadAt('beginner')).vest).toBeUndefined();
  expect(levelText({ ...wod, beginner: 'Half of it' }, 'beginner', 'kg')).toEqual(['Half of it; Without a vest']);
  expect(levelText(wod, 'scaled', 'kg')).toEqual([]);
});

test.each<[Texts, Texts, Level, string]>([
  [{ scaled: 'Band' }, { scaled: 'Ring row' }, 'scaled', 'Band (instead of Pull-up)'],
  [{}, { scaled: 'Ring row' }, 'scaled', 'Ring row (instead of Pull-up)'],
  [{ scaled: 'Band' }, { beginner: 'Ring row' }, 'beginner', 'Ring row (instead of Pull-up)'],
  [{}, { scaled: 'Ring row' }, 'beginner', 'Ring row (instead of Pull-up)'],
  [{}, { beginner: 'Ring row' }, 'scaled', 'Pull-up'],
  [{ scaled: 'Band' }, { scaled: 'Ring row' }, 'rx', 'Pull-up'],
])('the line says %j, its exercise %j: %s', (own, exercise, level, written) => {
  expect(line({ name: 'Pull-up', ...exercise }, own, level)).toBe(written);
});

test('a level in words names each movement once', () => {
  const wod = {
    type: 'FOR_TIME' as const,
    exercises: [{ exercise: THRUSTER, ...LOADS }, { exercise: PULL_UP }, { exercise: PULL_UP }, { exercise: { name: 'Run' } }],
  };
  expect(levelText(wod, 'rx', 'kg')).toEqual([]);
  expect(levelText(wod, 'scaled', 'lb')).toEqual(['Thruster: about 65 / 45 lb', 'Pull-up: jumping or banded pull-up']);
  expect(levelText(wod, 'beginner', 'kg')).toEqual(['Thruster: empty bar or light dumbbells', 'Pull-up: ring row']);
});

describe('what the WOD says itself', () => {
  const lunges = { name: 'Walking Lunge', scaled: 'Half the steps', beginner: 'Reverse lunge' };
  const exercises = [
    { exercise: lunges, reps: 150 },
    { exercise: PULL_UP, reps: 4, scaled: '3' },
  ];
  const written = (wod: Texts, level: Level) => boardText(writeBoard({ type: 'FOR_TIME', exercises, ...wod }, 'kg', insteadAt(level))).slice(1);

  test('instead of the whole counts alone: nothing that its exercises suggest in general contradicts it', () => {
    expect(written({ scaled: '100 lunges' }, 'scaled')).toEqual(['100 lunges', '150 walking lunges', '3 pull-ups (instead of 4)']);
    expect(written({ scaled: '100 lunges' }, 'beginner')).toEqual(['100 lunges', '150 walking lunges', '3 pull-ups (instead of 4)']);
    expect(levelText({ type: 'FOR_TIME', exercises, scaled: '100 lunges' }, 'scaled', 'kg')).toEqual(['100 lunges', 'Pull-up: 3']);
  });

  test('about a line leaves the others to their exercises', () => {
    expect(written({}, 'scaled')).toEqual(['150 walking lunges – half the steps', '3 pull-ups (instead of 4)']);
    expect(written({ scaled: '100 lunges' }, 'rx')).toEqual(['150 walking lunges', '4 pull-ups']);
  });

  test('for beginners takes no amount from the scaled version of a line', () => {
    expect(written({ scaled: 'Three rounds', beginner: 'Two rounds of half' }, 'beginner')).toEqual([
      'Two rounds of half',
      '150 walking lunges',
      '4 pull-ups',
    ]);
  });

  test('for beginners takes the load and the movement of the scaled version of a line, where they have none of their own', () => {
    const lines = (level: Level) =>
      boardText(
        writeBoard(
          {
            type: 'FOR_TIME',
            scaled: 'Three rounds',
            beginner: 'Two rounds',
            exercises: [
              { exercise: THRUSTER, reps: 9, ...LOADS, scaled: '65/45 lb' },
              { exercise: PULL_UP, reps: 9, scaled: 'Ring row', beginner: 'As prescribed' },
              { exercise: PULL_UP, reps: 5 },
            ],
          },
          'kg',
          insteadAt(level),
        ),
      ).slice(1);
    expect(lines('beginner')).toEqual(['Two rounds', '9 thrusters – 29.5 / 20 kg (instead of 43 / 29.5 kg)', '9 pull-ups', '5 pull-ups']);
    expect(lines('scaled')).toEqual([
      'Three rounds',
      '9 thrusters – 29.5 / 20 kg (instead of 43 / 29.5 kg)',
      '9 ring rows (instead of pull-ups)',
      '5 pull-ups',
    ]);
  });

  test('is in the reader’s unit, and begins a sentence', () => {
    expect(scalingText({ scaled: 'snatches at 65/45 lb, 12 in box' }, 'scaled', 'kg')).toBe('Snatches at 29.5 / 20 kg, 30 cm box');
    expect(scalingText({ scaled: '15/10 kg, 30 cm box' }, 'beginner', 'lb')).toBe('35 / 25 lb, 12 in box');
    expect(scalingText({ scaled: 'Five rounds' }, 'rx', 'kg')).toBeUndefined();
  });

  test('about the lines of a movement is all in its column', () => {
    const bars = [
      { exercise: THRUSTER, scaled: '65/45 lb' },
      { exercise: THRUSTER, scaled: '95/65 lb' },
      { exercise: THRUSTER, scaled: '95/65 lb' },
    ];
    expect(scalingTable({ type: 'FOR_TIME', exercises: bars }, 'kg')?.rows[0]?.cells).toEqual(['29.5 / 20 kg; 43 / 29.5 kg']);
  });
});

test.each([
  ['100', { reps: 150 }, '100 pull-ups (instead of 150)'],
  ['60 single-unders', { reps: 40 }, '60 single-unders (instead of 40 pull-ups)'],
  ['12 calories', { reps: 15, unit: 'CALORIES', notes: 'women 12 cal' }, '12 cal pull-up (instead of 15 cal)'],
  ['200 m, at an easy pace', { distance: 400 }, '200 m pull-up – at an easy pace (instead of 400 m)'],
  ['400 m walk', { distance: 600 }, '400 m walk (instead of 600 m pull-up)'],
  ['20 seconds', { duration: 45 }, '20 s pull-up (instead of 45 s)'],
  [
    '35/20 lb',
    { reps: 10, weight: 22.5, womenWeight: 15, notes: 'one dumbbell' },
    '10 pull-ups – 15 / 10 kg, one dumbbell (instead of 22.5 / 15 kg)',
  ],
  ['8, 35/20 lb', { reps: 10, weight: 22.5, womenWeight: 15 }, '8 pull-ups – 15 / 10 kg (instead of 10 at 22.5 / 15 kg)'],
  ['Front squat at 65/45 lb', { reps: 10, weight: 43 }, '10 front squats at 29.5 / 20 kg (instead of pull-ups 43 kg)'],
  ['50 kettlebell deadlifts', { reps: 100, notes: '10 sets of 10' }, '50 kettlebell deadlifts (instead of 100 pull-ups)'],
  ['Half of Rx', { reps: 5, weight: 70, notes: 'load without the sled' }, '5 pull-ups – half of 70 kg, load without the sled'],
  ['As prescribed', { reps: 5 }, '5 pull-ups'],
] as const)('a line’s own text says how much, with how much or that all stays: %s', (scaled, fields, written) => {
  expect(line(PULL_UP, { ...fields, scaled })).toBe(written);
});

describe('as many as possible, or as the clock has it, knows no share', () => {
  const double = { name: 'Double-under', scaled: 'Half the reps, or twice the single-unders', beginner: 'Single-unders, same count' };
  const row = { name: 'Row', scaled: 'About two thirds of the distance or calories', beginner: 'Same time at an easy pace' };
  test.each<[string, ScaledEntry, string]>([
    ['max reps', { exercise: double, isMax: true }, 'max reps single-unders (instead of double-unders)'],
    ['max calories', { exercise: row, isMax: true, unit: 'CALORIES', duration: 60 }, 'max cal row – 1 min'],
    ['a minute', { exercise: row, duration: 60 }, '1 min row'],
    ['a minute for a distance', { exercise: row, duration: 60, distance: 250 }, '250 m in 1 min row – about two thirds of the distance or calories'],
    ['a count', { exercise: double, reps: 50 }, '50 double-unders – half the reps, or twice the single-unders'],
  ])('%s', (_, entry, written) => {
    expect(boardText(writeBoard({ type: 'FOR_TIME', exercises: [entry] }, 'kg', insteadAt('scaled')))[1]).toBe(written);
  });

  test('a Tabata', () => {
    const at = (level: Level) =>
      boardText(writeBoard({ type: 'TABATA', exercises: [{ exercise: row }, { exercise: double }] }, 'kg', insteadAt(level))).slice(1);
    expect(at('scaled')).toEqual(['Row', 'Single-unders (instead of Double-under)']);
    expect(at('beginner')).toEqual(['Row – same time at an easy pace', 'Single-unders (instead of Double-under)']);
    expect(levelText({ type: 'TABATA', exercises: [{ exercise: row }] }, 'scaled', 'kg')).toEqual([]);
  });
});
