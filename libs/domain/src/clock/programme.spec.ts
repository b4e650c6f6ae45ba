import type { WodEntry } from '../wod/wod.js';
import { clockQuestions, type ClockWod, programmeOf, type Segment } from './programme.js';

const entry = (name: string, fields: Partial<WodEntry> = {}): WodEntry => ({
  id: name,
  exerciseId: name,
  exercise: { id: name, name, equipment: 'BODYWEIGHT' },
  ...fields,
});
const [pull, push, squat, run] = ['Pull-up', 'Push-up', 'Air Squat', 'Run'];

/** "Round 1 of 3 60s [0,1] tap" for each segment. */
const written = (segments: readonly Segment[]) =>
  segments.map(({ kind, label, seconds, bySeconds, tasks, tap, isFree, asks }) =>
    [
      kind === 'rest' ? 'rest' : label,
      seconds !== undefined && `${seconds}s`,
      bySeconds !== undefined && `by ${bySeconds}s`,
      kind === 'work' && `[${tasks.map(({ entry: place, reps }) => (reps === undefined ? place : `${place}x${reps}`)).join(',')}]`,
      kind === 'work' && tap,
      isFree && 'free',
      asks,
    ]
      .filter(Boolean)
      .join(' '),
  );
const segmentsOf = (wod: ClockWod, answers = {}) => written(programmeOf(wod, answers).segments);

describe('the programme of an AMRAP', () => {
  it('counts rounds down from its cap', () => {
    expect(segmentsOf({ type: 'AMRAP', timeCapMinutes: 20, exercises: [entry(pull), entry(push)] })).toEqual(['1200s [0,1] round']);
  });

  const parts = (...names: string[]): ClockWod => ({
    type: 'AMRAP',
    timeCapMinutes: 30,
    exercises: names.map((partName, part) => entry(pull, { part, partName })),
  });
  it.each<[string, ClockWod, string[]]>([
    ['a part before it', parts('Buy-in', 'AMRAP 20'), ['Buy-in [0] task', 'AMRAP 20 1200s [1] round']],
    [
      'a part after it',
      parts('AMRAP 30, one full round each in turn', 'Then 5 min'),
      ['AMRAP 30, one full round each in turn 1800s [0] round', 'Then 5 min 300s [1] round'],
    ],
    ['windows', parts('0:00-2:00', '2:00-21:00, AMRAP'), ['0:00-2:00 120s [0] round', '2:00-21:00, AMRAP 1140s [1] round']],
    ['what is left after a buy-in', parts('Buy-in', 'AMRAP in the time left'), ['Buy-in [0] task', 'AMRAP in the time left [1] round']],
  ])('takes the times of its parts: %s', (_, wod, segments) => {
    expect(segmentsOf(wod)).toEqual(segments);
  });

  it('ends with its own time, however long the buy-in took', () => {
    expect(programmeOf(parts('Buy-in', 'AMRAP in the time left')).capSeconds).toBe(1800);
    expect(programmeOf(parts('Buy-in', 'AMRAP 20')).capSeconds).toBeUndefined();
  });

  it('counts a lift for its load, and lines up to the one that is counted', () => {
    const lift = entry('Deadlift', { part: 2, partName: 'Then 5 min', notes: 'partner deadlift, 1-rep max' });
    expect(segmentsOf({ type: 'AMRAP', timeCapMinutes: 30, exercises: [entry(pull, { part: 1, partName: 'AMRAP 30' }), lift] })).toEqual([
      'AMRAP 30 1800s [0] round',
      'Then 5 min 300s [1] none load',
    ]);
    expect(
      segmentsOf({
        type: 'FOR_TIME',
        exercises: [entry(run, { part: 1, partName: '0:00-8:00' }), entry('Deadlift', { part: 1, partName: '0:00-8:00', isMax: true })],
      }),
    ).toEqual(['0:00-8:00 480s [0,1] task reps']);
  });

  it('grows where its lines say so', () => {
    const growing: ClockWod = {
      type: 'AMRAP',
      timeCapMinutes: 15,
      exercises: [entry(push, { reps: 3, notes: 'lateral, add 3 every round' }), entry(run, { notes: 'change arms every round' })],
    };
    expect(programmeOf(growing).segments[0]?.tasks).toEqual([{ entry: 0, reps: 3, more: 3 }, { entry: 1 }]);
  });

  it('has as many windows as its headline says, and the rest between them', () => {
    const chief: ClockWod = { type: 'AMRAP', timeCapMinutes: 11, headline: '3 × AMRAP 3, 1 min rest between', exercises: [entry(pull), entry(push)] };
    expect(segmentsOf(chief)).toEqual([
      'Window 1 of 3 180s [0,1] round',
      'rest 60s',
      'Window 2 of 3 180s [0,1] round',
      'rest 60s',
      'Window 3 of 3 180s [0,1] round',
    ]);
    for (const headline of ['2 × AMRAP 5', 'Partner, 2 × AMRAP 5', '2 × AMRAP 5, in any order']) {
      expect(segmentsOf({ ...chief, headline })).toEqual(['Window 1 of 2 300s [0,1] round', 'Window 2 of 2 300s [0,1] round']);
    }
    expect(segmentsOf({ ...chief, headline: '2 × AMRAP 5, 1:30 rest between' })).toEqual(['660s [0,1] round']);
  });

  it('goes on for those who have done enough', () => {
    const earned: ClockWod = {
      type: 'AMRAP',
      timeCapMinutes: 4,
      headline: 'AMRAP 4, 4 min more for every 3 rounds done in time',
      exercises: [entry(pull)],
    };
    expect(segmentsOf(earned).slice(0, 4)).toEqual([
      'Round 1, 3 by 4:00 by 240s [0] segment',
      'Round 2, 3 by 4:00 by 240s [0] segment',
      'Round 3, 3 by 4:00 by 240s [0] segment',
      'Round 4, 6 by 8:00 by 480s [0] segment',
    ]);
  });
});

