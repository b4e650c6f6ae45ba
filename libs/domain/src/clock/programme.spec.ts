import type { WodEntry } from '../wod/wod.js';
import { clockQuestions, type ClockWod, programmeOf, type Segment } from './programme.js';

const entry = (name: string, fields: Partial<WodEntry> = {}): WodEntry => ({ id: name, exerciseId: name, exercise: { id: name, name, equipment: 'BODYWEIGHT' }, ...fields });
const [pull, push, squat, run] = ['Pull-up', 'Push-up', 'Air Squat', 'Run'];

/** "Round 1 of 3 60s [0,1] tap" for each segment. */
const written = (segments: readonly Segment[]) => segments.map(({ kind, label, seconds, bySeconds, tasks, tap, isFree, asks }) => [
  kind === 'rest' ? 'rest' : label, seconds !== undefined && `${seconds}s`, bySeconds !== undefined && `by ${bySeconds}s`,
  kind === 'work' && `[${tasks.map(({ entry: place, reps }) => (reps === undefined ? place : `${place}x${reps}`)).join(',')}]`,
  kind === 'work' && tap, isFree && 'free', asks,
].filter(Boolean).join(' '));
const segmentsOf = (wod: ClockWod, answers = {}) => written(programmeOf(wod, answers).segments);

describe('the programme of an AMRAP', () => {
  it('counts rounds down from its cap', () => {
    expect(segmentsOf({ type: 'AMRAP', timeCapMinutes: 20, exercises: [entry(pull), entry(push)] })).toEqual(['1200s [0,1] round']);
  });

  const parts = (...names: string[]): ClockWod => ({ type: 'AMRAP', timeCapMinutes: 30, exercises: names.map((partName, part) => entry(pull, { part, partName })) });
  it.each<[string, ClockWod, string[]]>([
    ['a part before it', parts('Buy-in', 'AMRAP 20'), ['Buy-in [0] task', 'AMRAP 20 1200s [1] round']],
    ['a part after it', parts('AMRAP 30, one full round each in turn', 'Then 5 min'), ['AMRAP 30, one full round each in turn 1800s [0] round', 'Then 5 min 300s [1] round']],
    ['windows', parts('0:00-2:00', '2:00-21:00, AMRAP'), ['0:00-2:00 120s [0] round', '2:00-21:00, AMRAP 1140s [1] round']],
  ])('takes the times of its parts: %s', (_, wod, segments) => {
    expect(segmentsOf(wod)).toEqual(segments);
  });
});

describe('the programme of interrupted work', () => {
  const peyton: ClockWod = {
    type: 'AMRAP', timeCapMinutes: 20,
    exercises: [entry(pull, { part: 1, partName: 'AMRAP 20' }), entry('Double-under', { part: 2, partName: 'Every 2 min, from 0:00' }), entry(run, { part: 3, partName: 'At 20:00' })],
  };

  it('has what interrupts it beside the work, for as long as that lasts', () => {
    expect(segmentsOf(peyton)).toEqual(['AMRAP 20 1200s [0] round', 'At 20:00 [2] task']);
    expect(programmeOf(peyton).interruption).toEqual({ everySeconds: 120, untilSeconds: 1200, tasks: [{ entry: 1 }] });
    expect(programmeOf({ ...peyton, exercises: peyton.exercises.slice(0, 2) }).interruption).toEqual({ everySeconds: 120, tasks: [{ entry: 1 }] });
  });

  it('may go by the time of the work itself', () => {
    const shawn: ClockWod = { type: 'FOR_TIME', exercises: [entry(run), ...[squat, push].map((name) => entry(name, { part: 1, partName: 'After every 5 min of running' }))] };
    expect(segmentsOf(shawn)).toEqual(['[0] task']);
    expect(programmeOf(shawn).interruption).toEqual({ everySeconds: 300, ofWork: true, tasks: [{ entry: 1 }, { entry: 2 }] });
  });
});

