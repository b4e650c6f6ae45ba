import { wallBoard, type WallSubject } from './wall-board.js';

type Entry = WallSubject['exercises'][number];
const entry = (name: string, fields: Omit<Entry, 'exercise'> = {}, scaling: Omit<Entry['exercise'], 'name'> = {}): Entry => ({
  ...fields,
  exercise: { name, ...scaling },
});
const forTime = (exercises: Entry[], fields: Partial<WallSubject> = {}): WallSubject => ({ name: 'Test', type: 'FOR_TIME', ...fields, exercises });
const written = (wod: WallSubject) =>
  wallBoard(wod, 'kg').columns.map((parts) =>
    parts.map(({ label, lines }) => [label, ...lines.map(({ amount, movement, entry: place }) => `${place}: ${amount} ${movement}`)]),
  );

it('knows which entry each line is of, through rests and interruptions', () => {
  expect(written(forTime([entry('Row', { reps: 30, restAfter: 60 }), entry('Burpee', { reps: 9 })]))).toEqual([
    [[undefined, '0: 30 rows', '0: 1 min rest', '1: 9 burpees']],
  ]);
  const kalsu = [entry('Burpee', { reps: 5, isEmomInterruption: true }), entry('Thruster', { reps: 100 })];
  expect(written({ ...forTime(kalsu), type: 'CHIPPER_EMOM' })).toEqual([
    [
      [undefined, '1: 100 thrusters'],
      ['at the start of every minute', '0: 5 burpees'],
    ],
  ]);
});

it('writes a load once where it is that of all lines', () => {
  const bar = { weight: 70, womenWeight: 47.5 };
  const dt = wallBoard(forTime([entry('Deadlift', { reps: 12, ...bar }), entry('Push Jerk', { reps: 6, ...bar })]), 'kg');
  expect(dt.load).toEqual({ chosen: '70 / 47.5 kg', other: '155/105 lb' });
  expect(dt.columns.flat().flatMap(({ lines }) => lines.map(({ load }) => load))).toEqual([undefined, undefined]);
  const mixed = wallBoard(forTime([entry('Deadlift', { reps: 12, ...bar }), entry('Push Jerk', { reps: 6, weight: 50 })]), 'lb');
  expect([mixed.load, mixed.columns[0]?.[0]?.lines[1]?.load]).toEqual([undefined, { chosen: '110 lb', other: '50 kg' }]);
  expect(wallBoard(forTime([entry('Deadlift', { reps: 12, ...bar })]), 'kg').load).toBeUndefined();
});

it('has a column for each movement that is scaled, and one for what is said of the whole', () => {
  const fran = forTime(
    [
      entry('Thruster', { weight: 43, scaled: 'About two thirds of Rx', beginner: 'Empty bar' }),
      entry('Pull-up', { beginner: 'Ring row' }),
      entry('Run', { distance: 400 }),
    ],
    { scaled: 'Two rounds' },
  );
  expect(wallBoard(fran, 'kg').scaling).toEqual({
    heads: ['Workout', 'Thruster', 'Pull-up'],
    rows: [
      { label: 'Scaled', cells: ['Two rounds', 'About 29.5 kg', undefined], text: 'Two rounds · Thruster: about 29.5 kg' },
      { label: 'Beginner', cells: ['Two rounds', 'Empty bar', 'Ring row'], text: 'Two rounds · Thruster: empty bar · Pull-up: ring row' },
    ],
  });
  expect(wallBoard(forTime([entry('Run', { distance: 400 })]), 'kg').scaling).toBeUndefined();
});