describe('the programme of interrupted work', () => {
  const peyton: ClockWod = {
    type: 'AMRAP',
    timeCapMinutes: 20,
    exercises: [
      entry(pull, { part: 1, partName: 'AMRAP 20' }),
      entry('Double-under', { part: 2, partName: 'Every 2 min, from 0:00' }),
      entry(run, { part: 3, partName: 'At 20:00' }),
    ],
  };

  it('has what interrupts it beside the work, for as long as that lasts', () => {
    expect(segmentsOf(peyton)).toEqual(['AMRAP 20 1200s [0] round', 'At 20:00 [2] task']);
    expect(programmeOf(peyton).interruption).toEqual({ everySeconds: 120, untilSeconds: 1200, tasks: [{ entry: 1 }] });
    expect(programmeOf({ ...peyton, exercises: peyton.exercises.slice(0, 2) }).interruption).toEqual({ everySeconds: 120, tasks: [{ entry: 1 }] });
  });

  it('may go by the time of the work itself', () => {
    const shawn: ClockWod = {
      type: 'FOR_TIME',
      exercises: [entry(run), ...[squat, push].map((name) => entry(name, { part: 1, partName: 'After every 5 min of running' }))],
    };
    expect(segmentsOf(shawn)).toEqual(['[0] task']);
    expect(programmeOf(shawn).interruption).toEqual({ everySeconds: 300, ofWork: true, tasks: [{ entry: 1 }, { entry: 2 }] });
  });
});

