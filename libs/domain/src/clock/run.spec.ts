import type { Programme, Segment } from './programme.js';
import { dueTasks, marksBetween, type RunEvent, stateAt } from './run.js';

const work = (fields: Partial<Segment> = {}): Segment => ({ kind: 'work', label: '', tasks: [{ entry: 0 }], tap: 'none', ...fields });
const rest = (seconds: number): Segment => ({ kind: 'rest', label: 'Rest', seconds, tasks: [], tap: 'none' });
const programme = (segments: Segment[], fields: Partial<Programme> = {}): Programme => ({ segments, score: 'TIME', ...fields });
const taps = (...times: number[]): RunEvent[] => times.map((at) => ({ at, do: 'tap' }));
const MINUTE = 60_000;

describe('intervals', () => {
  const emom = programme([work({ seconds: 60 }), rest(30), work({ seconds: 60 })]);

  it.each([
    [-10_000, { phase: 'lead-in', segment: 0, total: 0, left: 60_000 }],
    [0, { phase: 'work', segment: 0, since: 0, left: 60_000 }],
    [59_999, { phase: 'work', segment: 0, left: 1 }],
    [60_000, { phase: 'rest', segment: 1, since: 0, left: 30_000 }],
    [90_000, { phase: 'work', segment: 2, total: 90_000 }],
    [150_000, { phase: 'done', total: 150_000, segment: 2 }],
    [10 * MINUTE, { phase: 'done', total: 150_000 }],
  ])('are where they are after %d ms, whoever looked before', (at, state) => {
    expect(stateAt(emom, [], at)).toMatchObject(state);
  });

  it('don’t drift in an hour', () => {
    const hour = programme(Array.from({ length: 60 }, () => work({ seconds: 60 })));
    expect(stateAt(hour, [], 59.5 * MINUTE)).toMatchObject({ segment: 59, since: 30_000, left: 30_000 });
  });

  it('move on when one is skipped', () => {
    expect(stateAt(emom, [{ at: 20_000, do: 'skip' }], 25_000)).toMatchObject({ phase: 'rest', segment: 1, since: 5000, left: 25_000 });
    expect(stateAt(emom, [{ at: 20_000, do: 'end' }], 25_000)).toMatchObject({ phase: 'done', total: 20_000 });
  });
});