describe('the programme of work for time', () => {
  it('is one line after the other, with what is rested in between', () => {
    expect(segmentsOf({ type: 'FOR_TIME', exercises: [entry(run, { restAfter: 120 }), entry(pull), entry(push)] })).toEqual(['[0] task', 'rest 120s', '[1,2] task']);
  });

  it('repeats parts in rounds, and leaves the order free where it is', () => {
    const wod: ClockWod = {
      type: 'FOR_TIME',
      exercises: [
        entry(run, { part: 1 }), entry(pull, { part: 2, partName: 'In any order, any sets' }), entry(push, { part: 2, partName: 'In any order, any sets' }),
        entry(squat, { part: 3, partRounds: 2, partName: 'Then' }),
      ],
    };
    expect(segmentsOf(wod)).toEqual(['[0] task', 'In any order, any sets [1,2] task free', 'Then, Round 1 of 2 [3] task', 'Then, Round 2 of 2 [3] task']);
    expect(segmentsOf({ type: 'FOR_TIME', anyOrder: true, exercises: [entry(pull), entry(push)] })).toEqual(['[0,1] task free']);
  });

  it('takes the times that the names of its parts say', () => {
    const named = (partName: string, part: number) => entry(squat, { part, partName });
    expect(segmentsOf({ type: 'FOR_TIME', exercises: [named('AMRAP 5', 1), named('0:00-8:30', 2), named('Done by 12:00', 3)] }))
      .toEqual(['AMRAP 5 300s [0] round', '0:00-8:30 510s [1] round', 'Done by 12:00 by 720s [2] task']);
    expect(segmentsOf({ type: 'FOR_TIME', exercises: [entry(squat, { part: 1, partName: '5 min', isMax: true, restAfter: 60 }), entry(push, { part: 2, partName: 'AMRAP 5' })] }))
      .toEqual(['5 min 300s [0] none reps', 'rest 60s', 'AMRAP 5 300s [1] round']);
  });

  it.each<[string, Partial<ClockWod>, number | undefined]>([
    ['its own field', { timeCapMinutes: 12 }, 720],
    ['what was answered', { headline: 'For time, 20 min cap' }, 1200],
    ['the clock, where it is for reps', { score: 'REPS', minutesAreOwn: true, estimatedDuration: 7 }, 420],
    ['nothing', {}, undefined],
  ])('has a cap by %s', (_, fields, seconds) => {
    expect(programmeOf({ type: 'FOR_TIME', exercises: [entry(squat)], ...fields }).capSeconds).toBe(seconds);
  });
});

describe('the programme of rounds', () => {
  it('is one stretch for each, with the rest between them', () => {
    expect(segmentsOf({ type: 'ROUNDS', rounds: 2, restBetweenRounds: 60, exercises: [entry(pull), entry(push)] }))
      .toEqual(['Round 1 of 2 [0,1] segment', 'rest 60s', 'Round 2 of 2 [0,1] segment']);
  });

  it('times stations, and asks for their reps', () => {
    const station = { isMax: true, duration: 60 };
    expect(segmentsOf({ type: 'ROUNDS', rounds: 2, restBetweenRounds: 30, score: 'REPS', exercises: [entry(pull, station), entry(push, { ...station, restAfter: 45 })] })).toEqual([
      'Round 1 of 2 60s [0] none reps', 'Round 1 of 2 60s [1] none reps', 'rest 45s', 'rest 30s',
      'Round 2 of 2 60s [0] none reps', 'Round 2 of 2 60s [1] none reps', 'rest 45s',
    ]);
  });
});