describe('the programme of work for time', () => {
  it('is one line after the other, with what is rested in between', () => {
    expect(segmentsOf({ type: 'FOR_TIME', exercises: [entry(run, { restAfter: 120 }), entry(pull), entry(push)] })).toEqual([
      '[0] task',
      'rest 120s',
      '[1,2] task',
    ]);
  });

  it('repeats parts in rounds, and leaves the order free where it is', () => {
    const wod: ClockWod = {
      type: 'FOR_TIME',
      exercises: [
        entry(run, { part: 1 }),
        entry(pull, { part: 2, partName: 'In any order, any sets', reps: 100 }),
        entry(push, { part: 2, partName: 'In any order, any sets' }),
        entry(squat, { part: 3, partRounds: 2, partName: 'Then' }),
      ],
    };
    expect(segmentsOf(wod)).toEqual([
      '[0] task',
      'In any order, any sets [1x100,2] task free',
      'Then, Round 1 of 2 [3] task',
      'Then, Round 2 of 2 [3] task',
    ]);
    expect(segmentsOf({ type: 'FOR_TIME', anyOrder: true, exercises: [entry(pull), entry(push)] })).toEqual(['[0,1] task free']);
    // Twice as many single-unders would be over half-way.
    const levels = [entry(pull, { reps: 100, scaled: '200 single-unders' }), entry(push, { reps: 50 })];
    expect(segmentsOf({ type: 'FOR_TIME', anyOrder: true, exercises: levels })).toEqual(['[0,1x50] task free']);
  });

  it('takes the times that the names of its parts say', () => {
    const named = (partName: string, part: number) => entry(squat, { part, partName });
    expect(segmentsOf({ type: 'FOR_TIME', exercises: [named('AMRAP 5', 1), named('0:00-8:30', 2), named('Done by 12:00', 3)] })).toEqual([
      'AMRAP 5 300s [0] round',
      '0:00-8:30 510s [1] round',
      'Done by 12:00 by 720s [2] task',
    ]);
    expect(
      segmentsOf({
        type: 'FOR_TIME',
        exercises: [entry(squat, { part: 1, partName: '5 min', isMax: true, restAfter: 60 }), entry(push, { part: 2, partName: 'AMRAP 5' })],
      }),
    ).toEqual(['5 min 300s [0] none reps', 'rest 60s', 'AMRAP 5 300s [1] round']);
  });

  it('rests before a part whose name says so', () => {
    expect(
      segmentsOf({
        type: 'FOR_TIME',
        exercises: [entry(pull, { part: 1 }), entry(push, { part: 2, partRounds: 2, partName: 'After 3 min of rest' })],
      }),
    ).toEqual(['[0] task', 'rest 180s', 'Round 1 of 2 [1] task', 'Round 2 of 2 [1] task']);
  });

  it('repeats what is done each time, or until something else is done', () => {
    const parts = (first: Partial<WodEntry>, second: Partial<WodEntry>) =>
      programmeOf({ type: 'FOR_TIME', exercises: [entry('Bar Hang', first), entry(run, second)] }).segments;
    const repeating = (label: string) => [{ kind: 'work', label, tasks: [{ entry: 0 }, { entry: 1 }], tap: 'task', repeats: true }];
    expect(parts({ part: 1 }, { part: 2, partName: 'Each time you drop from the bar' })).toEqual(repeating('Each time you drop from the bar'));
    const until = { part: 1, partName: 'Rounds, until 100 thrusters are done' };
    expect(parts(until, until)).toEqual(repeating(until.partName));
  });

  it('gives a heavy lift its window', () => {
    const lift = entry('Deadlift', { duration: 240, notes: 'find a 4-rep max' });
    expect(segmentsOf({ type: 'FOR_TIME', exercises: [entry(run), lift, entry(run)] })).toEqual(['[0] task', '240s [1] none load', '[2] task']);
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
    expect(segmentsOf({ type: 'ROUNDS', rounds: 2, restBetweenRounds: 60, exercises: [entry(pull), entry(push)] })).toEqual([
      'Round 1 of 2 [0,1] segment',
      'rest 60s',
      'Round 2 of 2 [0,1] segment',
    ]);
  });

  it('keeps to its clock where what isn’t needed is rest', () => {
    const lap = entry(run, { distance: 400, notes: 'within 3 min, rest for what is left' });
    expect(segmentsOf({ type: 'ROUNDS', rounds: 2, score: 'REPS', exercises: [entry(pull, { isMax: true, duration: 420 }), lap] })).toEqual([
      'Round 1 of 2 420s [0] none reps',
      'Round 1 of 2 180s [1] segment',
      'Round 2 of 2 420s [0] none reps',
      'Round 2 of 2 180s [1] segment',
    ]);
  });

  it('times stations, and asks for their reps', () => {
    const station = { isMax: true, duration: 60 };
    expect(
      segmentsOf({
        type: 'ROUNDS',
        rounds: 2,
        restBetweenRounds: 30,
        score: 'REPS',
        exercises: [entry(pull, station), entry(push, { ...station, restAfter: 45 })],
      }),
    ).toEqual([
      'Round 1 of 2 60s [0] none reps',
      'Round 1 of 2 60s [1] none reps',
      'rest 45s',
      'rest 30s',
      'Round 2 of 2 60s [0] none reps',
      'Round 2 of 2 60s [1] none reps',
      'rest 45s',
    ]);
  });
});