describe('taps', () => {
  it('count rounds of an AMRAP, with their splits; the last one can be taken back', () => {
    const amrap = programme([work({ seconds: 600, tap: 'round' })]);
    const events = taps(65_000, 140_000);
    expect(stateAt(amrap, events, 150_000)).toMatchObject({ phase: 'work', rounds: 2, splits: [65_000, 140_000], left: 450_000 });
    expect(stateAt(amrap, events.slice(0, -1), 150_000)).toMatchObject({ rounds: 1, splits: [65_000] });
    // What is tapped after the end doesn't count.
    expect(stateAt(amrap, taps(65_000, 600_001), 700_000)).toMatchObject({ phase: 'done', rounds: 1 });
  });

  it('make the next round longer where its lines grow', () => {
    const growing = programme([work({ seconds: 900, tap: 'round', tasks: [{ entry: 0, reps: 3, more: 3 }, { entry: 1 }] })]);
    const dueAfter = (...times: number[]) => dueTasks(growing, stateAt(growing, taps(...times), 100_000)).map(({ reps }) => reps);
    expect([dueAfter(), dueAfter(10_000), dueAfter(10_000, 20_000)]).toEqual([
      [3, undefined],
      [6, undefined],
      [9, undefined],
    ]);
  });

  it('end a round, and the rest after it ends by itself', () => {
    const rounds = programme([work({ tap: 'segment' }), rest(60), work({ tap: 'segment' })]);
    expect(stateAt(rounds, taps(100_000), 100_000)).toMatchObject({ phase: 'rest', left: 60_000, splits: [100_000] });
    expect(stateAt(rounds, taps(100_000), 160_000)).toMatchObject({ phase: 'work', segment: 2 });
    expect(stateAt(rounds, taps(100_000), 160_000)).not.toHaveProperty('left');
    expect(stateAt(rounds, taps(100_000, 250_000), 999_000)).toMatchObject({ phase: 'done', total: 250_000, splits: [100_000, 250_000] });
    expect(stateAt(rounds, taps(100_000, 250_000), 999_000).laps).toEqual([100_000, 90_000]);
    // Rest that was cut short is as short.
    expect(stateAt(rounds, [...taps(100_000), { at: 120_000, do: 'skip' }, ...taps(250_000)], 999_000).laps).toEqual([100_000, 130_000]);
    // A tap during the rest ends nothing.
    expect(stateAt(rounds, taps(100_000, 120_000), 130_000)).toMatchObject({ phase: 'rest' });
  });

  it('tick off line by line, and the last one ends it', () => {
    const chipper = programme([work({ tap: 'task', tasks: [{ entry: 0 }, { entry: 1 }] }), work({ tap: 'task' })]);
    expect(stateAt(chipper, taps(10_000), 11_000)).toMatchObject({ segment: 0, task: 1 });
    expect(stateAt(chipper, taps(10_000, 20_000), 21_000)).toMatchObject({ segment: 1, task: 0, since: 1000 });
    expect(stateAt(chipper, taps(10_000, 20_000, 30_000), 31_000)).toMatchObject({ phase: 'done', total: 30_000 });
  });

  it('say which minute was missed; one that goes on until then ends', () => {
    const minutes = [work({ seconds: 60 }), work({ seconds: 60 }), work({ seconds: 60 })];
    const misses: RunEvent[] = [
      { at: 70_000, do: 'miss' },
      { at: 80_000, do: 'miss' },
    ];
    expect(stateAt(programme(minutes), misses, 75_000)).toMatchObject({ phase: 'work', misses: [1] });
    // Pressed again, it was done.
    expect(stateAt(programme(minutes), misses, 100_000)).toMatchObject({ phase: 'work', misses: [] });
    expect(stateAt(programme(minutes, { isUntilMissed: true }), misses, 100_000)).toMatchObject({
      phase: 'done',
      total: 70_000,
      segment: 1,
      misses: [1],
    });
  });

  it('take turns', () => {
    const pairs = programme([work({ seconds: 600 })], { turns: 2 });
    const turn: RunEvent = { at: 1000, do: 'turn' };
    expect([stateAt(pairs, [turn], 2000).turn, stateAt(pairs, [turn, turn], 2000).turn]).toEqual([1, 0]);
  });

  it('hand over by the prescribed share, after each round or each line, and by hand besides', () => {
    const inTurn = programme([work({ seconds: 600, tap: 'round' })], { turns: 3, turnAfter: 'round' });
    expect([0, 1, 2, 3].map((count) => stateAt(inTurn, taps(...[10_000, 20_000, 30_000].slice(0, count)), 40_000).turn)).toEqual([0, 1, 2, 0]);
    const rounds = programme([work({ tap: 'segment' }), work({ tap: 'segment' })], { turns: 2, turnAfter: 'round' });
    expect(stateAt(rounds, taps(10_000), 20_000)).toMatchObject({ segment: 1, turn: 1 });
    const lines = programme([work({ seconds: 600, tap: 'task', repeats: true, tasks: [{ entry: 0 }, { entry: 1 }, { entry: 2 }] })], {
      turns: 2,
      turnAfter: 'line',
    });
    expect(stateAt(lines, taps(10_000, 20_000), 30_000)).toMatchObject({ task: 2, turn: 0, rounds: 0 });
    expect(stateAt(lines, taps(10_000, 20_000, 30_000), 40_000)).toMatchObject({ phase: 'work', task: 0, turn: 1, rounds: 1, splits: [30_000] });
    expect(stateAt(lines, [...taps(10_000), { at: 15_000, do: 'turn' }], 20_000).turn).toBe(0);
  });

  it('add up what was done of work in any order', () => {
    const murph = programme([work({ isFree: true, tap: 'task', tasks: [{ entry: 0 }, { entry: 1 }] })]);
    const part = (task: number, amount?: number): RunEvent => ({ at: 1000, do: 'part', task, ...(amount !== undefined && { amount }) });
    expect(stateAt(murph, [part(0, 5), part(1, 10), part(0, 5), part(1, -20)], 2000).done).toEqual([10, 0]);
  });

  it('end work in any order at once, and so does the last of its reps', () => {
    const murph = programme([
      work({
        isFree: true,
        tap: 'task',
        tasks: [
          { entry: 0, reps: 100 },
          { entry: 1, reps: 200 },
        ],
      }),
      work({ tap: 'task' }),
    ]);
    expect(stateAt(murph, taps(60_000), 61_000)).toMatchObject({ segment: 1, splits: [60_000] });
    const part = (at: number, task: number, amount: number): RunEvent => ({ at, do: 'part', task, amount });
    const all = [part(10_000, 0, 100), part(20_000, 1, 190), part(30_000, 1, 10)];
    expect(stateAt(murph, all.slice(0, 2), 30_000)).toMatchObject({ segment: 0, done: [100, 190] });
    expect(stateAt(murph, all, 30_000)).toMatchObject({ segment: 1, splits: [30_000] });
    // What has no reps is done when somebody says so.
    const open = programme([work({ isFree: true, tap: 'task', tasks: [{ entry: 0, reps: 100 }, { entry: 1 }] })]);
    expect(stateAt(open, [part(10_000, 0, 100), part(20_000, 1, 10)], 30_000)).toMatchObject({ phase: 'work' });
  });
});

