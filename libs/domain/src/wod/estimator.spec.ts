import type { EstimateEntry } from './entry-time.js';
import { estimateDuration, explainEstimate } from './estimator.js';
import type { EstimateInput } from './estimator.js';
import { WOD_TYPES } from './wod-type.js';

/** An entry whose own time, with the 5 s of transition, is the given number of seconds. */
const takes = (seconds: number): EstimateEntry => ({ equipment: 'BODYWEIGHT', duration: seconds - 5 });
const one = [takes(60)];

const CASES: [string, EstimateInput, number][] = [
  // AMRAP equals the time cap
  ['AMRAP', { type: 'AMRAP', timeCapMinutes: 20, exercises: one }, 20],
  ['AMRAP without exercises', { type: 'AMRAP', timeCapMinutes: 12, exercises: [] }, 12],
  ['AMRAP without a cap: the base', { type: 'AMRAP', exercises: [takes(180), takes(120)] }, 5],
  ['AMRAP without anything', { type: 'AMRAP', exercises: [] }, 0],
  ['AMRAP ignores foreign parameters', { type: 'AMRAP', timeCapMinutes: 7, rounds: 5, intervalMinutes: 3, exercises: one }, 7],
  // TABATA equals cycles × 4
  ['TABATA of 1 cycle', { type: 'TABATA', tabataCycles: 1, exercises: one }, 4],
  ['TABATA of 4 cycles', { type: 'TABATA', tabataCycles: 4, exercises: one }, 16],
  ['TABATA of 10 cycles', { type: 'TABATA', tabataCycles: 10, exercises: [] }, 40],
  ['TABATA without cycles', { type: 'TABATA', exercises: [] }, 4],
  // EMOM equals interval × max(10, 3 × exercises)
  ['EMOM of 1 exercise', { type: 'EMOM', intervalMinutes: 1, exercises: one }, 10],
  ['EMOM of 3 exercises', { type: 'EMOM', intervalMinutes: 1, exercises: [...one, ...one, ...one] }, 10],
  ['EMOM of 4 exercises', { type: 'EMOM', intervalMinutes: 1, exercises: [...one, ...one, ...one, ...one] }, 12],
  ['EMOM every 2 minutes', { type: 'EMOM', intervalMinutes: 2, exercises: one }, 20],
  ['EMOM every 2 minutes of 5 exercises', { type: 'EMOM', intervalMinutes: 2, exercises: [...one, ...one, ...one, ...one, ...one] }, 30],
  ['EMOM without interval and exercises', { type: 'EMOM', exercises: [] }, 10],
  // ROUNDS: base × rounds + 0.5 × (rounds − 1)
  ['ROUNDS of 1', { type: 'ROUNDS', rounds: 1, exercises: [takes(300)] }, 5],
  ['ROUNDS of 3', { type: 'ROUNDS', rounds: 3, exercises: [takes(300)] }, 16],
  ['ROUNDS of 5, rounded down', { type: 'ROUNDS', rounds: 5, exercises: [takes(62)] }, 7],
  ['ROUNDS of 2, exactly half a minute', { type: 'ROUNDS', rounds: 2, exercises: [takes(60)] }, 3],
  ['ROUNDS without rounds', { type: 'ROUNDS', exercises: [takes(300)] }, 5],
  [
    'ROUNDS of Helen',
    {
      type: 'ROUNDS',
      rounds: 3,
      exercises: [
        { equipment: 'BODYWEIGHT', distance: 400 },
        { equipment: 'KETTLEBELL', reps: 21 },
        { equipment: 'PULL_UP_BAR', reps: 12 },
      ],
    },
    13,
  ],
  ['ROUNDS without exercises', { type: 'ROUNDS', rounds: 5, exercises: [] }, 0],
  // LADDER: base × sum / reps of the first exercise
  ['LADDER of Fran', { type: 'LADDER', repScheme: '21-15-9', exercises: [{ equipment: 'BARBELL' }, { equipment: 'PULL_UP_BAR' }] }, 6],
  ['LADDER relative to the first reps', { type: 'LADDER', repScheme: '21-15-9', exercises: [{ equipment: 'BARBELL', reps: 45 }] }, 3],
  ['LADDER by default from 10 to 1', { type: 'LADDER', exercises: [takes(60)] }, 6],
  ['LADDER from 2', { type: 'LADDER', startReps: 2, exercises: [takes(600)] }, 3],
  ['LADDER from 50', { type: 'LADDER', startReps: 50, exercises: [takes(60)] }, 128],
  ['LADDER: the scheme takes precedence', { type: 'LADDER', startReps: 50, repScheme: '10-10', exercises: [takes(60)] }, 2],
  ['LADDER: a scheme without a number is absent', { type: 'LADDER', startReps: 20, repScheme: 'max', exercises: [takes(60)] }, 21],
  ['LADDER: an empty scheme is absent', { type: 'LADDER', repScheme: '', exercises: [takes(60)] }, 6],
  ['LADDER without exercises', { type: 'LADDER', repScheme: '21-15-9', exercises: [] }, 0],
  // FOR_TIME: × 1.2, capped
  ['FOR_TIME', { type: 'FOR_TIME', exercises: [takes(600)] }, 12],
  ['FOR_TIME under the cap', { type: 'FOR_TIME', timeCapMinutes: 13, exercises: [takes(600)] }, 12],
  ['FOR_TIME at the cap', { type: 'FOR_TIME', timeCapMinutes: 12, exercises: [takes(600)] }, 12],
  ['FOR_TIME over the cap', { type: 'FOR_TIME', timeCapMinutes: 11, exercises: [takes(600)] }, 11],
  ['FOR_TIME, exactly half a minute', { type: 'FOR_TIME', exercises: [takes(175)] }, 4],
  ['FOR_TIME, just below half a minute', { type: 'FOR_TIME', exercises: [takes(174)] }, 3],
  ['FOR_TIME without exercises', { type: 'FOR_TIME', timeCapMinutes: 20, exercises: [] }, 0],
  // CHIPPER_EMOM: base + 0.5 × floor(1.3 × base / interval)
  [
    'CHIPPER_EMOM of Kalsu',
    {
      type: 'CHIPPER_EMOM',
      intervalMinutes: 1,
      exercises: [
        { equipment: 'BARBELL', reps: 100 },
        { equipment: 'BODYWEIGHT', reps: 5 },
      ],
    },
    12,
  ],
  ['CHIPPER_EMOM of exactly 13 intervals', { type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises: [takes(600)] }, 17],
  ['CHIPPER_EMOM every 2 minutes', { type: 'CHIPPER_EMOM', intervalMinutes: 2, exercises: [takes(600)] }, 13],
  ['CHIPPER_EMOM without an interval', { type: 'CHIPPER_EMOM', exercises: [takes(600)] }, 17],
  ['CHIPPER_EMOM too short for an interval', { type: 'CHIPPER_EMOM', intervalMinutes: 5, exercises: [takes(180)] }, 3],
  ['CHIPPER_EMOM without exercises', { type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises: [] }, 0],
  // minimum and half-typed values
  ['the minimum of 1', { type: 'ROUNDS', rounds: 1, exercises: [{ equipment: 'JUMP_ROPE', reps: 1 }] }, 1],
  ['half-typed parameters as absent', { type: 'ROUNDS', rounds: Number.NaN, exercises: [takes(300)] }, 5],
  ['a cap of 0 as absent', { type: 'FOR_TIME', timeCapMinutes: 0, exercises: [takes(600)] }, 12],
];