describe('is set as large as it fits', () => {
  const lines = (count: number, name = 'Burpee') => Array.from({ length: count }, () => entry(name, { reps: 20 }));
  const fitOf = (wod: WallSubject) => wallBoard(wod, 'kg');

  test.each([
    [2, 'beside', 12.5, 1],
    [5, 'beside', 8.2, 1],
    [7, 'beside', 7.2, 1],
    [8, 'above', 9.2, 2],
    [9, 'above', 8.2, 2],
    [12, 'above', 7.2, 2],
  ])('%i short lines: the clock %s, %d hundredths, in %i columns', (count, clock, size, columns) => {
    const { fit, columns: found } = fitOf(forTime(lines(count)));
    expect([fit.clock, found.length]).toEqual([clock, columns]);
    expect(fit.lines).toBeGreaterThanOrEqual(size);
  });

  it('breaks a bracket only with its label again', () => {
    const { columns } = fitOf(forTime(Array.from({ length: 12 }, () => entry('Burpee', { reps: 20, part: 1, partName: 'Buy-in' }))));
    expect(columns.map((parts) => parts.map(({ label }) => label))).toEqual([['Buy-in'], ['Buy-in, continued']]);
  });

  it('keeps brackets whole as long as their lines can be read', () => {
    const run = entry('Run', { distance: 1600 });
    const [first, middle, last] = [
      { ...run, part: 1 },
      lines(3).map((line) => ({ ...line, part: 2, partName: 'In any order' })),
      { ...run, part: 3 },
    ];
    const { columns, fit } = fitOf(
      forTime([first, ...middle, ...lines(4).map((line) => ({ ...line, part: 3, partName: 'Then' })), { ...last, part: 4 }]),
    );
    expect(columns.map((parts) => parts.map(({ label }) => label))).toEqual([
      [undefined, 'In any order'],
      ['Then', undefined],
    ]);
    expect(fit.lines).toBeGreaterThanOrEqual(7.2);
  });

  it('sets a long name smaller, and the headline below it', () => {
    expect(fitOf(forTime(lines(3), { name: 'A name that is far too long for one line of a wall' })).fit.name).toBeLessThan(15);
  });

  const scaled = (count: number, words: number) =>
    fitOf(forTime(Array.from({ length: count }, (_, index) => entry(`Movement ${index}`, { reps: 20 }, { scaled: 'easier '.repeat(words) }))));

  it('sets the scaling in columns, as text where there are many, and below the lines where it has no room beside the clock', () => {
    expect(scaled(1, 3).fit).toMatchObject({ clock: 'beside', scaling: { as: 'table', size: 4.4 } });
    expect(scaled(5, 4).fit).toMatchObject({ clock: 'beside', scaling: { as: 'text' } });
    expect(scaled(8, 2).fit).toMatchObject({ clock: 'above', scaling: { as: 'text' } });
  });

  it('leaves the scaling to the phone before the lines get smaller than a fourteenth', () => {
    const { fit, scaling } = scaled(8, 12);
    expect([fit.scaling, scaling?.heads.length, fit.lines]).toEqual([undefined, 8, 9.2]);
  });

  it('makes the head lower before the lines get smaller than a fourteenth', () => {
    const loaded = (count: number) =>
      fitOf(
        forTime(
          Array.from({ length: count }, (_, index) =>
            entry('Kettlebell Front-rack Carry', { distance: 30, weight: 24 + index, womenWeight: 16, notes: 'two kettlebells' }),
          ),
        ),
      );
    expect([4, 7].map((count) => loaded(count).fit)).toMatchObject([
      { lines: 7.2, density: 'usual' },
      { lines: 7.2, density: 'tight' },
    ]);
  });

  it('lets the lines stand closer before they get smaller than a fourteenth', () => {
    const carries = ['Lunge', 'Carry', 'Walk', 'Hold'].flatMap((name) => [
      entry(`Kettlebell Front-rack ${name}`, { distance: 8, weight: 24, womenWeight: 16, notes: 'two kettlebells' }),
      entry('Strict Pull-up', { reps: 9 }),
    ]);
    expect(fitOf(forTime(carries, { vestWeight: 9, womenVestWeight: 6, isVestOptional: true })).fit).toMatchObject({ lines: 7.2, density: 'dense' });
  });

  it('ends with the smallest size, at once, however much there is', () => {
    const { fit, columns } = fitOf(
      forTime(Array.from({ length: 60 }, () => entry('Burpee', { reps: 20, weight: 20, notes: 'a very long note '.repeat(30) }))),
    );
    expect([fit.lines, columns.flat().flatMap((part) => part.lines)]).toEqual([2.8, expect.any(Array)]);
    expect(columns.flat().flatMap((part) => part.lines)).toHaveLength(60);
  });
});