describe('the programme of an EMOM', () => {
  const untilFailure = (fields: Partial<ClockWod>): ClockWod => ({
    type: 'EMOM',
    minutesLow: 9,
    minutesHigh: 15,
    minutesAreOwn: true,
    estimatedDuration: 12,
    exercises: [entry(pull, { reps: 1 })],
    ...fields,
  });

  it('has more reps in each interval where its headline says so', () => {
    const death = untilFailure({ headline: 'EMOM: 1 rep in minute 1, add 1 each minute until you fail' });
    expect(segmentsOf(death).slice(0, 3)).toEqual(['Minute 1 60s [0] none', 'Minute 2 60s [0x2] none', 'Minute 3 60s [0x3] none']);
    const windows = untilFailure({
      intervalMinutes: 3,
      headline: 'Every 3 min: 10 reps, 2 more each window, until you fail',
      exercises: [entry(pull, { reps: 10, part: 1, partRounds: 2 }), entry(run, { distance: 100, part: 1, partRounds: 2 })],
    });
    expect(segmentsOf(windows).slice(0, 2)).toEqual(['Interval 1, 2 rounds 180s [0,1] none', 'Interval 2, 2 rounds 180s [0x12,1] none']);
  });

  it('goes on until a minute fails where its headline says so, at most as long as it says', () => {
    const macho = untilFailure({ headline: 'EMOM until you fail, at most 20 min' });
    expect([clockQuestions(macho), segmentsOf(macho).length, programmeOf(macho).isUntilMissed]).toEqual([{ minutes: 20 }, 20, true]);
    const death = untilFailure({ headline: 'EMOM: 1 rep in minute 1, add 1 each minute until you fail' });
    expect([clockQuestions(death), segmentsOf(death).length, programmeOf(death).isUntilMissed]).toEqual([{ minutes: null }, 60, true]);
  });

  it('takes the time of each interval where each is for time', () => {
    expect(
      segmentsOf({ type: 'EMOM', score: 'TIME', intervalMinutes: 3, minutesAreOwn: true, estimatedDuration: 6, exercises: [entry(run)] }),
    ).toEqual(['Interval 1 of 2 180s [0] segment', 'Interval 2 of 2 180s [0] segment']);
  });

  it('has what is due in each minute', () => {
    const exercises = [entry(pull, { minute: 1 }), entry(push, { minute: 2 }), entry(squat)];
    expect(segmentsOf({ type: 'EMOM', minutesAreOwn: true, estimatedDuration: 3, exercises })).toEqual([
      'Minute 1 of 3 60s [0,2] none',
      'Minute 2 of 3 60s [1,2] none',
      'Minute 3 of 3 60s [0,2] none',
    ]);
    expect(segmentsOf({ type: 'EMOM', intervalMinutes: 2, minutesAreOwn: true, estimatedDuration: 4, exercises: [entry(pull)] })).toEqual([
      'Interval 1 of 2 120s [0] none',
      'Interval 2 of 2 120s [0] none',
    ]);
  });

  it('rests in the minutes that its headline says, and in those without work', () => {
    const emom = (minutes: number, headline?: string, ...places: number[]): ClockWod => ({
      type: 'EMOM',
      minutesAreOwn: true,
      estimatedDuration: minutes,
      headline,
      exercises: places.map((minute) => entry(pull, { minute })),
    });
    expect(segmentsOf(emom(6, 'EMOM 6, minute 3: rest', 1, 2))).toEqual([
      'Minute 1 of 6 60s [0] none',
      'Minute 2 of 6 60s [1] none',
      'rest 60s',
      'Minute 4 of 6 60s [0] none',
      'Minute 5 of 6 60s [1] none',
      'rest 60s',
    ]);
    expect(segmentsOf(emom(4, 'EMOM 4, minute 2, 4: rest', 1, 3))).toEqual([
      'Minute 1 of 4 60s [0] none',
      'rest 60s',
      'Minute 3 of 4 60s [1] none',
      'rest 60s',
    ]);
    expect(segmentsOf(emom(3, undefined, 1, 3))).toEqual(['Minute 1 of 3 60s [0] none', 'rest 60s', 'Minute 3 of 3 60s [1] none']);
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
    expect(segments.slice(14, 19)).toEqual([
      'Cycle 1 of 2, 8 of 8 20s [0] none reps',
      'rest 10s',
      'rest 60s',
      'Cycle 2 of 2, 1 of 8 20s [1] none reps',
      'rest 10s',
    ]);
    expect(segments.at(-1)).toBe('Cycle 2 of 2, 8 of 8 20s [1] none reps');
  });

  it('takes turns where there are more movements than cycles', () => {
    expect(
      segmentsOf({ type: 'TABATA', tabataCycles: 1, exercises: [entry(squat), entry(push)] })
        .filter((_, index) => index % 2 === 0)
        .slice(0, 3),
    ).toEqual(['1 of 8 20s [0] none reps', '2 of 8 20s [1] none reps', '3 of 8 20s [0] none reps']);
  });
});