describe('estimateDuration', () => {
  it.each(CASES)('%s', (_, input, minutes) => {
    expect(estimateDuration(input)).toBe(minutes);
  });

  it('covers every type', () => {
    expect(new Set(CASES.map(([, { type }]) => type))).toEqual(new Set(WOD_TYPES));
  });

  it('counts 1.3 × base exactly, whatever binary fractions make of it', () => {
    // Every base of whole tens of minutes has 13 intervals of 1 minute in each ten.
    for (let tens = 1; tens <= 80; tens += 1) {
      expect(estimateDuration({ type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises: [takes(tens * 600)] })).toBe(Math.round(tens * 16.5));
    }
  });
});

describe('explainEstimate', () => {
  it.each(CASES)('ends with the estimate: %s', (_, input, minutes) => {
    expect(explainEstimate(input).at(-1)?.minutes).toBe(minutes);
  });

  const shown = (input: EstimateInput): [string, number][] => explainEstimate(input).map(({ label, minutes }) => [label, Number(minutes.toFixed(2))]);

  it('shows exercises, one pass, the type and the rounding', () => {
    expect(
      shown({ type: 'LADDER', repScheme: '21-15-9', exercises: [{ equipment: 'BARBELL', name: 'Thruster' }, { equipment: 'JUMP_ROPE' }] }),
    ).toEqual([
      ['Thruster: 10 reps × 4 s + 5 s', 0.75],
      ['Exercise 2: 10 reps × 1 s + 5 s', 0.25],
      ['One pass', 1],
      ['× 45 reps of the ladder ÷ 10 reps of the first exercise', 4.5],
      ['Rounded', 5],
    ]);
  });

  it.each<[EstimateInput, string]>([
    [{ type: 'AMRAP', exercises: [takes(20)] }, 'At least 1 minute'],
    [{ type: 'AMRAP', exercises: [takes(60)] }, 'Exercise 1: 55 s + 5 s'],
    [{ type: 'AMRAP', exercises: [takes(66)] }, 'Rounded'],
    [{ type: 'AMRAP', exercises: [takes(1440 * 60)] }, 'Exercise 1: 86395 s + 5 s'],
    [{ type: 'AMRAP', exercises: [takes(1441 * 60)] }, 'At most 24 hours'],
  ])('of %j it ends with "%s"', (input, label) => {
    expect(explainEstimate(input).at(-1)?.label).toBe(label);
  });

  it('shows the rest between rounds', () => {
    expect(shown({ type: 'ROUNDS', rounds: 3, exercises: [takes(300)] })).toEqual([
      ['Exercise 1: 295 s + 5 s', 5],
      ['× 3 rounds', 15],
      ['plus 0.5 minute between rounds', 16],
    ]);
  });

  it('shows the cap only where it binds', () => {
    const capped = (timeCapMinutes: number) => shown({ type: 'FOR_TIME', timeCapMinutes, exercises: [takes(600)] }).slice(1);
    expect(capped(20)).toEqual([['× 1.2 for breaks', 12]]);
    expect(capped(12)).toEqual([['× 1.2 for breaks', 12]]);
    expect(capped(10)).toEqual([
      ['× 1.2 for breaks', 12],
      ['Time cap', 10],
    ]);
  });

  it('shows the rests of a chipper', () => {
    expect(shown({ type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises: [takes(420)] }).slice(1)).toEqual([
      ['plus 9 intervals × 0.5 minute of rest', 11.5],
      ['Rounded', 12],
    ]);
  });

  it('shows one line where the clock decides', () => {
    expect(shown({ type: 'AMRAP', timeCapMinutes: 20, exercises: one })).toEqual([['Time cap', 20]]);
    expect(shown({ type: 'TABATA', tabataCycles: 4, exercises: one })).toEqual([['4 cycles × 4 minutes', 16]]);
    expect(shown({ type: 'EMOM', intervalMinutes: 2, exercises: one })).toEqual([['10 intervals × 2 minutes', 20]]);
  });

  it('says why it is the minimum, and why it is nothing', () => {
    expect(shown({ type: 'ROUNDS', rounds: 1, exercises: [takes(6)] }).slice(1)).toEqual([['At least 1 minute', 1]]);
    expect(shown({ type: 'ROUNDS', rounds: 1, exercises: [] })).toEqual([['No exercises', 0]]);
  });
});

it('never estimates more than a day', () => {
  const exercises = [{ equipment: 'BARBELL' as const, reps: 1000 }];
  expect(estimateDuration({ type: 'ROUNDS', rounds: 1000, exercises })).toBe(1440);
  expect(explainEstimate({ type: 'ROUNDS', rounds: 1000, exercises }).at(-1)?.label).toBe('At most 24 hours');
});