describe('a cap', () => {
  it('ends everything', () => {
    const capped = programme([work({ tap: 'segment' }), work({ tap: 'segment' })], { capSeconds: 300 });
    expect(stateAt(capped, taps(100_000), 200_000)).toMatchObject({ segment: 1, left: 100_000 });
    expect(stateAt(capped, taps(100_000), 301_000)).toMatchObject({ phase: 'done', total: 300_000, segment: 1 });
  });

  it('of a part ends everything unless the part is done by then', () => {
    const windows = programme([work({ tap: 'segment', bySeconds: 240 }), work({ tap: 'segment', bySeconds: 480 })]);
    expect(stateAt(windows, [], 240_000)).toMatchObject({ phase: 'done', total: 240_000 });
    expect(stateAt(windows, taps(200_000), 300_000)).toMatchObject({ phase: 'work', segment: 1, left: 180_000 });
  });
});

it('says when it is interrupted next', () => {
  const kalsu = programme([work({ tap: 'task' })], { interruption: { everySeconds: 60, tasks: [{ entry: 1 }] } });
  expect(stateAt(kalsu, [], 0).interruption).toEqual({ number: 0, isDue: true, left: 60_000 });
  expect(stateAt(kalsu, taps(9000), 59_000)).toMatchObject({ task: 0, interruption: { number: 0, isDue: false, left: 1000 } });
  expect(stateAt(kalsu, taps(9000), 75_000).interruption).toEqual({ number: 1, isDue: true, left: 45_000 });
  // One tap for those that were missed, too; the next is for the work.
  expect(stateAt(kalsu, taps(130_000), 135_000)).toMatchObject({ phase: 'work', interruption: { number: 2, isDue: false } });
  expect(stateAt(kalsu, taps(130_000, 140_000), 150_000)).toMatchObject({ phase: 'done', total: 140_000 });
});

it('is interrupted after as much work as before, or only until a time', () => {
  const shawn = programme([work({ tap: 'task' })], { interruption: { everySeconds: 300, ofWork: true, tasks: [{ entry: 1 }] } });
  expect(stateAt(shawn, [], 100_000).interruption).toEqual({ number: -1, isDue: false, left: 200_000 });
  expect(stateAt(shawn, [], 350_000).interruption).toEqual({ number: 0, isDue: true, left: 0 });
  expect(stateAt(shawn, taps(360_000), 400_000)).toMatchObject({ phase: 'work', interruption: { number: 0, isDue: false, left: 260_000 } });
  const peyton = programme([work({ seconds: 1200, tap: 'round' }), work({ tap: 'task' })], {
    interruption: { everySeconds: 120, untilSeconds: 1200, tasks: [{ entry: 1 }] },
  });
  expect(stateAt(peyton, taps(20_000, 100_000), 1_199_000)).toMatchObject({ rounds: 1, interruption: { number: 9, isDue: true, left: 1000 } });
  expect(stateAt(peyton, taps(20_000, 100_000), 1_200_000).interruption).toBeUndefined();
  expect(stateAt(peyton, taps(1_300_000), 1_400_000)).toMatchObject({ phase: 'done', total: 1_300_000 });
});