describe('the programme of an EMOM', () => {
  it('has what is due in each minute', () => {
    const exercises = [entry(pull, { minute: 1 }), entry(push, { minute: 2 }), entry(squat)];
    expect(segmentsOf({ type: 'EMOM', minutesAreOwn: true, estimatedDuration: 3, exercises })).toEqual([
      'Minute 1 of 3 60s [0,2] none', 'Minute 2 of 3 60s [1,2] none', 'Minute 3 of 3 60s [0,2] none',
    ]);
    expect(segmentsOf({ type: 'EMOM', intervalMinutes: 2, minutesAreOwn: true, estimatedDuration: 4, exercises: [entry(pull)] }))
      .toEqual(['Interval 1 of 2 120s [0] none', 'Interval 2 of 2 120s [0] none']);
  });

  it('asks how long it lasts where nothing says so, and may go on until a minute fails', () => {
    const death: ClockWod = { type: 'EMOM', minutesLow: 9, minutesHigh: 15, minutesAreOwn: true, estimatedDuration: 12, exercises: [entry(pull)] };
    expect(clockQuestions(death)).toEqual({ minutes: 12 });
    expect(segmentsOf(death)).toHaveLength(12);
    expect(segmentsOf(death, { minutes: null })).toHaveLength(60);
    expect([programmeOf(death).isUntilMissed, programmeOf(death, { minutes: null }).isUntilMissed]).toEqual([undefined, true]);
    expect(segmentsOf(death, { minutes: null })[0]).toBe('Minute 1 60s [0] none');
    expect(segmentsOf(death, { minutes: 1e9 })).toHaveLength(1440);
  });
});

describe('the programme of a Tabata', () => {
  it('is eight times 20 seconds for each movement, with the rest between movements', () => {
    const segments = segmentsOf({ type: 'TABATA', tabataCycles: 2, exercises: [entry(squat, { restAfter: 60 }), entry(push)] });
    expect(segments.slice(0, 3)).toEqual(['Cycle 1 of 2, 1 of 8 20s [0] none reps', 'rest 10s', 'Cycle 1 of 2, 2 of 8 20s [0] none reps']);
    expect(segments.slice(14, 19)).toEqual(['Cycle 1 of 2, 8 of 8 20s [0] none reps', 'rest 10s', 'rest 60s', 'Cycle 2 of 2, 1 of 8 20s [1] none reps', 'rest 10s']);
    expect(segments.at(-1)).toBe('Cycle 2 of 2, 8 of 8 20s [1] none reps');
  });

  it('takes turns where there are more movements than cycles', () => {
    expect(segmentsOf({ type: 'TABATA', tabataCycles: 1, exercises: [entry(squat), entry(push)] }).filter((_, index) => index % 2 === 0).slice(0, 3))
      .toEqual(['1 of 8 20s [0] none reps', '2 of 8 20s [1] none reps', '3 of 8 20s [0] none reps']);
  });
});

describe('the programme of a ladder', () => {
  it('has a rung for each count; an entry with an amount keeps it', () => {
    expect(segmentsOf({ type: 'LADDER', repScheme: '21-15-9', exercises: [entry(squat), entry(run, { distance: 200 })] }))
      .toEqual(['Set 1 of 3: 21 [0x21,1] segment', 'Set 2 of 3: 15 [0x15,1] segment', 'Set 3 of 3: 9 [0x9,1] segment']);
    expect(segmentsOf({ type: 'LADDER', startReps: 3, exercises: [entry(squat)] })).toEqual(['Set 1 of 3: 3 [0x3] segment', 'Set 2 of 3: 2 [0x2] segment', 'Set 3 of 3: 1 [0x1] segment']);
  });

  it.each<[string, Partial<ClockWod>]>([
    ['is written open-ended', { repScheme: '3-6-9-…' }],
    ['is counted within a time', { repScheme: '3-6-9', score: 'REPS', minutesAreOwn: true, estimatedDuration: 7 }],
  ])('climbs on by its last step where it %s', (_, fields) => {
    const segments = segmentsOf({ type: 'LADDER', exercises: [entry(squat)], ...fields });
    expect(segments.slice(2, 5)).toEqual(['Set 3: 9 [0x9] segment', 'Set 4: 12 [0x12] segment', 'Set 5: 15 [0x15] segment']);
    expect(segments).toHaveLength(60);
  });
});

