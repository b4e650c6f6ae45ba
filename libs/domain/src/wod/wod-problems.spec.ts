import { wodProblems } from './wod-problems.js';
import type { WodType } from './wod-type.js';
import type { WodEntryInput, WodInput } from './wod.js';

const wod = (fields: Partial<WodInput> = {}): WodInput => ({ name: 'Fran', type: 'FOR_TIME', exercises: [{ exerciseId: 'a' }], ...fields });
const messages = (input: WodInput): string[] => wodProblems(input).map(({ field, message }) => `${field}: ${message}`);

describe('wodProblems', () => {
  it.each<[string, WodInput]>([
    ['the least', wod()],
    ['no exercises', wod({ exercises: [] })],
    [
      'everything',
      wod({
        name: 'n'.repeat(120),
        description: 'd'.repeat(4000),
        category: 'HERO',
        timeCapMinutes: 20,
        estimatedDuration: 12,
        videoUrl: 'https://youtu.be/dQw4w9WgXc_',
        minutesLow: 1,
        minutesHigh: 1440,
        score: 'LOAD',
        headline: 'h'.repeat(200),
        stimulus: 's'.repeat(1000),
        dedication: 'd'.repeat(1000),
        scaled: 's'.repeat(500),
        beginner: 'b'.repeat(500),
        restBetweenRounds: 60,
        team: 10,
        vestWeight: 9,
        womenVestWeight: 6,
        isVestOptional: true,
        anyOrder: true,
        aka: Array.from({ length: 20 }, () => 'n'.repeat(120)),
        exercises: [
          {
            exerciseId: 'a',
            reps: 1,
            distance: 1,
            duration: 1,
            timeCap: 1,
            weight: 0,
            womenWeight: 29.5,
            notes: 'n'.repeat(500),
            part: 20,
            partRounds: 1000,
            partName: 'p'.repeat(80),
            unit: 'FEET',
            minute: 1440,
            restAfter: 86_400,
            scaled: 's'.repeat(200),
            beginner: 'b'.repeat(200),
            isEmomInterruption: true,
          },
        ],
      }),
    ],
    ['the same minutes from and to', wod({ minutesLow: 20, minutesHigh: 20 })],
    ['as many as possible in a minute', wod({ exercises: [{ exerciseId: 'a', isMax: true, duration: 60, unit: 'CALORIES' }] })],
    ['calories that the ladder counts', wod({ type: 'LADDER', exercises: [{ exerciseId: 'a', unit: 'CALORIES' }] })],
    ['shuttles of so many feet', wod({ exercises: [{ exerciseId: 'a', reps: 6, distance: 15, unit: 'FEET' }] })],
    ['spaces around a long name', wod({ name: ` ${'n'.repeat(120)} ` })],
    ['empty optional texts', wod({ description: '', videoUrl: ' ', type: 'LADDER', repScheme: '' })],
    ['60 exercises', wod({ exercises: Array.from({ length: 60 }, () => ({ exerciseId: 'a' })) })],
  ])('finds nothing in %s', (_, input) => {
    expect(wodProblems(input)).toEqual([]);
  });

  it.each<[Partial<WodInput>, string]>([
    [{ name: '' }, 'name: Name is required'],
    [{ name: ' \n' }, 'name: Name is required'],
    [{ name: undefined }, 'name: Name is required'],
    [{ name: 'n'.repeat(121) }, 'name: Name must be at most 120 characters'],
    [{ description: 'd'.repeat(4001) }, 'description: Description must be at most 4000 characters'],
    [{ type: undefined }, 'type: Type is required'],
    [{ type: '' as WodType }, 'type: Type is required'],
    [{ type: 'YOGA' as WodType }, 'type: Type must be one of EMOM, AMRAP, ROUNDS, LADDER, TABATA, FOR_TIME, CHIPPER_EMOM'],
    [{ category: 'LOCAL' as 'HERO' }, 'category: Category must be one of HERO, BENCHMARK, CUSTOM'],
    [{ estimatedDuration: 0 }, 'estimatedDuration: Estimated duration must be a whole number from 1 to 1440'],
    [{ estimatedDuration: 1.5 }, 'estimatedDuration: Estimated duration must be a whole number from 1 to 1440'],
    [{ estimatedDuration: 1441 }, 'estimatedDuration: Estimated duration must be a whole number from 1 to 1440'],
    [{ videoUrl: 'youtu.be/x' }, 'videoUrl: Video URL must be a full web address, starting with http:// or https://'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl: Video URL must be a full web address, starting with http:// or https://'],
    [{ videoUrl: `https://example.org/${'x'.repeat(481)}` }, 'videoUrl: Video URL must be at most 500 characters'],
    [{ minutesLow: 0 }, 'minutesLow: Minutes from must be a whole number from 1 to 1440'],
    [{ minutesLow: 5, minutesHigh: 1441 }, 'minutesHigh: Minutes to must be a whole number from 1 to 1440'],
    [{ minutesLow: 9, minutesHigh: 5 }, 'minutesHigh: Minutes to must not be less than minutes from'],
    [{ minutesLow: 5 }, 'minutesHigh: Minutes to is required with minutes from'],
    [{ minutesHigh: 9 }, 'minutesLow: Minutes from is required with minutes to'],
    [{ restBetweenRounds: 0 }, 'restBetweenRounds: Rest between rounds must be a whole number from 1 to 86400'],
    [{ team: 1 }, 'team: Team must be a whole number from 2 to 10'],
    [{ team: 11 }, 'team: Team must be a whole number from 2 to 10'],
    [{ vestWeight: 9.2 }, 'vestWeight: Vest must be from 0 to 2000 kg in steps of 0.5'],
    [{ womenVestWeight: 6 }, "vestWeight: Vest is required with a women's vest"],
    [{ womenVestWeight: 6, vestWeight: 0 }, "vestWeight: Vest is required with a women's vest"],
    [{ isVestOptional: true }, 'vestWeight: Vest is required when it is optional'],
    [{ scaled: 's'.repeat(501) }, 'scaled: Scaled must be at most 500 characters'],
    [{ beginner: 'b'.repeat(501) }, 'beginner: Beginner must be at most 500 characters'],
    [{ score: 'LUCK' as never }, 'score: Score must be one of TIME, ROUNDS_AND_REPS, REPS, LOAD, NONE'],
    [{ headline: 'h'.repeat(201) }, 'headline: Headline must be at most 200 characters'],
    [{ stimulus: 's'.repeat(1001) }, 'stimulus: Stimulus must be at most 1000 characters'],
    [{ dedication: 'd'.repeat(1001) }, 'dedication: Dedication must be at most 1000 characters'],
    [{ aka: Array.from({ length: 21 }, () => 'n') }, 'aka: Other names must be at most 20'],
    [{ aka: ['n', 'n'.repeat(121)] }, 'aka: Other names must be at most 120 characters'],
    [
      { exercises: Array.from({ length: 60 }, (_, index) => ({ exerciseId: index === 59 ? '' : 'a' })) },
      'exercises.59.exerciseId: Exercise is required',
    ],
    [{ exercises: Array.from({ length: 61 }, () => ({ exerciseId: '' })) }, 'exercises: A WOD can have at most 60 exercises'],
  ])('%j', (fields, problem) => {
    expect(messages(wod(fields))).toEqual([problem]);
  });

  it.each<[WodType, keyof WodInput, string, number, number]>([
    ['AMRAP', 'timeCapMinutes', 'Time cap', 1, 1440],
    ['FOR_TIME', 'timeCapMinutes', 'Time cap', 1, 1440],
    ['EMOM', 'intervalMinutes', 'Interval', 1, 1440],
    ['CHIPPER_EMOM', 'intervalMinutes', 'Interval', 1, 1440],
    ['ROUNDS', 'rounds', 'Rounds', 1, 1000],
    ['LADDER', 'startReps', 'Start reps', 2, 50],
    ['TABATA', 'tabataCycles', 'Tabata cycles', 1, 10],
  ])('%s takes %s as a whole number in its range', (type, field, label, min, max) => {
    for (const value of [min, min + 1, max]) expect(wodProblems(wod({ type, [field]: value }))).toEqual([]);
    for (const value of [min - 1, max + 1, min + 0.5, -1, Number.NaN, Infinity]) {
      expect(messages(wod({ type, [field]: value }))).toEqual([`${field}: ${label} must be a whole number from ${min} to ${max}`]);
    }
  });

  it.each<[WodType, string[]]>([
    ['EMOM', []],
    ['AMRAP', ['timeCapMinutes: Time cap is required for this type']],
    ['ROUNDS', ['rounds: Rounds is required for this type']],
    ['LADDER', []],
    ['TABATA', ['tabataCycles: Tabata cycles is required for this type']],
    ['FOR_TIME', []],
    ['CHIPPER_EMOM', ['intervalMinutes: Interval is required for this type']],
  ])('without parameters %s has the problems %j', (type, problems) => {
    expect(messages(wod({ type }))).toEqual(problems);
  });

  it('takes any rep scheme of at most 100 characters', () => {
    expect(wodProblems(wod({ type: 'LADDER', repScheme: 'as many as you like'.padEnd(100, '!') }))).toEqual([]);
    expect(messages(wod({ type: 'LADDER', repScheme: '1'.repeat(101) }))).toEqual(['repScheme: Rep scheme must be at most 100 characters']);
  });

  it('does not look at parameters of other types', () => {
    const foreign = { intervalMinutes: 0, rounds: -1, startReps: 99, tabataCycles: 99, repScheme: '1'.repeat(200) };
    expect(wodProblems(wod({ type: 'FOR_TIME', ...foreign }))).toEqual([]);
    expect(wodProblems(wod({ type: 'ROUNDS', rounds: 3, timeCapMinutes: 0 }))).toEqual([]);
  });

  it.each<[keyof WodEntryInput, string, number]>([
    ['reps', 'Reps', 100_000],
    ['distance', 'Distance', 1_000_000],
    ['duration', 'Duration', 86_400],
    ['timeCap', 'Time cap', 86_400],
  ])('an entry takes %s from 1', (field, label, max) => {
    for (const value of [1, max]) expect(wodProblems(wod({ exercises: [{ exerciseId: 'a', [field]: value }] }))).toEqual([]);
    for (const value of [0, -1, 1.5, max + 1, Number.NaN]) {
      expect(messages(wod({ exercises: [{ exerciseId: 'a' }, { exerciseId: 'b', [field]: value }] }))).toEqual([
        `exercises.1.${field}: ${label} must be a whole number from 1 to ${max}`,
      ]);
    }
  });

  it.each<[keyof WodEntryInput, string]>([
    ['weight', 'Weight'],
    ['womenWeight', "Women's weight"],
  ])('an entry takes %s from 0 in steps of 0.5', (field, label) => {
    for (const value of [0, 0.5, 29.5, 43, 2000]) expect(wodProblems(wod({ exercises: [{ exerciseId: 'a', [field]: value }] }))).toEqual([]);
    for (const value of [-0.5, 0.25, 29.4, 2000.5, Number.NaN, Infinity]) {
      expect(messages(wod({ exercises: [{ exerciseId: 'a', [field]: value }] }))).toEqual([
        `exercises.0.${field}: ${label} must be from 0 to 2000 kg in steps of 0.5`,
      ]);
    }
  });

  it('an entry needs an exercise and takes notes of at most 500 characters', () => {
    expect(messages(wod({ exercises: [{ exerciseId: '' }, { exerciseId: 'a', notes: 'n'.repeat(501) }] }))).toEqual([
      'exercises.0.exerciseId: Exercise is required',
      'exercises.1.notes: Notes must be at most 500 characters',
    ]);
  });

  it('an entry is of one of 20 parts, which is done up to 1000 times', () => {
    const problemsOf = (entry: Partial<WodEntryInput>) => messages(wod({ exercises: [{ exerciseId: 'a', ...entry }] }));
    for (const part of [0, 21, 1.5, Number.NaN]) expect(problemsOf({ part })).toEqual(['exercises.0.part: Part must be a whole number from 1 to 20']);
    for (const partRounds of [0, 1001]) {
      expect(problemsOf({ part: 1, partRounds })).toEqual(['exercises.0.partRounds: Part rounds must be a whole number from 1 to 1000']);
    }
    expect(problemsOf({ partRounds: 3 })).toEqual(['exercises.0.part: Part is required with part rounds']);
    expect(problemsOf({ partName: 'Buy-in' })).toEqual(['exercises.0.part: Part is required with part name']);
  });

  it.each<[Partial<WodEntryInput>, string[]]>([
    [{ unit: 'MILES' }, ['exercises.0.distance: Distance is required with miles, yards and feet']],
    [{ unit: 'FEET', reps: 5 }, ['exercises.0.distance: Distance is required with miles, yards and feet']],
    [{ isMax: true, reps: 5 }, ['exercises.0.reps: Reps must be empty when it is as many as possible']],
    [{ isMax: true, distance: 5 }, ['exercises.0.distance: Distance must be empty when it is as many as possible']],
    [{ minute: 0 }, ['exercises.0.minute: Minute must be a whole number from 1 to 1440']],
    [{ restAfter: 0 }, ['exercises.0.restAfter: Rest after it must be a whole number from 1 to 86400']],
    [{ scaled: 's'.repeat(201) }, ['exercises.0.scaled: Scaled must be at most 200 characters']],
  ])('an entry of %j has the problems %j', (entry, problems) => {
    expect(messages(wod({ exercises: [{ exerciseId: 'a', ...entry }] }))).toEqual(problems);
  });

  it('names every problem at once', () => {
    expect(messages(wod({ name: '', type: 'TABATA', tabataCycles: 11, exercises: [{ exerciseId: '', reps: 0 }] }))).toEqual([
      'name: Name is required',
      'tabataCycles: Tabata cycles must be a whole number from 1 to 10',
      'exercises.0.exerciseId: Exercise is required',
      'exercises.0.reps: Reps must be a whole number from 1 to 100000',
    ]);
  });
});