describe('marks', () => {
  const heard = (of: Programme, events: RunEvent[], after: number, until: number) =>
    marksBetween(of, events, after, until).map(({ at, kind }) => `${at / 1000} ${kind}`);

  it('count down the lead-in and begin', () => {
    expect(heard(programme([work({ tap: 'segment' })]), [], -10_000, 1000)).toEqual(['-3 count', '-2 count', '-1 count', '0 go']);
  });

  it('count down each interval, and say what begins', () => {
    expect(heard(programme([work({ seconds: 20 }), rest(10), work({ seconds: 20 })]), [], 0, 60_000)).toEqual([
      '17 count',
      '18 count',
      '19 count',
      '20 rest',
      '27 count',
      '28 count',
      '29 count',
      '30 go',
      '47 count',
      '48 count',
      '49 count',
      '50 end',
    ]);
  });

  it('say half-way and the last minute of long work', () => {
    expect(heard(programme([work({ seconds: 600 })]), [], 0, 600_000)).toEqual([
      '300 half',
      '540 last-minute',
      '597 count',
      '598 count',
      '599 count',
      '600 end',
    ]);
  });

  it('say them of the time up to a cap, whenever rounds are tapped, and each once', () => {
    const dt = programme(
      Array.from({ length: 5 }, () => work({ tap: 'segment' })),
      { capSeconds: 1200 },
    );
    const rounds = taps(240_000, 480_000, 780_000, 1_080_000);
    const ofCap = (marks: string[]) => marks.filter((mark) => /half|last/.test(mark));
    expect(ofCap(heard(dt, rounds, 0, 1_200_000))).toEqual(['600 half', '1140 last-minute']);
    expect(ofCap(heard(dt, [], 0, 1_200_000))).toEqual(['600 half', '1140 last-minute']);
    expect(ofCap(heard(programme([work({ seconds: 600, tap: 'round' })]), taps(400_000, 560_000), 0, 600_000))).toEqual([
      '300 half',
      '540 last-minute',
    ]);
    // The time to do one thing by begins where that for another is over.
    const parts = programme([
      work({ tap: 'segment', bySeconds: 480 }),
      work({ tap: 'segment', bySeconds: 480 }),
      work({ tap: 'segment', bySeconds: 960 }),
    ]);
    expect(ofCap(heard(parts, taps(100_000, 400_000), 0, 960_000))).toEqual(['240 half', '720 half', '900 last-minute']);
  });

  it('say each interruption until the work is done', () => {
    const kalsu = programme([work({ tap: 'task' })], { interruption: { everySeconds: 60, tasks: [] } });
    expect(heard(kalsu, taps(165_000, 170_000), 0, 300_000)).toEqual(['60 interrupt', '120 interrupt', '170 end']);
    const shawn = programme([work({ tap: 'task' })], { interruption: { everySeconds: 300, ofWork: true, tasks: [] } });
    expect(heard(shawn, taps(360_000, 700_000), 0, 1_200_000)).toEqual(['300 interrupt', '660 interrupt', '1000 interrupt']);
    const peyton = programme([work({ seconds: 240, tap: 'round' }), work({ tap: 'task' })], {
      interruption: { everySeconds: 120, untilSeconds: 240, tasks: [] },
    });
    expect(heard(peyton, [], 0, 600_000).filter((mark) => mark.endsWith('interrupt'))).toEqual(['120 interrupt']);
  });

  it('are the same however often they are asked for', () => {
    const emom = programme(Array.from({ length: 5 }, () => work({ seconds: 60 })));
    const inSteps = Array.from({ length: 3100 }, (_, index) => marksBetween(emom, [], index * 100 - 10_000, (index + 1) * 100 - 10_000)).flat();
    expect(inSteps).toEqual(marksBetween(emom, [], -10_000, 300_000));
  });
});