describe('an entry of a ladder with a scheme of its own', () => {
  it.each<[string, string, (number | undefined)[]]>([
    ['climbs as it began', '3-6-9-12-15-…', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]],
    ['climbs every third time', '3-3-3-6-6-6-9-…', [3, 3, 3, 6, 6, 6, 9, 9, 9, 12]],
    ['goes down to its end', '10-9-8-…-1', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['is written out', '5-4-3-2-1', [5, 4, 3, 2, 1, 100, 100, 100, 100, 100]],
    ['ends', '1-2-…-3', [1, 2, 3, 100, 100, 100, 100, 100, 100, 100]],
    ['has none', 'unbroken', Array(10).fill(100)],
  ])('%s', (_, notes, reps) => {
    const wod: ClockWod = { type: 'LADDER', repScheme: Array(10).fill(100).join('-'), exercises: [entry(squat), entry(push, { notes })] };
    expect(programmeOf(wod).segments.map(({ tasks }) => tasks.map((task) => task.reps))).toEqual(reps.map((own) => [100, own]));
  });
});

describe('the programme of a Chipper EMOM', () => {
  const kalsu: ClockWod = { type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises: [entry('Thruster', { reps: 100 }), entry('Burpee', { reps: 5, isEmomInterruption: true })] };

  it('is work for time with what interrupts it', () => {
    expect(programmeOf(kalsu)).toMatchObject({ interruption: { everySeconds: 60, tasks: [{ entry: 1 }] } });
    expect(segmentsOf(kalsu)).toEqual(['[0] task']);
  });
});

describe('the programme of work for load', () => {
  it('is attempts with rest between them', () => {
    const total: ClockWod = { type: 'FOR_TIME', score: 'LOAD', exercises: [entry('Deadlift')] };
    expect(clockQuestions(total)).toEqual({ attempts: 3, setRest: 180 });
    expect(segmentsOf(total, { attempts: 2, setRest: 90 })).toEqual(['Attempt 1 of 2 [0] segment load', 'rest 90s', 'Attempt 2 of 2 [0] segment load']);
  });

  it('is sets where it says how many', () => {
    expect(segmentsOf({ type: 'ROUNDS', rounds: 2, score: 'LOAD', restBetweenRounds: 120, exercises: [entry('Back Squat', { reps: 5 })] }))
      .toEqual(['Set 1 of 2 [0] segment load', 'rest 120s', 'Set 2 of 2 [0] segment load']);
    expect(segmentsOf({ type: 'LADDER', repScheme: '15-12', score: 'LOAD', exercises: [entry('Clean')] }))
      .toEqual(['Set 1 of 2: 15 reps [0x15] segment load', 'rest 180s', 'Set 2 of 2: 12 reps [0x12] segment load']);
  });
});

it('knows how many take turns', () => {
  expect(programmeOf({ type: 'AMRAP', timeCapMinutes: 10, team: 2, exercises: [entry(pull)] })).toMatchObject({ turns: 2, score: 'ROUNDS_AND_REPS' });
});

describe('whose turn it is changes', () => {
  const pair: ClockWod = { type: 'AMRAP', timeCapMinutes: 20, team: 2, exercises: [entry(pull), entry(push)] };

  it.each<[string, Partial<ClockWod>, 'round' | 'line' | undefined]>([
    ['by hand, where nothing says when', { headline: 'Partner, AMRAP 20' }, undefined],
    ['after each round', { headline: 'Partner, AMRAP 20, one full round each in turn' }, 'round'],
    ['after each round of a part', { exercises: [entry(pull, { part: 1, partName: 'AMRAP 30, one full round each in turn' })] }, 'round'],
    ['after every line', { headline: 'Partner, AMRAP 30, change after every line' }, 'line'],
    ['never, where somebody is alone', { headline: 'AMRAP 30, change after every line', team: undefined }, undefined],
  ])('%s', (_, fields, after) => {
    expect(programmeOf({ ...pair, ...fields }).turnAfter).toBe(after);
  });

  it('by lines that are ticked off, round after round', () => {
    expect(programmeOf({ ...pair, headline: 'Change after every line' }).segments).toEqual([expect.objectContaining({ tap: 'task', repeats: true, tasks: [{ entry: 0 }, { entry: 1 }] })]);
  });
});
