import { type HeadlineSubject, headlineText, vestText } from './headline.js';

const wod = (fields: Partial<HeadlineSubject>): HeadlineSubject => ({ type: 'FOR_TIME', exercises: [{}, {}], ...fields });

it.each([
  [{}, 'For time'],
  [{ timeCapMinutes: 20 }, 'For time, 20 min cap'],
  [{ anyOrder: true }, 'For time, in any order'],
  [{ score: 'LOAD' }, 'For load'],
  [{ score: 'NONE' }, 'For quality'],
  [{ team: 2 }, 'Partner, for time'],
  [{ team: 3, timeCapMinutes: 60 }, 'Team of 3, for time, 60 min cap'],
  [{ team: 1 }, 'For time'],
  [{ type: 'ROUNDS', rounds: 5 }, '5 rounds for time'],
  [{ type: 'ROUNDS', rounds: 1 }, '1 round for time'],
  [{ type: 'ROUNDS' }, '1 round for time'],
  [{ type: 'ROUNDS', rounds: 3, score: 'REPS', restBetweenRounds: 60 }, '3 rounds for reps, 1 min rest between rounds'],
  [{ type: 'ROUNDS', rounds: 10, restBetweenRounds: 30 }, '10 rounds for time, 30 s rest between rounds'],
  [{ type: 'AMRAP', timeCapMinutes: 20 }, 'AMRAP 20'],
  [{ type: 'AMRAP', timeCapMinutes: 31, team: 2 }, 'Partner, AMRAP 31'],
  [{ type: 'AMRAP' }, 'AMRAP'],
  [{ type: 'AMRAP', timeCapMinutes: 7, score: 'REPS' }, 'AMRAP 7 for reps'],
  [{ type: 'AMRAP', timeCapMinutes: 7, score: 'ROUNDS_AND_REPS' }, 'AMRAP 7'],
  [{ type: 'EMOM', intervalMinutes: 2, estimatedDuration: 20, score: 'LOAD' }, 'E2MOM 20 for load'],
  [
    {
      type: 'ROUNDS',
      rounds: 3,
      score: 'REPS',
      exercises: [
        { isMax: true, duration: 60 },
        { isMax: true, duration: 60 },
      ],
      restBetweenRounds: 60,
    },
    '3 rounds for reps, 1 min at each station, 1 min rest between rounds',
  ],
  [
    {
      score: 'REPS',
      exercises: [
        { isMax: true, duration: 60 },
        { isMax: true, duration: 30 },
      ],
    },
    'For reps',
  ],
  [{ score: 'REPS', exercises: [{ isMax: true, duration: 60 }] }, 'For reps'],
  [{ type: 'EMOM', intervalMinutes: 1, estimatedDuration: 30 }, 'EMOM 30'],
  [{ type: 'EMOM', intervalMinutes: 2, estimatedDuration: 20 }, 'E2MOM 20'],
  [{ type: 'EMOM' }, 'EMOM'],
  [{ type: 'LADDER', repScheme: '21-15-9' }, '21-15-9 for time'],
  [{ type: 'LADDER', repScheme: '15/12/9', score: 'LOAD' }, '15-12-9 for load'],
  [{ type: 'LADDER', startReps: 10 }, '10-9-8-7-6-5-4-3-2-1 for time'],
  [{ type: 'LADDER', startReps: 11 }, '11-10-9-…-1 for time'],
  [{ type: 'LADDER' }, '10-9-8-7-6-5-4-3-2-1 for time'],
  [{ type: 'TABATA', tabataCycles: 2 }, 'Tabata: 8 × 20 s on / 10 s off, each movement'],
  [{ type: 'TABATA', tabataCycles: 4 }, 'Tabata: 4 × 8 × 20 s on / 10 s off'],
  [{ type: 'TABATA', tabataCycles: 1 }, 'Tabata: 8 × 20 s on / 10 s off'],
  [{ type: 'TABATA', tabataCycles: 1, exercises: [{}] }, 'Tabata: 8 × 20 s on / 10 s off'],
  [{ type: 'CHIPPER_EMOM', intervalMinutes: 1 }, 'For time, interrupted every minute'],
  [{ type: 'CHIPPER_EMOM', intervalMinutes: 2 }, 'For time, interrupted every 2 minutes'],
  [{ headline: '  Deck of cards ' }, 'Deck of cards'],
  [{ headline: ' ' }, 'For time'],
] as [Partial<HeadlineSubject>, string][])('%j: %s', (fields, headline) => {
  expect(headlineText(wod(fields))).toBe(headline);
});

it('says the vest in both units, and whether it has to be', () => {
  expect(vestText(wod({ vestWeight: 9, womenVestWeight: 6 }), 'kg')).toBe('with a 9 / 6 kg (20/14 lb) vest');
  expect(vestText(wod({ vestWeight: 9, womenVestWeight: 6, isVestOptional: true }), 'lb')).toBe('with a 20 / 14 lb (9/6 kg) vest, if you have one');
  expect(vestText(wod({ isVestOptional: true }), 'kg')).toBeUndefined();
});