describe('the programme of a ladder', () => {
  it('has a rung for each count; an entry with an amount keeps it', () => {
    expect(segmentsOf({ type: 'LADDER', repScheme: '21-15-9', exercises: [entry(squat), entry(run, { distance: 200 })] })).toEqual([
      'Set 1 of 3: 21 [0x21,1] segment',
      'Set 2 of 3: 15 [0x15,1] segment',
      'Set 3 of 3: 9 [0x9,1] segment',
    ]);
    expect(segmentsOf({ type: 'LADDER', startReps: 3, exercises: [entry(squat)] })).toEqual([
      'Set 1 of 3: 3 [0x3] segment',
      'Set 2 of 3: 2 [0x2] segment',
      'Set 3 of 3: 1 [0x1] segment',
    ]);
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
  const kalsu: ClockWod = {
    type: 'CHIPPER_EMOM',
    intervalMinutes: 1,
    exercises: [entry('Thruster', { reps: 100 }), entry('Burpee', { reps: 5, isEmomInterruption: true })],
  };

  it('is work for time with what interrupts it', () => {
    expect(programmeOf(kalsu)).toMatchObject({ interruption: { everySeconds: 60, tasks: [{ entry: 1 }] } });
    expect(segmentsOf(kalsu)).toEqual(['[0] task']);
  });
});

describe('the programme of work for load', () => {
  it('is attempts with rest between them', () => {
    const total: ClockWod = { type: 'FOR_TIME', score: 'LOAD', exercises: [entry('Deadlift')] };
    expect(clockQuestions(total)).toEqual({ attempts: 3, setRest: 180 });
    expect(clockQuestions({ ...total, exercises: [entry('Deadlift', { restAfter: 120 })] })).toEqual({ attempts: 3, setRest: 120 });
    expect(segmentsOf(total, { attempts: 2, setRest: 90 })).toEqual([
      'Attempt 1 of 2 [0] segment load',
      'rest 90s',
      'Attempt 2 of 2 [0] segment load',
    ]);
  });

  it('is sets where it says how many', () => {
    expect(segmentsOf({ type: 'ROUNDS', rounds: 2, score: 'LOAD', restBetweenRounds: 120, exercises: [entry('Back Squat', { reps: 5 })] })).toEqual([
      'Set 1 of 2 [0] segment load',
      'rest 120s',
      'Set 2 of 2 [0] segment load',
    ]);
    expect(segmentsOf({ type: 'LADDER', repScheme: '15-12', score: 'LOAD', exercises: [entry('Clean')] })).toEqual([
      'Set 1 of 2: 15 reps [0x15] segment load',
      'rest 180s',
      'Set 2 of 2: 12 reps [0x12] segment load',
    ]);
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
    expect(programmeOf({ ...pair, headline: 'Change after every line' }).segments).toEqual([
      expect.objectContaining({ tap: 'task', repeats: true, tasks: [{ entry: 0 }, { entry: 1 }] }),
    ]);
  });
});
